// Lists of many types: inside of an expression they hold any value, as JSON and reports want them.
let order: [String: Any] = [
    "id": 17, "customer": ["name": "Ann", "age": 31], "tags": ["new", 1, 2.5],
    "items": [["sku": "a", "count": 2], ["sku": "b", "count": 3.5]], "note": ["text": nil, "by": "Bo"],
]
for key in order.keys.sorted() { print(key, type(of: order[key]!)) }
let customer = order["customer"] as? [String: Any] ?? [:]
print(customer["name"] ?? "-", customer["age"] as? Int ?? 0)
let items = order["items"] as? [[String: Any]] ?? []
print(items.map { "\($0["sku"]!) \($0["count"]!)" })

func flatten(_ list: [Any]) -> [Int] {
    list.flatMap { item -> [Int] in
        if let number = item as? Int { return [number] }
        if let inner = item as? [Any] { return flatten(inner) }
        return []
    }
}
print(flatten([1, [2, [3, [4]], 5], "x"]))
func kind(_ value: Any?) -> String {
    switch value {
    case nil: "nil"
    case let number as Int: "whole \(number)"
    case let text as String: "text \(text)"
    case let (name, age) as (String, Int): "\(name) of \(age)"
    case let list as [Any]: "list of \(list.count)"
    case let other?: "other \(other)"
    }
}
print([nil, -1, "hey", ("Al", 3), [1, "a"], 2.5].map { kind($0) })
for part in [1, "two", 3.5, true] { print(part, type(of: part)) }
print([1, "a"].count, ["x", 2].first!, [1, 2.5, "x"].compactMap { $0 as? Int }, [1: "a", 2: 3.5].count)

func name<T>(_ value: T) { print(T.self) }
func held<T>(_ list: [T]) { print(T.self) }
class Animal {}
class Dog: Animal {}
class Cat: Animal {}
name([1, "a"])
name([1, nil, "a"])
name([[1], ["a"]])
name([["a": 1], ["b": "c"]])
name([1, 2.5])
name([Dog(), nil, Cat()])
name([[Dog()], [Cat()]])
name(["a": Dog(), "b": Cat()])
name((1, [2, "x"]))
held([1, "a"])
let table = [["a", 1], ["b", 2]]
print(table, type(of: table))
var rows = [[1, "x"]]
rows.append([2])
print(rows, true ? [1, "a"] : [], [1, "a"] + [2])
let open: Any = [1, ["k": "v", "n": 2]]
print((open as? [Any])?.count ?? 0)

// Numbers without a point are what their member asks for.
print(9.squareRoot(), 10.truncatingRemainder(dividingBy: 4), (-5).rounded())

// The first of a lazy search.
print([3, 8, 12].lazy.compactMap { $0 > 5 ? "\($0)!" : nil }.first ?? "none")
print([Int]().lazy.compactMap { Optional($0) }.first as Any, [3, 8].lazy.compactMap { $0 > 9 ? $0 : nil }.first as Any)
print(["1", "x", "3"].lazy.compactMap { Int($0) }.last ?? 0, [1, 2, 3].lazy.filter { $0 % 2 == 1 }.last ?? 0)
