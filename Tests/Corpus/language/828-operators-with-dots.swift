// Expected: compiled with swiftc 6.3. Operators of the program that begin with a dot; types read of the type of a value.
infix operator .*: MultiplicationPrecedence
infix operator .+: AdditionPrecedence
prefix operator .-
infix operator .==: ComparisonPrecedence
func .* (a: [Double], b: [Double]) -> [Double] { zip(a, b).map { $0 * $1 } }
func .+ (a: [Double], b: [Double]) -> [Double] { zip(a, b).map(+) }
prefix func .- (a: [Double]) -> [Double] { a.map { -$0 } }
extension Array where Element == Double { static func .== (a: [Double], b: [Double]) -> [Bool] { zip(a, b).map { $0 == $1 } } }
let x = [1.0, 2], y = [3.0, 4]
print(x .* y, x .+ y .* x, .-x, x.*y, x .== [1, 3])
print([x, y].reduce([0, 0], .+))
struct S { var n: Int? = 4; var f: (Int) -> Int = { $0 } }
let s = S(); print(s.n! + 1, s.n?.magnitude as Any, \S.n == \.n)
let o: S? = s
print(o?.n ?? 0, [1, 2, 3][...1], 1...3, (1 ..< 3))
protocol Animal { associatedtype Food; func eat(_ f: Food) -> String }
struct Meat {}
struct Tiger: Animal { typealias Food = Meat; typealias Other = [Int]; struct Inner { static let n = 5 }; func eat(_ f: Meat) -> String { "x" } 
  static func make() -> Tiger { Tiger() } }
struct AnyAnimal<Food>: Animal { let e: (Food) -> String; init<A: Animal>(_ a: A) where A.Food == Food { e = a.eat }; func eat(_ f: Food) -> String { e(f) } }
let tiger = Tiger(), any = AnyAnimal(Tiger())
print(type(of: tiger).Food.self, type(of: any).Food.self, type(of: tiger).Inner.n, type(of: tiger).Other.self)
let m = type(of: tiger)
print(m.make().eat(Meat()))
