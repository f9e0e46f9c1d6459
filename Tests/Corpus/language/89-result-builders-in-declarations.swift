@resultBuilder struct L { static func buildBlock(_ p: [Int]...) -> [Int] { p.flatMap { $0 } } ; static func buildExpression(_ n: Int) -> [Int] { [n] }; static func buildOptional(_ p: [Int]?) -> [Int] { p ?? [] }; static func buildEither(first p: [Int]) -> [Int] { p }; static func buildEither(second p: [Int]) -> [Int] { p }; static func buildArray(_ p: [[Int]]) -> [Int] { p.flatMap { $0 } } }
func l(@L _ f: () -> [Int]) -> [Int] { f() }
func l2(_ name: String, @L f: @escaping () -> [Int]) -> () -> [Int] { f }
print(l {}, l { 1 }, l { for (i, c) in [5, 6].enumerated() where c > 5 { i; c } })
print(l { let x = 3; let y = x * 2; x; y; if y > 5 { let z = y + 1; z; z } })
let f = l2("q") { 1; 2 }
print(f())
struct V { let xs: [Int]; init(@L _ f: () -> [Int]) { xs = f() } ; @L static var four: [Int] { 4; 4 } }
print(V { 7; 8 }.xs, V.four)
protocol Shape { @L var sides: [Int] { get } }
struct Sq: Shape { var sides: [Int] { 1; 2 } }
print(Sq().sides)
enum K { case a(Int), b }
func k(_ v: K) -> [Int] { l { switch v { case .a(let n) where n > 3: n; n; case .a(let n): n; case .b: 0 } } }
print(k(.a(9)), k(.a(1)), k(.b))
print(l { l { 1 }.count; do { 5; 6 } })
