// What swiftc does: where an optional of an optional is wanted.
let four: Int? = 4
let none: Int? = nil
let text: String? = nil
let numbers: [Int] = []
let table = ["k": 1]
let flag = "flag".isEmpty

// A choice between a value and nil is the innermost optional that takes the value; a literal is of the wanted type at once.
do {
    let a: Int?? = flag ? none : nil
    let b: Int?? = flag ? 1 : nil
    let c: String?? = flag ? String(1) : nil
    let d: Int??? = flag ? four : nil
    let e: Int?? = flag ? nil : none
    let nested: Int?? = nil
    let f: Int??? = flag ? nested : nil
    let g: Int?? = flag ? numbers.count + 1 : nil
    print(a as Any, b as Any, c as Any, d as Any, e as Any, f as Any, g as Any)
}
func chosen() -> Int?? { flag ? four : nil }
func show(_ value: Int??) { print(value as Any) }
print(chosen() as Any)
show(flag ? 5 : nil)
show(flag ? four : nil)
show(!flag ? four : nil)

// A closure's result is the optional that is wanted of `map`, so none is nil of the outer one.
do {
    let a: Int?? = text.map { $0.count }
    let b: Int?? = none.map { $0 + 1 }
    let c: Int?? = four.map { $0 + 1 }
    let d: Int?? = four.flatMap { $0 > 9 ? $0 : nil }
    let e: Int?? = none.flatMap { $0 > 9 ? $0 : nil }
    let f: Int?? = four.flatMap { $0 > 1 ? $0 : nil }
    print(a as Any, b as Any, c as Any, d as Any, e as Any, f as Any)
}

// A chain that stops, a method and a subscript give a nil in the outer one.
struct Box { var inner: Int?; var count = 2 }
let box: Box? = Box(inner: nil)
let noBox: Box? = nil
do {
    let b: Int?? = box?.inner
    let c: Int?? = noBox?.inner
    let d: Int?? = box?.count
    let e: Int?? = numbers.first
    let f: Int?? = table["x"]
    let g: Int?? = numbers.first { $0 > 9 }
    let h: Int?? = noBox?.count
    print(b as Any, c as Any, d as Any, e as Any, f as Any, g as Any, h as Any)
}
if let outer: Int? = noBox?.inner { print("has", outer as Any) } else { print("no box") }
