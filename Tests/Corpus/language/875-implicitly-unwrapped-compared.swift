// A value that may be nil is compared as an optional; only where nothing takes the optional it is unwrapped.
func kind(_ season: String!) -> String {
    if season == "winter" { return "cold" }
    if season != nil { return "warm" }
    return "none"
}
print(kind("winter"), kind("june"), kind(nil))
var name: String!
print(name == nil, name == "a", name != "b")
name = "a"
print(name == "a", name.count, name + "!")
func choose(_ value: Int) -> String { "plain" }
func choose(_ value: Int?) -> String { "optional" }
var number: Int! = 3
print(choose(number), number + 1, number ?? 0)
number = nil
print(choose(number), number ?? 0, number == 3, [number, 4].compactMap { $0 })
switch number {
case nil: print("nil")
case let value?: print(value)
}
class View { var title: String! }
let view = View()
print(view.title == "x", view.title?.count ?? -1)
view.title = "x"
print(view.title == "x", view.title.uppercased())
