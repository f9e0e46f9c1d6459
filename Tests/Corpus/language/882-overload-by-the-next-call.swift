// Of overloads that give functions the arguments of the next call say which is meant; values of protocols are opened for optionals.
func with<A, B>(_ f: @escaping (A) -> B) -> ([A]) -> [B] { { $0.map(f) } }
func with<A, B>(_ f: @escaping (A) -> B) -> (A?) -> B? { { $0.map(f) } }
let plus: (Int) -> Int = { $0 + 1 }
print(with(plus)([1, 2]))
func count(_ g: @escaping (Int) -> Int) -> (String) -> Int { { g($0.count) } }
func count(_ g: @escaping (Int) -> Int) -> (Double) -> Int { { g(Int($0)) } }
print(count { $0 + 1 }("abc"))
print(count({ $0 + 1 })(2.5))
func double<T: Numeric>(_ number: T) -> T { number * 2 }
func optionalDouble<T: Numeric>(_ number: T?) -> T {
    let value = number ?? 0
    return value * 2
}
let numbers: [any Numeric] = [1, 2.5]
for number in numbers { print(double(number), optionalDouble(number)) }
protocol Shape { func area() -> Double }
struct Square: Shape { func area() -> Double { 4 } }
func show<S: Shape>(_ shape: S?, _ name: String = "s") -> String { shape.map { "\(S.self) \($0.area())" } ?? name }
let shape: any Shape = Square()
print(show(shape), show(Optional<Square>.none, "none"))
class Coordinator<T> {
    let root: T
    required init(root: T) { self.root = root }
}
class Home: Coordinator<Int> {
    let name: String
    required init(root: Int) {
        name = "home \(root)"
        super.init(root: root)
    }
}
print(Home(root: 3).name)
class Open {
    let list: Array = [1, 2]
    let table: Dictionary = ["a": 1.5]
    let box: Coordinator = Coordinator<String>(root: "b")
    static let shared: Set = ["x"]
}
print(Open().list, Open().table, Open().box.root, Open.shared)
