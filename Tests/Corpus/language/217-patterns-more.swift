// pattern matching
let pts = [(0, 0), (1, 0), (0, 5), (2, 2), (-3, 3), (4, 9)]
for p in pts {
    switch p {
    case (0, 0): print("origin")
    case (_, 0): print("x axis")
    case (0, let y): print("y axis at \(y)")
    case let (x, y) where x == y: print("diagonal \(x)")
    case (-5...5, -5...5): print("near")
    default: print("far")
    }
}
func classify(_ v: Any) -> String {
    switch v {
    case 0 as Int: return "zero"
    case let i as Int where i < 0: return "neg \(i)"
    case is Int: return "int"
    case let d as Double: return "double \(d)"
    case let s as String: return "string \(s.count)"
    case let (a, b) as (Int, Int): return "pair \(a + b)"
    case let arr as [Int]: return "ints \(arr.count)"
    case let f as (Int) -> Int: return "fn \(f(2))"
    case Optional<Any>.none: return "nil"
    default: return "other \(type(of: v))"
    }
}
print(([0, -4, 7, 2.5, "hey", (1, 2), [1, 2, 3], { (x: Int) in x * 2 }, true] as [Any]).map { classify($0) })
func grade(_ n: Int) -> Character {
    switch n {
    case 90...: return "A";
    case 80..<90: return "B";
    case ..<0: return "?";
    case 70, 71, 72...79: return "C";
    default: return "F"
    }
}
print([95, 85, 71, 75, 10, -1].map { grade($0) })
struct Even {}
func ~= (p: Even, v: Int) -> Bool { v % 2 == 0 }
func ~= (p: String, v: Int) -> Bool { String(v) == p }
func ~= <T>(p: (T) -> Bool, v: T) -> Bool { p(v) }
for n in [3, 4, 11] {
    switch n {
    case "3": print("three");
    case Even(): print("even");
    case { $0 > 10 }: print("big");
    default: print("odd")
    }
}
let o: Int? = 5, none: Int? = nil
switch o {
case 5?: print("five");
case .some(let x): print(x);
case nil: print("none")
}
switch (o, none) {
case (let a?, nil): print("a \(a)");
case (nil, _?): print("b");
case (.some, .some): print("both");
default: print("no")
}
if case let x? = o, x > 3 { print("x", x) }
if case 1...9 = 5 { print("in") }
guard case .some(let v) = o else { fatalError() }
print(v)
var it = [1, nil, 3].makeIterator()
while case let e? = it.next() { print(e as Any) }
for case let (i, x?) in [nil, "a", "b"].enumerated() { print(i, x) }
for case 2... in [1, 2, 3] { print("two or more") }
var n = 0
outer: while true {
    inner: for i in 0... {
        n += 1; if i == 3 { continue outer }; if n > 10 { break outer };
        switch i {
        case 2: break inner;
        default: continue
        }
    }
}
print(n)
switch 5 {
case 5: print("5"); fallthrough;
case 6: print("6"); fallthrough;
default: print("d")
}
switch "hello" {
case let s where s.hasPrefix("h"): print("h-word");
default: break
}
let label =
    switch 7 % 3 {
    case 0: "zero";
    case 1: "one";
    default: "two"
    }
let amount = if n > 3 { "many" } else { "few" }
print(label, amount)
switch (1, ("a", true)) {
case (_, (let s, true)): print(s);
default: print("-")
}
enum E: Error { case a(Int), b }
do { throw E.a(3) } catch E.a(let x) where x > 5 { print("big") } catch E.a(1...4) { print("small") } catch {
    print("?")
}
let c: Character = "é"
switch c {
case "a", "e": print("plain");
case "à"..."ü": print("accent");
default: print("other")
}
if case (let a, let b) = (1, 2), a < b { print(a, b) }
switch [1, 2, 3] {
case []: print("empty");
case let xs where xs.first == 1: print("starts 1");
default: print("x")
}
