func read() -> Int { 1 }
func read() -> String { "one" }
let number: Int = read()
print(read())
