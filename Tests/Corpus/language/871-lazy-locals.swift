// A lazy variable of a function is made when it is first read, or never.
func make(_ name: String) -> String {
    print("made", name)
    return name
}
func run(_ use: Bool) {
    print("before")
    lazy var value = make("value")
    lazy var closure: Int = {
        print("closure")
        return 3
    }()
    print("after")
    if use { print(value, value, closure) }
}
run(true)
run(false)
func assigned() {
    lazy var name = make("never")
    name = "set"
    print(name)
    lazy var count: Int? = nil
    print(count as Any)
    count = 4
    print(count as Any)
}
assigned()
func captured() -> () -> String {
    let prefix = "p"
    lazy var text: String = make(prefix + "1")
    return {
        text += "!"
        return text
    }
}
let next = captured()
print("not yet")
print(next(), next())
for index in 0..<2 {
    lazy var square = index * index
    if index > 0 { print(square) }
}
struct Box {
    var items = [3, 1, 2]
    func report() -> String {
        lazy var sorted = items.sorted()
        guard items.count > 2 else { return "short" }
        return "\(sorted.first!) to \(sorted.last!)"
    }
}
print(Box().report(), Box(items: [1]).report())
