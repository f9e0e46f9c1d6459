// from swiftc
enum Token: Equatable { case number(Int), op(Character), paren(open: Bool), end }
let tokens: [Token] = [.number(5), .op("+"), .paren(open: true), .number(-2), .paren(open: false), .end]
for case .number(let n) in tokens where n > 0 { print("positive", n) }
for t in tokens {
    switch t {
    case .number(..<0): print("neg")
    case .number(let n): print("num \(n)")
    case .op("+"), .op("-"): print("additive")
    case .op(let c): print("op \(c)")
    case .paren(open: true): print("(")
    case .paren: print(")")
    case .end: break
    }
}
if case .paren(let open) = tokens[2], open { print("opened") }
let point = (3, -3)
switch point { case (0, 0): print("origin"); case (let x, let y) where x == -y: print("anti \(x)"); case (_, 0...): print("upper"); default: print("else") }
let optional: Int?? = .some(nil)
switch optional { case .some(.some(let v)): print(v); case .some(nil): print("inner nil"); case nil: print("nil") }
let any: [Any] = [1, "two", 3.0, [4], ("five", 5), Optional<Int>.none as Any]
for a in any { switch a { case let i as Int: print("int", i); case let s as String: print("str", s); case is Double: print("double"); case let arr as [Int]: print("arr", arr); case let (s, n) as (String, Int): print(s, n); default: print("?") } }
func ~= (pattern: (Int) -> Bool, value: Int) -> Bool { pattern(value) }
let isEven = { (n: Int) in n % 2 == 0 }
switch 8 { case isEven: print("even"); default: print("odd") }
