// from swiftc
enum NetworkError: Error, CustomStringConvertible {
    case status(Int), timeout(after: Double)
    var description: String { switch self { case .status(let c): return "HTTP \(c)"; case .timeout(let t): return "timeout \(t)s" } }
}
struct Wrapped: Error { let underlying: Error }
func fetch(_ n: Int) throws -> String { switch n { case 0: throw NetworkError.timeout(after: 1.5); case 404: throw NetworkError.status(n); case 500...: throw Wrapped(underlying: NetworkError.status(n)); default: return "ok \(n)" } }
for n in [1, 0, 404, 503] {
    do { print(try fetch(n)) }
    catch NetworkError.status(404) { print("not found") }
    catch let e as NetworkError { print("network:", e) }
    catch let w as Wrapped where w.underlying is NetworkError { print("wrapped", w.underlying) }
    catch { print("other", error) }
}
let r: Result<String, Error> = Result { try fetch(404) }
print(r.map(\.count), (try? r.get()) as Any)
switch Result(catching: { try fetch(7) }) { case .success(let v): print(v); case .failure(let e): print(e) }
func rethrowing(_ f: () throws -> Int) rethrows -> Int { defer { print("cleanup") }; return try f() + 1 }
print(rethrowing { 1 })
print((try? rethrowing { throw NetworkError.status(1) }) ?? -1)
let parsed: Result<Int, NetworkError> = .failure(.status(1))
print(parsed.flatMapError { _ in Result<Int, NetworkError>.success(3) }, parsed.mapError { "\($0)" as NSString2 })
struct NSString2: Error, ExpressibleByStringInterpolation { var s: String; init(stringLiteral s: String) { self.s = s } }
func typed(_ ok: Bool) throws(NetworkError) -> Int { if ok { return 1 }; throw .timeout(after: 2) }
do { _ = try typed(false) } catch { print(error.description) }
