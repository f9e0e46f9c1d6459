// printing everything
struct P {
    var x = 1; var s = "a"; var o: Int? = nil; var arr = [1.0, 2.5]; var d = ["k": "v"]; var t = (1, b: "c");
    var e = E.b(2, l: "z"); var c: Character = "q"
}
enum E { case a, b(Int, l: String), c(P2), d([Int]), e(Int?), f(x: (Int, Int)) }
struct P2 { let n = 1 }
class C { var v = 1 }
class D: CustomStringConvertible, CustomDebugStringConvertible {
    var description: String { "D!" }; var debugDescription: String { "D?" }
}
print(P()); print([P2()], [E.a, .b(1, l: "x")], ["k": P2()], (P2(), E.a)); debugPrint(P());
debugPrint(D(), [D()], "a\n", 1.0, nil as Int?, E.c(P2()))
print(E.a, E.b(3, l: "q"), E.c(P2()), E.d([1]), E.e(nil), E.e(4), E.f(x: (1, 2)));
print([E.e(4)], Optional(E.a) as Any, [D()], ["d": D()], Optional(D()) as Any, (D(), 1))
print(
    "\(P2()) \(E.a) \(D()) \([1, 2]) \(["a"]) \((1, "x")) \(Optional(1) as Any) \(nil as Int? as Any) \(Int.self) \([Int].self) \(P.self)"
)
print(
    String(describing: E.b(1, l: "a")), String(reflecting: E.b(1, l: "a")), String(reflecting: "q"),
    String(reflecting: P2()), String(describing: Optional("x") as Any), String(reflecting: [1: "a"]))
print(
    type(of: P()), type(of: E.a), type(of: C()), type(of: [1]), type(of: ["a": 1.0]), type(of: (1, "a")),
    type(of: { (x: Int) -> String in "" }), type(of: Optional(1)), type(of: 1...2), type(of: "a".first!),
    type(of: Set([1])), type(of: "ab".dropFirst()), type(of: [1][...]), type(of: Int.self), type(of: E.self))
struct G<T> { var v: T; enum K { case x }; struct In { var q = 1 } };
print(G(v: 1), G(v: "s"), G<Int>.K.x, type(of: G(v: [1])), G<String>.In(), [G(v: 1)], type(of: G<Int>.In()))
print(
    1, 2.0, 3.5e10, 1e100, 0.1 + 0.2, -0.0, Double.infinity, -Double.infinity, Double.nan, Float(0.1), 1 / 3.0, 100.0,
    1e15, 1e16, 123456.789, 5e-5, 0.0001, 12345678901234567890.0)
print(
    true, "x" as Character, UInt8(200), Int8(-5), 0xFF, 1_000, "a\tb", "é", #"\n"#, "", " ", separator: "|",
    terminator: "<end>\n")
print(
    [1, 2, 3] as Any, ["a": [1]] as Any, [[1], [2, 3]], [nil, 1], [String?.none, "a"],
    [Any]([1, "a", 2.5, true, P2(), nil as Int? as Any]), [:] as [Int: Int], [] as [Int], Set<Int>(), ())
print(
    (1, 2), (a: 1, b: "x"), ((1, 2), 3), (x: nil as Int?, y: [1]), () == (), (1...3), (1..<4), ...5, 2...,
    stride(from: 0, to: 4, by: 2), "a"..."c")
print(
    [1, 2].enumerated().map { $0 }, zip([1], ["a"]).map { $0 }, ["a": 1].map { $0 }, [3: "c"].first!,
    [1, 2, 3].lazy.map { $0 }.first!, "abc".indices.count)
enum R: String { case one, two = "2" }; print(R.one, R.two.rawValue, [R.one], R(rawValue: "2")!, R.allNames);
extension R { static var allNames: [String] { ["one"] } }
struct Err: Error { let code = 4 };
print(Err(), [Err()] as [Error], Result<Int, Err>.failure(Err()), Result<Int, Err>.success(1), Optional(Err()) as Any)
class Base { var a = 1 }; class Sub: Base { var b = 2 };
print(Sub(), [Base()].count, "\(Sub.self)", type(of: Sub() as Base), Optional(Sub()) == nil)
var out = ""; print("to", 1, to: &out); print(out.count, out, terminator: "");
struct Log: TextOutputStream {
    var lines: [String] = []; mutating func write(_ s: String) { if s != "\n" { lines.append(s) } }
}; var log = Log(); print("a", "b", separator: "-", to: &log); print(log.lines)
dump([1, 2]); dump(P2()); dump("s"); let f: (Int) -> Int = { $0 }; print(type(of: f));
print(Int.max, Int.min, UInt.max, Double.pi, Float.pi, 7 / 2, 7 % 2, -7 / 2, 7.0 / 2)
struct W: CustomStringConvertible { var description: String { "W" } };
print([W()], W(), "\(W())", [W(): 1].count, Optional(W()) as Any, (W(), [W()])); extension W: Hashable {}
print(unsafeBitCastless(3)); func unsafeBitCastless<T>(_ t: T) -> String { "\(T.self):\(t)" };
print(Mirror(reflecting: P2()).children.count, #function, #line)
