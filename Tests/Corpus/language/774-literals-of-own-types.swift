// Expected: compiled with swiftc 6.3. Name("x") is the literal as a Name.
struct Name: ExpressibleByStringLiteral { let v: String; init(stringLiteral s: String) { v = "lit " + s } }
struct Both: ExpressibleByIntegerLiteral { let v: String; init(integerLiteral i: Int) { v = "lit \(i)" }; init(_ i: Int) { v = "init \(i)" } }
struct List: ExpressibleByArrayLiteral { let v: [Int]; init(arrayLiteral e: Int...) { v = e } }
struct D: ExpressibleByFloatLiteral { let v: Double; init(floatLiteral d: Double) { v = d } }
struct G<T>: ExpressibleByStringLiteral { let v: String; init(stringLiteral s: String) { v = "\(T.self) " + s } }
print(Name("x").v, Both(3).v, D(2.5).v, G<Int>("a").v)
let n = 4; print(Both(n).v)
print([Name("a"), "b"].map(\.v))
enum E: ExpressibleByBooleanLiteral { case t, f; init(booleanLiteral b: Bool) { self = b ? .t : .f } }
print(E(true))
