// Branches and elements that are partly optional, and branches where any value is wanted.
let isOn = Bool.random() || true, isOff = !isOn
let text: String? = "o", number: Int? = 4, ratio = 2.5
let first = isOn ? "a" : text
let second = isOn ? 1 : number
let third = isOff ? number : 1
print(first as Any, second as Any, third as Any)
func name<T>(_ value: T) { print(T.self) }
name(isOn ? "a" : text)
name(isOn ? text : "a")
name(isOn ? 1 : number)
name(isOn ? 1 : 2.5)
print([isOn ? 1 : number, 2], [1, number], [number, 1], ["a", text], [1, 2, number, nil])
let list = [1, number], table = ["a": 1, "b": number]
print(type(of: list), type(of: table), list.compactMap { $0 }.reduce(0, +))
print([1, 2].map { $0 > 1 ? "large" : text }, [[1], [number]], [1, 2, 3].map { $0 % 2 == 0 ? $0 : nil })
func greet(_ name: String?) { print(name ?? "-") }
greet(isOn ? "literal" : text)
let length = isOn ? 1 : ratio
print(length, isOn ? 1 : ratio, isOn ? 1 : 2.5, "\(isOn ? 1 : 2.5)")
print(isOn ? "a" : text, isOn ? nil : 1, isOn ? 1 : nil, isOn ? number : 5)
enum Mode { case slow, fast }
print(isOn ? .fast : Mode.slow, isOn ? Mode.slow : .fast)
let any: Any = isOn ? 1 : "none"
print(any, isOn ? [1] : [2.5], isOn ? (1, 2) : (1.5, 2), isOn ? 1 : (isOff ? 2.5 : 3))
