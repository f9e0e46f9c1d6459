@resultBuilder enum L {
    static func buildExpression(_ e: String) -> [String] { [e] }
    static func buildExpression(_ e: Int) -> [String] { ["#\(e)"] }
    static func buildBlock(_ c: [String]...) -> [String] { c.flatMap { $0 } }
    static func buildOptional(_ c: [String]?) -> [String] { c ?? ["none"] }
    static func buildEither(first c: [String]) -> [String] { ["F"] + c }
    static func buildEither(second c: [String]) -> [String] { ["S"] + c }
    static func buildArray(_ c: [[String]]) -> [String] { c.flatMap { $0 } }
    static func buildLimitedAvailability(_ c: [String]) -> [String] { c }
    static func buildFinalResult(_ c: [String]) -> String { c.joined(separator: ",") }
}
func mk(@L _ b: () -> String) -> String { b() }
print(mk { "a"; 3; if Bool.random() || true { "x" } else { "y" }; if 1 > 2 { "z" }; for i in 0..<3 { i }; let q = 8; q
    switch q { case 8: "eight"; default: "other" }
    if #available(macOS 10, *) { "av" } })
@resultBuilder struct P2 {
    static func buildPartialBlock(first: Int) -> Int { first }
    static func buildPartialBlock(accumulated: Int, next: Int) -> Int { accumulated * 10 + next }
}
@P2 var n: Int { 1; 2; 3 }
print(n)
@P2 func ff() -> Int { 4; 5 }
print(ff())
protocol V { @L var body: String { get } }
struct A: V { var body: String { "k"; 9 } }
print(A().body)
