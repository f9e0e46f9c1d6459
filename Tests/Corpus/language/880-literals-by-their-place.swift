// Literals become what their place asks for: nil an optional of what comes later, a number the type that has the protocol.
let largest = [3, 9, 4].reduce(nil) { max($0 ?? 0, $1) }
print(largest as Any)
func pairs(_ list: [Int]) -> [(previous: Int?, current: Int?)] {
    var last: (previous: Int?, current: Int?) = (nil, nil)
    return list.map { item in
        last = (last.current, item)
        return last
    }
}
print(pairs([1, 2]))
struct Box<A> {
    let values: [A]
    init?(_ values: [A]) {
        guard !values.isEmpty else { return nil }
        self.values = values
    }
}
print(Box([]) == nil, Box([1])?.values ?? [])
enum ListOps { static func length<T>(_ list: [T]) -> Int { list.count } }
print(ListOps.length([]), ListOps.length([1]))
protocol Expression { var value: Double { get } }
struct Constant: Expression { let value: Double }
struct Sum<L: Expression, R: Expression>: Expression {
    let l: L, r: R
    var value: Double { l.value + r.value }
}
extension Double: Expression { var value: Double { self } }
func + <L: Expression, R: Expression>(l: L, r: R) -> some Expression { Sum(l: l, r: r) }
let a = Constant(value: 2), b: some Expression = Constant(value: 3)
print((a + b + 2).value, (2 + a).value)
func shown<E: Expression>(_ expression: E) -> String { "\(expression.value) \(E.self)" }
print(shown(4), shown(2.5))
func kind<T: BinaryInteger>(_ value: T) -> String { "whole" }
func kind<T: FloatingPoint>(_ value: T) -> String { "floating" }
print(kind(1), kind(1.5))
func swapped(_ name: String) -> String? {
    guard let comma = name.firstIndex(of: ",") else { return nil }
    let last = name[..<comma]
    let first = name[comma...].dropFirst(2)
    return first + " " + last
}
print(swapped("Galloway, Matt") ?? "none")
