// Typed throws with async, Result, rethrowing
enum NetError: Error { case offline, status(Int) }
func get(_ path: String) async throws(NetError) -> String {
    if path.isEmpty { throw .offline }
    if path == "/404" { throw .status(404) }
    return "body of \(path)"
}
for path in ["/a", "", "/404"] {
    do {
        print(try await get(path))
    } catch {
        switch error {
        case .offline: print("offline")
        case .status(let code): print("status", code)
        }
    }
}
func attempt<T, E: Error>(_ body: () async throws(E) -> T) async -> Result<T, E> {
    do { return .success(try await body()) } catch { return .failure(error) }
}
let result = await attempt { () async throws(NetError) -> String in try await get("/404") }
if case .failure(.status(let code)) = result { print("code", code) }
func mapped<T>(_ body: () async throws(NetError) -> T, default value: T) async -> T { (try? await body()) ?? value }
print(await mapped({ () async throws(NetError) -> String in try await get("") }, default: "none"))
struct Client { var token: String { get async throws(NetError) { throw .offline } } }
do { print(try await Client().token) } catch { print(error) }
func never() async throws(Never) -> Int { 7 }
print(await never())
let results = await withTaskGroup(of: Result<String, NetError>.self) { group in
    for path in ["/x", "/404"] { group.addTask { do throws(NetError) { return .success(try await get(path)) } catch { return .failure(error) } } }
    var ok = 0
    for await r in group { if case .success = r { ok += 1 } }
    return ok
}
print(results)
