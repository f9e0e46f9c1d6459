// A list that is the base of a call, or what a loop goes through, may hold values of many types.
func text(_ value: Any) -> String { "<\(value)>" }
struct Point { var x = 1, y = 2 }

print([1, "a"].map(text))
print([1, "a", 2.5].map { "\($0)" }.joined(separator: ","))
for value in [1, "a", 2.5, Point()] { print(text(value)) }
for value in [1, 2.5] { print(value) }
print([1, "b"].count, ([true, "c"]).last.map(text) ?? "none")
let numbers = [1, "a", 3].compactMap { $0 as? Int }
print(numbers)
[1, nil, 3].forEach { print($0 as Any) }

// Parentheses change nothing about key paths.
print((\Point.x) == (\Point.x), (\Point.x) == \Point.y)
