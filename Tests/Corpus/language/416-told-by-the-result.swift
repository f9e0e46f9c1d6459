// Functions that differ only in what they give are told apart by the type that is wanted.
func read() -> Int { 7 }
func read() -> String { "seven" }
func pair(_ x: Int) -> Int { x }
func pair(_ x: Int) -> (Int, Int) { (x, x + 1) }
struct Box {
    func value() -> Int { 1 }
    func value() -> Bool { true }
    var doubled: Int { value() * 2 }
}
func show(_ number: Int) { print("number", number) }

let number: Int = read()
let text: String = read()
print(number, text, read() as Int, read() as String, read() + 1)
let list: [String] = [read(), read()]
print(list, read().count)
show(read())
if Box().value() { print(Box().doubled) }
print([1, 2].map { pair($0) + 1 }, (read() as Int) == 7)
let both: (Int, Int) = pair(3)
print(both)
