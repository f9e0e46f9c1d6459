import Foundation
// tokenizer + parser + evaluator with error hierarchy
enum Token: Equatable, CustomStringConvertible {
  case number(Double), ident(String), op(Character), lparen, rparen, comma, eof
  var description: String {
    switch self {
    case .number(let n): return "num(\(n))"
    case .ident(let s): return "id(\(s))"
    case let .op(c): return "op(\(c))"
    case .lparen: return "("
    case .rparen: return ")"
    case .comma: return ","
    case .eof: return "<eof>"
    }
  }
}
enum ParseError: Error, Equatable { case unexpected(Token, at: Int), badNumber(String), unknownFunction(name: String), arity(String, expected: Int, got: Int), divisionByZero }
extension ParseError: LocalizedError {
  var errorDescription: String? {
    switch self {
    case .unexpected(let t, let at): return "unexpected \(t) at \(at)"
    case .badNumber(let s): return "bad number '\(s)'"
    case .unknownFunction(let n): return "unknown function \(n)"
    case .arity(let f, let e, let g): return "\(f) expects \(e) argument\(e == 1 ? "" : "s"), got \(g)"
    case .divisionByZero: return nil
    }
  }
}
struct Lexer: Sequence, IteratorProtocol {
  private let chars: [Character]; private(set) var pos = 0; private var done = false
  init(_ s: String) { chars = Array(s) }
  mutating func next() -> Token? {
    while pos < chars.count, chars[pos].isWhitespace { pos += 1 }
    guard pos < chars.count else { if done { return nil }; done = true; return .eof }
    let c = chars[pos]
    switch c {
    case "0"..."9", ".":
      var s = ""
      while pos < chars.count, chars[pos].isNumber || chars[pos] == "." { s.append(chars[pos]); pos += 1 }
      return Double(s).map(Token.number) ?? .ident("?" + s)
    case _ where c.isLetter:
      let start = pos
      while pos < chars.count, chars[pos].isLetter || chars[pos] == "_" { pos += 1 }
      return .ident(String(chars[start..<pos]))
    case "(": pos += 1; return .lparen
    case ")": pos += 1; return .rparen
    case ",": pos += 1; return .comma
    default: pos += 1; return .op(c)
    }
  }
}
indirect enum Expr { case num(Double), variable(String), neg(Expr), bin(Character, Expr, Expr), call(String, [Expr]) }
struct Parser {
  var toks: [Token]; var i = 0
  init(_ s: String) { toks = Array(Lexer(s)) }
  var cur: Token { toks[i] }
  static let prec: [Character: (level: Int, right: Bool)] = ["+": (1, false), "-": (1, false), "*": (2, false), "/": (2, false), "%": (2, false), "^": (4, true)]
  mutating func parse() throws -> Expr { let e = try expr(0); guard cur == .eof else { throw ParseError.unexpected(cur, at: i) }; return e }
  mutating func expr(_ min: Int) throws -> Expr {
    var lhs = try unary()
    while case .op(let o) = cur, let (level, right) = Parser.prec[o], level >= min {
      i += 1
      let rhs = try expr(right ? level : level + 1)
      lhs = .bin(o, lhs, rhs)
    }
    return lhs
  }
  mutating func unary() throws -> Expr {
    if case .op("-") = cur { i += 1; return .neg(try expr(3)) }
    return try primary()
  }
  mutating func primary() throws -> Expr {
    defer { i += 1 }
    switch cur {
    case .number(let n): return .num(n)
    case .ident(let s) where s.hasPrefix("?"): throw ParseError.badNumber(String(s.dropFirst()))
    case .ident(let s):
      guard i + 1 < toks.count, toks[i + 1] == .lparen else { return .variable(s) }
      i += 2
      var args: [Expr] = []
      if cur != .rparen { repeat { args.append(try expr(0)); if cur == .comma { i += 1; continue } else { break } } while true }
      guard cur == .rparen else { throw ParseError.unexpected(cur, at: i) }
      return .call(s, args)
    case .lparen:
      i += 1
      let e = try expr(0)
      guard case .rparen = cur else { throw ParseError.unexpected(cur, at: i) }
      return e
    case let t: throw ParseError.unexpected(t, at: i)
    }
  }
}
struct Env { var vars: [String: Double] = ["pi": .pi]
  typealias Fn = ([Double]) throws -> Double
  let fns: [String: (arity: Int, fn: Fn)] = ["sqrt": (1, { sqrt($0[0]) }), "max": (2, { Swift.max($0[0], $0[1]) }), "pow": (2, { pow($0[0], $0[1]) }), "hyp": (2, { a in (a[0] * a[0] + a[1] * a[1]).squareRoot() })]
  func eval(_ e: Expr) throws -> Double {
    switch e {
    case .num(let d): return d
    case .variable(let v): return vars[v] ?? .nan
    case .neg(let x): return -(try eval(x))
    case .bin(let o, let l, let r):
      let (a, b) = (try eval(l), try eval(r))
      switch o { case "+": return a + b; case "-": return a - b; case "*": return a * b
      case "/": if b == 0 { throw ParseError.divisionByZero }; return a / b
      case "%": return a.truncatingRemainder(dividingBy: b); case "^": return pow(a, b); default: fatalError() }
    case let .call(name, args):
      guard let f = fns[name] else { throw ParseError.unknownFunction(name: name) }
      guard f.arity == args.count else { throw ParseError.arity(name, expected: f.arity, got: args.count) }
      return try f.fn(args.map(eval))
    }
  }
}
let env = Env()
for s in ["1 + 2 * 3", "2 ^ 3 ^ 2", "-(4 - 6) * 2.5", "sqrt(16) + max(3, pi)", "10 % 4 / 0", "foo(1)", "max(1)", "1 + ", "(1 + 2", "1..2 + 3", "hyp(3,4)", "x + 1", "1 2", ""] {
  do { var p = Parser(s); let e = try p.parse(); print(s, "=", try env.eval(e)) }
  catch let e as ParseError { print(s, "!", e, "|", e.localizedDescription) }
  catch { print("other", error) }
}
print(Array(Lexer("a+b(1.5)")))
var p = Parser("1+f(2,-x)"); print(try p.parse())
