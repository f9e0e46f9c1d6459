// What a generic type says of its parameters holds in signatures that name it
protocol Term {
    associatedtype Output
    func value() -> Output
}
struct Constant: Term {
    let number: Double
    func value() -> Double { number }
}
struct Sum<Left: Term, Right: Term>: Term where Left.Output == Double, Right.Output == Double {
    let left: Left
    let right: Right
    func value() -> Double { left.value() + right.value() }
}
func + <Left: Term, Right: Term>(left: Left, right: Right) -> Sum<Left, Right> { .init(left: left, right: right) }
func doubled<T: Term>(_ sum: Sum<T, T>) -> Double { sum.left.value() * 2 }
print((Constant(number: 1) + Constant(number: 2.5)).value(), doubled(Constant(number: 4) + Constant(number: 1)))

struct Table {
    static subscript(row: Int) -> Int { row * 3 }
    subscript(row: Int) -> Int { row * 2 }
}
print(Table[1], Table()[1], Table()[keyPath: \Table.[4]])
