// from swiftc
func grade(_ n: Int) -> String { switch n { case ..<0, 101...: "?"; case 90...100: "A"; case 70..<90: "B"; case 50..<70 where n % 2 == 0: "C+"; case 50..<70: "C"; default: "F" } }
print([-1, 95, 70, 60, 61, 3, 200].map(grade))
func fizz(_ n: Int) -> String { switch (n % 3, n % 5) { case (0, 0): return "FizzBuzz"; case (0, _): return "Fizz"; case (_, 0): return "Buzz"; default: return "\(n)" } }
print((1...15).map(fizz).joined(separator: ","))
let c: Character = "k"; switch c { case "a", "e", "i", "o", "u": print("vowel"); case "a"..."z": print("consonant"); default: print("?") }
var n = 27, steps = 0; while n != 1 { n = n.isMultiple(of: 2) ? n / 2 : 3 * n + 1; steps += 1 }; print(steps)
let x = if steps > 100 { "long" } else { "short" }; print(x)
let kind = switch steps { case 0: "none"; case 1...10: "few"; default: "many" }; print(kind)
repeat { n += 1 } while n < 5; print(n)
for i in stride(from: 1, to: 10, by: 3) where i != 4 { print(i, terminator: ";") }; print()
switch "abc" { case let s where s.hasPrefix("a"): print("a..."); fallthrough; case "zzz": print("fell"); default: print("no") }
let v: (Int?, String?) = (1, nil); switch v { case (let i?, nil): print("just", i); case (nil, _): print("nil"); case (.some, .some(let s)): print(s) }
label: do { if n > 2 { break label }; print("unreached") }
guard case let (i?, _) = v, i > 0 else { fatalError() }; print(i)
