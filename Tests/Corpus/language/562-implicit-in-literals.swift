// An implicitly unwrapped value in a literal is unwrapped where the place wants plain elements, and stays optional elsewhere.
struct Box {
    var name: String! = "box"
    var none: String!
}
class Holder {
    var first: Box!
    var second: Box?
}

let box = Box()
var names: [String] = [box.name, "lid"]
names = [box.name, box.name]
print(names)
let pairs: [String: String] = [box.name: box.name]
print(pairs)
let set: Set<String> = [box.name]
print(set)
let open = [box.name, box.none]
print(type(of: open), open.count)
let optional: [String?] = [box.name, box.none]
print(optional.compactMap { $0 })
let any: [Any] = [box.name as Any, 1]
print(any.count)
func count(_ names: [String]) -> Int { names.count }
print(count([box.name, "a"]))
let holder = Holder()
holder.first = Box(name: "held")
let boxes: [Box] = [holder.first]
print(boxes[0].name ?? "none")
func made() -> String! { "made" }
let results: [String] = [made(), box.name]
print(results)
