@resultBuilder struct Lines {
    static func buildBlock(_ parts: String...) -> String { parts.joined(separator: "\n") }
    static func buildOptional(_ part: String?) -> String { part ?? "-" }
    static func buildEither(first: String) -> String { "F(" + first + ")" }
    static func buildEither(second: String) -> String { "S(" + second + ")" }
    static func buildArray(_ parts: [String]) -> String { parts.joined(separator: "+") }
}
func page(@Lines _ content: () -> String) -> String { content() }
let flag = true, n = 2
print(page { "a"; "b" })
print(page {
    "title"
    if flag { "yes" } else { "no" }
    if n == 3 { "three" }
    if n == 1 { "one" } else if n == 2 { "two" } else { "many" }
    for i in 0..<3 { "item \(i)" }
    let hidden = n * 10
    "value \(hidden)"
    switch n { case 1: "eins"; case 2: "zwei"; case 3: "drei"; default: "viele" }
})
@Lines func greeting(_ name: String?) -> String {
    "Hello"
    if let name { name } else { "stranger" }
}
print(greeting("Bo"), greeting(nil))
struct Doc { @Lines var body: String { "first"; "second" } ; @Lines func part(_ on: Bool) -> String { if on { "on" } } }
print(Doc().body, Doc().part(false), Doc().part(true))
print(page { return "explicit" })
for x in 1...4 { print(page { if x == 1 { "1" } else if x == 2 { "2" } else if x == 3 { "3" } else { "4" } }) }
