// A place for any value takes both sides of '?:', an optional among them.
let flag = true
let numbers = [3, 1, 2]
let maybe: Int? = 4
let text: Any = flag ? numbers : maybe
let other: Any = flag ? maybe : "t"
let same: Any = flag ? 1 : maybe
print(text, other, same)
func show(_ value: Any) { print(type(of: value)) }
show(flag ? numbers : maybe)
