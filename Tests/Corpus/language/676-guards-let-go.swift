// What a condition has bound before a later one fails is gone before what stands behind `else` runs.
class Door {
    let name: String
    init(_ name: String) { self.name = name }
    deinit { print("closed", name) }
}
func open(_ name: String) -> Door? { name.isEmpty ? nil : Door(name) }
func enter(_ second: String) {
    guard let first = open("front"), let next = open(second) else { print("no way"); return }
    print("through", first.name, next.name)
}
enter("")
enter("back")
func rooms(_ second: String) -> Int {
    guard let first = open("first"), let next = open(second) else { print("none"); return 0 }
    return first.name.count + next.name.count
}
print(rooms(""), rooms("s"))
func either(_ second: String) -> String {
    if let first = open("left"), let next = open(second) { return first.name + next.name } else { print("otherwise"); return "-" }
}
print(either(""), either("right"))
func checked() {
    guard let door = open("checked"), door.name == "other" else { print("wrong one"); return }
    print(door.name)
}
checked()
for turn in 0..<2 {
    guard let door = open("loop \(turn)"), turn == 1 else { print("skipped"); continue }
    print("have", door.name)
}
func thrown() throws {
    struct Shut: Error {}
    guard let door = open("thrown"), let other = open("") else { print("throwing"); throw Shut() }
    print(door.name, other.name)
}
do { try thrown() } catch { print(error) }
func nested(_ n: Int) -> String {
    guard n > 0, let door = open("n\(n)"), n > 1 else { print("at", n); return "end" }
    return door.name + nested(n - 1)
}
print(nested(2))
if let door = open("global"), door.name == "z" { print("no") } else { print("else of the text") }
while let door = open("while"), door.name == "never" { print(door.name) }
print("done")
