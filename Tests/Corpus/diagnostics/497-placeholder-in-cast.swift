// The type of a forced cast must be written
let any: Any = "hello"
let text: String = any as! _
print(text)
