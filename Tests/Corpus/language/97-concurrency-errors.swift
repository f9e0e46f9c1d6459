// Errors of async functions: patterns, retries, results of tasks
enum Net: Error, Equatable { case offline, code(Int) }
func fetch(_ n: Int) async throws -> Int { switch n { case 0: throw Net.offline; case 1: throw Net.code(404); default: return n } }
for n in 0...2 {
    do { print(try await fetch(n)) }
    catch Net.offline { print("offline") }
    catch let Net.code(c) where c > 400 { print("code", c) }
}
print((try? await fetch(0)) as Any, (try? await fetch(3)) as Any)
func retry<T>(_ times: Int, _ body: () async throws -> T) async throws -> T {
    for i in 1..<times { do { return try await body() } catch { print("try", i, error) } }
    return try await body()
}
var n = -1
do { print(try await retry(3) { n += 1; return try await fetch(n) }) } catch { print("gave up", error) }
let r = await Task { try await fetch(0) }.result
print(r.mapError { $0 as! Net } == .failure(.offline))
do { try await Task { throw Net.code(1) }.value } catch let e as Net { print("task", e) }
