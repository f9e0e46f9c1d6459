struct Fib: Sequence, IteratorProtocol { var (a, b) = (0, 1); mutating func next() -> Int? { defer { (a, b) = (b, a + b) }; if a > 10000 { print("far"); return nil }; return a } }
print(Array(Fib().prefix(3)))
print(Fib().first { $0 > 100 }!)
print(Fib().lazy.filter { $0 % 2 == 0 }.map { $0 * $0 }.prefix(4).reduce(0, +))
print(Array(Fib().drop { $0 < 5 }.prefix(3)))
for x in Fib().dropFirst(2) { print(x); if x > 3 { break } }
for x in Fib().prefix(while: { $0 < 8 }) where x > 3 { print(x) }
for (a, b) in zip(Fib(), Fib().dropFirst()) { if a > 3 { break }; print(a, b) }
print(Fib().dropFirst(3).prefix(2).map { $0 }, Fib().enumerated().first { $0.element > 50 }!, Fib().contains(55))
print(Fib().lazy.drop { $0 < 5 }.prefix(2).map { $0 }, Array(Fib().lazy.prefix { $0 < 9 }), Fib().lazy.compactMap { $0 > 5 ? "\($0)" : nil }.first { _ in true } ?? "-", Fib().lazy.flatMap { [$0, $0] }.dropFirst(3).first { _ in true }!)
print(type(of: Fib().prefix(2)), type(of: Fib().drop { $0 < 1 }), type(of: Fib().dropFirst()), type(of: Fib().prefix { $0 < 3 }), type(of: Fib().lazy.drop { $0 < 1 }))
let d = Fib().drop { print("t", $0); return $0 < 3 }; print("made"); for x in d { print(x); if x > 5 { break } }
