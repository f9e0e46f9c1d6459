// An autoclosure with a default value, and a tuple taken apart that keeps nothing alive.
func check(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "no reason") {
    if !condition() { print("failed:", message()) }
}
check(1 > 2)
check(2 > 1)
check(1 > 2, "one is less")
struct Gate {
    let allows: () -> Bool
    init(_ allows: @autoclosure @escaping () -> Bool = true) { self.allows = allows }
}
print(Gate().allows(), Gate(2 < 1).allows())
class Named {
    let name: String
    init(_ name: String) { self.name = name }
    deinit { print("bye", name) }
}
var (first, second) = (Named("first"), Named("second"))
first = second
print("after")
