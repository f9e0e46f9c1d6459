// Where a type accepts `nil` as a literal, `flag ? value : nil` is a value of it.

struct Json: ExpressibleByNilLiteral {
    var text = "null"
    init(nilLiteral: ()) {}
    init() { text = "x" }
}
let flag = false
let json: Json? = flag ? Json() : nil
func pick(_ i: Int) -> Json? { i == 0 ? Json() : nil }
print(json as Any, pick(4) as Any, pick(0)!.text)
let plain: Int? = flag ? 1 : nil
print(plain as Any)
