// functional toolkit
struct Parser<A> {
    let run: (Substring) -> (A, Substring)?
    func map<B>(_ f: @escaping (A) -> B) -> Parser<B> { Parser<B> { s in self.run(s).map { (f($0.0), $0.1) } } }
    func then<B>(_ p: @autoclosure @escaping () -> Parser<B>) -> Parser<(A, B)> {
        Parser<(A, B)> { s in
            guard let (a, r) = self.run(s), let (b, r2) = p().run(r) else { return nil }
            return ((a, b), r2)
        }
    }
    func or(_ p: @autoclosure @escaping () -> Parser) -> Parser { Parser { s in self.run(s) ?? p().run(s) } }
    var many: Parser<[A]> {
        Parser<[A]> { s in
            var out: [A] = [], rest = s
            while let (a, r) = self.run(rest) {
                out.append(a)
                rest = r
            }
            return (out, rest)
        }
    }
}
func char(_ c: Character) -> Parser<Character> { Parser { s in s.first == c ? (c, s.dropFirst()) : nil } }
let digits = Parser<Int> { s in
    let d = s.prefix(while: \.isNumber)
    return d.isEmpty ? nil : (Int(d)!, s.dropFirst(d.count))
}
func expr() -> Parser<Int> {
    term().then(char("+").or(char("-")).then(term()).many).map { t, rest in
        rest.reduce(t) { $1.0 == "+" ? $0 + $1.1 : $0 - $1.1 }
    }
}
func term() -> Parser<Int> {
    factor().then(char("*").then(factor()).many).map { f, rest in rest.reduce(f) { $0 * $1.1 } }
}
func factor() -> Parser<Int> { digits.or(char("(").then(expr()).then(char(")")).map { $0.0.1 }) }
for s in ["1+2*3", "(1+2)*3", "2*(3+4)-5*2", "7", "x", "1+"] {
    if let (v, rest) = expr().run(s[...]) {
        print(s, "=", v, rest.isEmpty ? "" : "rest '\(rest)'")
    } else {
        print(s, "fails")
    }
}
precedencegroup Forward {
    associativity: left
    higherThan: AssignmentPrecedence
}
infix operator |> : Forward
infix operator >>> : Compose
precedencegroup Compose {
    associativity: left
    higherThan: Forward
}
func |> <A, B>(x: A, f: (A) throws -> B) rethrows -> B { try f(x) }
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
let pipeline = { (n: Int) in n * 2 } >>> { $0 + 1 } >>> String.init
print(5 |> pipeline, [1, 2].map(pipeline), 3 |> { $0 + 1 } |> { "\($0)!" })
func flip<A, B, C>(_ f: @escaping (A) -> (B) -> C) -> (B) -> (A) -> C { { b in { a in f(a)(b) } } }
func zurry<A>(_ f: () -> A) -> A { f() }
let upper = flip(String.hasPrefix)("ab")
print(["abc", "xab"].map(upper), zurry { 42 }, "x".uppercased |> zurry)
enum Either<L, R> {
    case left(L), right(R)
    func fold<T>(_ l: (L) -> T, _ r: (R) -> T) -> T {
        switch self {
        case .left(let x): return l(x)
        case .right(let y): return r(y)
        }
    }
    func bimap<A, B>(_ l: (L) -> A, _ r: (R) -> B) -> Either<A, B> { fold({ .left(l($0)) }, { .right(r($0)) }) }
}
let es: [Either<Int, String>] = [.left(1), .right("b")]
print(es.map { $0.fold({ "L\($0)" }, { "R\($0)" }) }, es[0].bimap({ Double($0) }, { $0.count }), es)
struct State<S, A> {
    let run: (S) -> (A, S)
    func flatMap<B>(_ f: @escaping (A) -> State<S, B>) -> State<S, B> {
        State<S, B> { s in
            let (a, s2) = self.run(s)
            return f(a).run(s2)
        }
    }
    static func pure(_ a: A) -> State { State { (a, $0) } }
}
let rand = State<UInt32, Int> { s in
    let n = s &* 1664525 &+ 1013904223
    return (Int(n >> 24), n)
}
let dice = rand.flatMap { a in rand.flatMap { b in State<UInt32, (Int, Int)>.pure((a % 6 + 1, b % 6 + 1)) } }
print(dice.run(7).0, dice.run(7).1 == dice.run(7).1)
struct Lens<W, P> {
    let get: (W) -> P, set: (P, W) -> W
    func over(_ w: W, _ f: (P) -> P) -> W { set(f(get(w)), w) }
    func compose<Q>(_ o: Lens<P, Q>) -> Lens<W, Q> {
        Lens<W, Q>(get: { o.get(self.get($0)) }, set: { q, w in self.set(o.set(q, self.get(w)), w) })
    }
}
func lens<W, P>(_ kp: WritableKeyPath<W, P>) -> Lens<W, P> {
    Lens(
        get: { $0[keyPath: kp] },
        set: { p, w in
            var w = w
            w[keyPath: kp] = p
            return w
        })
}
struct In { var n: Int }
struct Out {
    var inner: In
    var tag: String
}
let l = lens(\Out.inner).compose(lens(\In.n))
print(l.over(Out(inner: In(n: 4), tag: "t")) { $0 * 10 }, lens(\Out.inner.n).get(Out(inner: In(n: 1), tag: "")))
let lazyNums = (1...).lazy.map { $0 * $0 }.filter { $0 % 2 == 1 }
print(
    Array(lazyNums.prefix(3)), lazyNums.first { $0 > 50 }!,
    sequence(state: (0, 1)) { s -> Int? in
        defer { s = (s.1, s.0 + s.1) }
        return s.0 > 50 ? nil : s.0
    }.map { $0 })
let reducers: [(inout Int, Int) -> Void] = [{ $0 += $1 }, { $0 *= $1 }, { $0 = max($0, $1) }]
print(
    reducers.map { f in [3, 1, 4].reduce(into: 2, f) }, [[1, 2], [3]].reduce([], +),
    ["a": 1].map { k, v in "\(k)\(v)" }, [(1, "x")].map { n, s in "\(n)\(s)" })
