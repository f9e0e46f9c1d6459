// Closures whose parameters only an operator in the body tells.
let square = { (x) -> Int in return x * x }
print(square(3))
let sum = { a, b in return (a + b) * 2 }
print(sum(1, 2))
let half = { (x) -> Double in x / 2 }
print(half(3))
let big = { $0 > 10 }
print(big(11), type(of: big))
let join = { (a, b) -> String in a + b }
print(join("a", "b"))
let scaled = { $0 * 1.5 }
print(scaled(2))
let chain = { (a, b, c) -> Int in a + b * c }
print(chain(1, 2, 3))
protocol Empty { init() }
extension Int: Empty {}
extension String: Empty {}
extension Array {
    func reduce<Result: Empty>(_ next: (Result, Element) -> Result) -> Result { reduce(Result(), next) }
}
print([1, 2, 3].reduce(+))
print(["a", "b"].reduce(+))
