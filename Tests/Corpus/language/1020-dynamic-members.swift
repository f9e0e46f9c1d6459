// from swiftc
@dynamicMemberLookup struct Lens<Root> { var root: Root; subscript<T>(dynamicMember p: WritableKeyPath<Root, T>) -> T { get { root[keyPath: p] } set { root[keyPath: p] = newValue } } }
struct Conf { var host = "h"; var port = 80; var nested = Inner(); struct Inner { var on = false } }
var l = Lens(root: Conf()); l.port += 1; l.nested.on.toggle(); print(l.host, l.port, l.root.nested.on)
@dynamicMemberLookup enum Env { case vars([String: String]); subscript(dynamicMember key: String) -> String? { if case .vars(let d) = self { return d[key] }; return nil } }
print(Env.vars(["HOME": "/root"]).HOME ?? "-", Env.vars([:]).PATH as Any)
@dynamicCallable struct Adder { func dynamicallyCall(withArguments a: [Int]) -> Int { a.reduce(0, +) }; func dynamicallyCall(withKeywordArguments a: KeyValuePairs<String, Int>) -> String { a.map { "\($0)=\($1)" }.joined(separator: "&") } }
let add = Adder(); print(add(1, 2, 3), add(x: 1, y: 2))
struct Poly { var c: [Double]; func callAsFunction(_ x: Double) -> Double { c.reversed().reduce(0) { $0 * x + $1 } } }
print(Poly(c: [1, 2, 3])(2))
