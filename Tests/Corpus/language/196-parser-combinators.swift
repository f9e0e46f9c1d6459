// parser combinators
struct Parser<Output> {
  let run: (inout Substring) -> Output?
  func map<T>(_ f: @escaping (Output) -> T) -> Parser<T> { Parser<T> { s in self.run(&s).map(f) } }
  func flatMap<T>(_ f: @escaping (Output) -> Parser<T>) -> Parser<T> {
    .init { s in
      let original = s
      guard let out = self.run(&s), let next = f(out).run(&s) else { s = original; return nil }
      return next
    }
  }
  func callAsFunction(_ text: String) -> (match: Output?, rest: Substring) {
    var s = text[...]
    let m = run(&s)
    return (m, s)
  }
}
extension Parser where Output == Int {
  static let int = Parser { s in
    let digits = s.prefix(while: \.isNumber)
    guard let n = Int(digits) else { return nil }
    s.removeFirst(digits.count)
    return n
  }
}
extension Parser where Output == Void {
  static func literal(_ p: String) -> Self { Parser { s in guard s.hasPrefix(p) else { return nil }; s.removeFirst(p.count); return () } }
}
func zip<A, B>(_ a: Parser<A>, _ b: Parser<B>) -> Parser<(A, B)> {
  Parser<(A, B)> { s in
    let o = s
    guard let x = a.run(&s) else { return nil }
    guard let y = b.run(&s) else { s = o; return nil }
    return (x, y)
  }
}
extension Parser {
  static func many(_ p: Parser<Output>, separatedBy sep: Parser<Void>) -> Parser<[Output]> {
    Parser<[Output]> { s in
      var out: [Output] = []
      var rest = s
      while let m = p.run(&s) {
        rest = s
        out.append(m)
        if sep.run(&s) == nil { return out }
      }
      s = rest
      return out
    }
  }
}
infix operator <|>: AdditionPrecedence
func <|> <T>(l: Parser<T>, r: Parser<T>) -> Parser<T> { Parser { l.run(&$0) ?? r.run(&$0) } }
indirect enum Expr: CustomStringConvertible {
  case num(Int), add(Expr, Expr), mul(Expr, Expr), neg(Expr)
  var value: Int {
    switch self {
    case .num(let n): return n
    case let .add(a, b): return a.value + b.value
    case let .mul(.num(0), x), let .mul(x, .num(0)): _ = x; return 0
    case .mul(let a, let b): return a.value * b.value
    case .neg(let e): return -e.value
    }
  }
  var description: String {
    switch self {
    case .num(let n): "\(n)"
    case .add(let a, let b): "(\(a) + \(b))"
    case .mul(let a, let b): "\(a) * \(b)"
    case .neg(let e): "-\(e)"
    }
  }
}
struct Grammar {
  static func lazily<T>(_ p: @autoclosure @escaping () -> Parser<T>) -> Parser<T> { Parser { p().run(&$0) } }
  static var factor: Parser<Expr> {
    Parser<Int>.int.map(Expr.num)
      <|> Parser<Void>.literal("-").flatMap { factor }.map(Expr.neg)
      <|> Parser<Void>.literal("(").flatMap { lazily(sum) }.flatMap { e in Parser<Void>.literal(")").map { e } }
  }
  static var product: Parser<Expr> { Parser<Expr>.many(factor, separatedBy: .literal("*")).map { $0.dropFirst().reduce($0[0], Expr.mul) } }
  static var sum: Parser<Expr> { Parser<Expr>.many(product, separatedBy: .literal("+")).map { all in all.dropFirst().reduce(all[0]) { .add($0, $1) } } }
}
for text in ["1+2*3", "(1+2)*3+-4", "2*(3+4)*0", "7", "2*(3", ] {
  let (m, rest) = Grammar.sum(text)
  print(text, "=>", m.map { "\($0) = \($0.value)" } ?? "nil", "rest: '\(rest)'")
}
print(zip(.int, Parser<Void>.literal("!")).map(\.0)("42!x"))
let coords = Parser<(Int, Int)>.many(zip(Parser<Int>.int, Parser<Void>.literal(",").flatMap { .int }), separatedBy: .literal(";"))
print(coords("1,2;3,4;x").match!.map { $0.0 * $0.1 }, coords("").match!.count)
