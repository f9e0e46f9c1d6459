// from swiftc
struct Comparing<T> { let compare: (T, T) -> Int
    func pullback<U>(_ f: @escaping (U) -> T) -> Comparing<U> { Comparing<U> { compare(f($0), f($1)) } }
    func then(_ o: Comparing) -> Comparing { Comparing { let r = compare($0, $1); return r != 0 ? r : o.compare($0, $1) } }
    var reversed: Comparing { Comparing { -compare($0, $1) } } }
extension Comparing where T: Comparable { static var natural: Comparing { Comparing { $0 < $1 ? -1 : $0 > $1 ? 1 : 0 } } }
extension Array { func sorted(_ c: Comparing<Element>) -> [Element] { sorted { c.compare($0, $1) < 0 } } }
struct P { let n: String; let a: Int }; let ps = [P(n: "b", a: 1), P(n: "a", a: 2), P(n: "c", a: 1)]
print(ps.sorted(Comparing.natural.pullback(\.a).then(Comparing.natural.reversed.pullback { $0.n })).map(\.n), [3, 1, 2].sorted(.natural.reversed))
struct Validator<V> { let check: (V) -> [String]
    static func all(_ vs: Validator...) -> Validator { Validator { v in vs.flatMap { $0.check(v) } } }
    func on<R>(_ p: KeyPath<R, V>, _ label: String) -> Validator<R> { Validator<R> { r in check(r[keyPath: p]).map { "\(label): \($0)" } } } }
extension Validator where V == String { static let notEmpty = Validator { $0.isEmpty ? ["empty"] : [] }; static func max(_ n: Int) -> Validator { Validator { $0.count > n ? ["longer than \(n)"] : [] } } }
struct Form { var name = "", bio = "hello world" }
let form: Validator<Form> = .all(Validator<String>.notEmpty.on(\.name, "name"), Validator<String>.all(.notEmpty, .max(5)).on(\.bio, "bio")); print(form.check(Form()), form.check(Form(name: "x", bio: "ok")).isEmpty)
struct Parser<A> { let run: (inout Substring) -> A?
    func map<B>(_ f: @escaping (A) -> B) -> Parser<B> { Parser<B> { self.run(&$0).map(f) } }
    func zip<B>(_ o: Parser<B>) -> Parser<(A, B)> { Parser<(A, B)> { i in let s = i; guard let a = self.run(&i), let b = o.run(&i) else { i = s; return nil }; return (a, b) } }
    func many(_ sep: Parser<Void>) -> Parser<[A]> { Parser<[A]> { i in var out: [A] = [], rest = i; while let a = self.run(&i) { out.append(a); rest = i; if sep.run(&i) == nil { return out } }; i = rest; return out } } }
let int = Parser<Int> { i in let d = i.prefix(while: \.isNumber); guard let n = Int(d) else { return nil }; i.removeFirst(d.count); return n }
func lit(_ s: String) -> Parser<Void> { Parser { i in guard i.hasPrefix(s) else { return nil }; i.removeFirst(s.count); return () } }
var input: Substring = "1,22,3;4"; print(int.many(lit(",")).run(&input)!, input, lit(";").zip(int).map { $0.1 * 10 }.run(&input) as Any, input.isEmpty)
