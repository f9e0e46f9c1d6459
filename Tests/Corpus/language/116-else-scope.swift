// What the conditions of an `if` bind ends with its body: behind `else` a name means the outer one again.
struct Broken: Error, CustomStringConvertible { let description: String }
func report(_ data: Int?, _ error: Error?) -> String {
    if let error = error {
        return "failed: \(error)"
    } else if let data = data, error == nil {
        return "data \(data)"
    } else {
        return "nothing: \(data as Any) \(error as Any)"
    }
}
print(report(1, nil), report(nil, Broken(description: "no net")), report(nil, nil))
let count: Int? = nil
if let count { print("count", count) } else { print("outer", count as Any) }
let size: Int? = 4
let words = if let size, size > 5 { "big \(size)" } else if let size { "small \(size)" } else { "\(String(describing: size))" }
print(words)
let name = "outer"
if case let (name, number)? = Optional(("inner", 3)), number > 5 { print(name) } else { print(name) }
func twice(_ value: String?) -> Int {
    if let value = value, let value = Int(value) { return value * 2 } else if value != nil { return -1 }
    return 0
}
print(twice("4"), twice("x"), twice(nil))
