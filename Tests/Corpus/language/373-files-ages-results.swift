import Foundation
// Error handling, Result, defer, rethrows, throwing initialisers, nested do.
enum FileError: Error { case missing(path: String), unreadable(String, code: Int), empty }
struct ParseFailure: Error, CustomStringConvertible, Equatable { var line: Int; var reason = "syntax"; var description: String { "line \(line): \(reason)" } }
final class Handle { let name: String; init(_ n: String) throws { guard !n.isEmpty else { throw FileError.empty }; name = n; print("open", n) }; deinit { print("close", name) } }
func read(_ path: String) throws -> String {
    let h = try Handle(path)
    defer { print("done with", h.name) }
    switch path {
    case let p where p.hasSuffix(".txt"): return "1\n2\nthree\n4"
    case "gone": throw FileError.missing(path: path)
    default: throw FileError.unreadable(path, code: 13)
    }
}
func numbers(_ text: String) throws -> [Int] {
    try text.split(separator: "\n").enumerated().map { i, s in
        guard let n = Int(s) else { throw ParseFailure(line: i + 1) }
        return n
    }
}
for path in ["a.txt", "gone", "x.bin", ""] {
    do {
        let ns = try numbers(read(path))
        print(ns)
    } catch FileError.missing(let p), FileError.unreadable(let p, code: 13) {
        print("file problem:", p)
    } catch let e as ParseFailure where e.line > 2 {
        print("late failure", e)
    } catch is FileError {
        print("some file error")
    } catch {
        print("unexpected", error)
    }
}
print((try? numbers("1\n2")) ?? [], (try? numbers("x")) as Any)
let r: Result<[Int], Error> = Result { try numbers("5\n6") }
print(r.map { $0.reduce(0, +) }, (try? r.get()) ?? [])
let bad = Result { try numbers("q") }.mapError { $0 as! ParseFailure }
switch bad { case .success: print("?"); case .failure(let f): print(f.reason, f == ParseFailure(line: 1)) }
print(bad.flatMapError { _ in Result<[Int], ParseFailure>.success([]) }, r.flatMap { $0.isEmpty ? .failure(FileError.empty) : .success($0.count) })
func retry<T>(_ n: Int, _ work: (Int) throws -> T) rethrows -> T {
    for i in 1..<n { do { return try work(i) } catch { print("attempt \(i):", error) } }
    return try work(n)
}
do { print(try retry(3) { i in if i < 3 { throw FileError.unreadable("r", code: i) }; return "third" }) }
print(retry(2) { "ok \($0)" })
func outer() throws -> Int {
    defer { print("outer defer 1") }
    defer { print("outer defer 2"); do { try inner() } catch { print("in defer:", error) } }
    func inner() throws { throw ParseFailure(line: 9, reason: "deep") }
    do { try inner() } catch let e as ParseFailure { throw FileError.missing(path: e.reason) }
    return 1
}
do { _ = try outer() } catch { print("got", error, type(of: error)) }
struct Age { let value: Int
    enum Invalid: Error, LocalizedError { case negative(Int), tooOld; var errorDescription: String? { "bad age" }; var failureReason: String? { "because" }; static var errorDomain: String { "AgeDomain" }; var errorCode: Int { 77 } }
    init(_ v: Int) throws { if v < 0 { throw Invalid.negative(v) }; guard v < 150 else { throw Invalid.tooOld }; value = v }
    init?(text: String) { guard let v = Int(text), let me = try? Age(v) else { return nil }; self = me } }
print((try? Age(5))?.value ?? -1, Age(text: "x") as Any, Age(text: "30")!.value, Age(text: "200") == nil)
do { _ = try Age(-4) } catch { let ns = error as NSError; print(error.localizedDescription, ns.domain, ns.code, "\(error)") }
let ns = NSError(domain: "net", code: 404, userInfo: [NSLocalizedDescriptionKey: "Not here"])
print(ns.localizedDescription, ns.code, ns.domain, (ns as Error).localizedDescription)
extension Age: Equatable {}
func assertThrows<T>(_ body: @autoclosure () throws -> T) -> String { do { _ = try body(); return "no throw" } catch { return "threw \(error)" } }
print(assertThrows(try Age(200)), assertThrows(try Age(20)), assertThrows(Int("1")))
let throwing: [() throws -> Int] = [{ 1 }, { throw FileError.empty }, { try numbers("3")[0] }]
print(throwing.map { f in (try? f()).map(String.init) ?? "-" }, throwing.compactMap { try? $0() })
enum Validation<T, E: Error> { case valid(T), invalid([E])
    func zip<U>(_ o: Validation<U, E>) -> Validation<(T, U), E> { switch (self, o) { case let (.valid(a), .valid(b)): .valid((a, b)); case let (.invalid(a), .invalid(b)): .invalid(a + b); case (.invalid(let e), _), (_, .invalid(let e)): .invalid(e) } } }
print(Validation<Int, ParseFailure>.valid(1).zip(.valid("x")), Validation<Int, ParseFailure>.invalid([.init(line: 1)]).zip(Validation<Int, ParseFailure>.invalid([.init(line: 2)])))
labelled: do { if Bool(true) { print("leaving"); break labelled }; print("never") }
guard let v = Optional(3), v > 2, case 1...5 = v else { fatalError() }
print("v", v)
