import Foundation
enum NetError: LocalizedError {
    case offline, status(Int), parse(underlying: Error)
    var errorDescription: String? {
        switch self {
        case .offline: return "You are offline"
        case .status(let c): return "HTTP \(c)"
        case .parse(let e): return "Parse: \(e.localizedDescription)"
        }
    }
    var recoverySuggestion: String? { self.isOffline ? "Turn on wifi" : nil }
    var isOffline: Bool { if case .offline = self { return true } else { return false } }
}
struct Plain: Error { let n: Int }
enum Coded: Int, Error { case one = 1, two }
let errs: [Error] = [
    NetError.offline, NetError.status(404), NetError.parse(underlying: NetError.offline), Coded.two,
    NSError(domain: "my", code: 7, userInfo: [NSLocalizedDescriptionKey: "custom"]),
]
for e in errs { print(e.localizedDescription, "|", (e as NSError).code, "|", type(of: e)) }
print((NetError.offline as LocalizedError).recoverySuggestion!, NetError.status(1))
func risky(_ n: Int) throws -> Int {
    guard n != 0 else { throw NetError.offline }
    guard n < 10 else { throw Plain(n: n) }
    return 100 / n
}
for n in [5, 0, 12] {
    do {
        let v = try risky(n)
        print("ok", v)
    } catch let e as NetError where e.isOffline { print("net", e) } catch let
        p as Plain
    { print("plain", p.n, p) } catch { print("?") }
}
print([1, 0, 20].map { try? risky($0) }, [1, 0, 20].compactMap { try? risky($0) })
func retry<T>(_ times: Int, _ op: (Int) throws -> T) rethrows -> T {
    for i in 1..<times { if let r = try? op(i) { return r } }
    return try op(times)
}
do {
    print(
        try retry(3) { i -> String in
            if i < 3 { throw Plain(n: i) }
            return "done \(i)"
        })
    _ = try retry(2) { throw Plain(n: $0) }
} catch { print("gave up", error) }
let results = [1, 0, 50].map { n in Result { try risky(n) } }
for r in results {
    switch r {
    case .success(let v): print("S", v)
    case .failure(let e as Plain): print("P", e.n)
    case .failure(let e): print("F", e.localizedDescription)
    }
}
func process() throws -> [Int] { try results.map { try $0.get() } }
do { _ = try process() } catch { print("process:", error) }
enum Validation {
    static func name(_ s: String) throws -> String {
        let t = s.trimmingCharacters(in: .whitespaces)
        guard !t.isEmpty else { throw V.empty }
        guard t.count <= 5 else { throw V.tooLong(by: t.count - 5) }
        return t
    }
    enum V: Error, Equatable { case empty, tooLong(by: Int) }
}
for s in ["  Bob ", "   ", "Alexander"] {
    do { print(try Validation.name(s)) } catch Validation.V.tooLong(let by) {
        print("too long by", by)
    } catch Validation.V.empty { print("empty") } catch {}
}
struct Stack {
    var a = [Int]()
    mutating func pop() throws -> Int {
        guard let x = a.popLast() else { throw Plain(n: -1) }
        return x
    }
}
var st = Stack(a: [1])
do {
    print(try st.pop())
    print(try st.pop())
} catch { print("empty stack", error) }
func outer() throws {
    defer { print("outer defer") }
    do {
        defer { print("inner defer") }
        try inner()
    }
}
func inner() throws { throw NetError.status(500) }
do { try outer() } catch NetError.status(let c) where c >= 500 { print("server", c) } catch { print(error) }
print((try? outer()) == nil, (try? risky(5)).map { $0 + 1 } ?? 0)
let opt: Int?? = try? risky(0)
print(opt as Any)
