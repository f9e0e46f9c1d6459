protocol Pp { var description: String { get } ; func hi() -> String }
extension Pp { func hi() -> String { "hi " + description } }
struct Pair<T> { var a: T }
extension Pair: Pp where T == String { var description: String { "strings \(a)" } }
extension Pair { var description: String { "generic" } }
print(Pair(a: "x").hi(), Pair(a: 1).description, Pair(a: "s").description)
let p: Pp = Pair(a: "q"); print(p.description)
