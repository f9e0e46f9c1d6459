// A 'defer' runs when its block ends: it reads a constant that gets its value after the 'defer' was written.
func parity(_ number: Int) -> String {
    let result: String
    defer { print("parity of \(number):", result) }
    if number % 2 == 0 {
        result = "even"
        return result
    }
    result = "odd"
    return result
}
print(parity(4), parity(7))

func nested() {
    let name: String
    defer {
        do { print("bye", name) }
    }
    name = "Ada"
    print("hello", name)
}
nested()
