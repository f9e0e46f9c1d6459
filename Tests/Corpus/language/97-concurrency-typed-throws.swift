// Typed throws through async functions and results
enum Fault: Error { case low(Int), high }
func check(_ n: Int) async throws(Fault) -> Int {
    if n < 0 { throw .low(n) }
    if n > 9 { throw .high }
    return n * 2
}
func each(_ list: [Int]) async {
    for n in list {
        do {
            print(try await check(n))
        } catch {
            switch error {
            case .low(let k): print("low", k)
            case .high: print("high")
            }
        }
    }
}
await each([1, -3, 12])
func pass<E: Error>(_ body: () async throws(E) -> Int) async throws(E) -> Int { try await body() + 1 }
print(await pass { 4 })
do throws(Fault) { print(try await pass { () async throws(Fault) -> Int in try await check(20) }) } catch { print("typed", error) }
let r: Result<Int, Fault> = await { do throws(Fault) { return .success(try await check(3)) } catch { return .failure(error) } }()
print(r)
