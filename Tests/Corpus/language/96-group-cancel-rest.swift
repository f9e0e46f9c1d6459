// The first answer wins, the rest is cancelled
func answer(_ name: String, _ ready: Bool) async -> String? {
    if ready { return name }
    do { try await Task.sleep(for: .seconds(60)); return name } catch { return nil }
}
func race(_ names: [(String, Bool)]) async -> (String?, Int) {
    await withTaskGroup(of: String?.self) { group in
        for (name, ready) in names { group.addTask { await answer(name, ready) } }
        let first = await group.next() ?? nil
        group.cancelAll()
        var cancelled = 0
        for await late in group where late == nil { cancelled += 1 }
        return (first, cancelled)
    }
}
let (winner, cancelled) = await race([("slow", false), ("quick", true), ("slower", false)])
print(winner ?? "none", cancelled)
func firstSuccess(_ works: [@Sendable () async throws -> Int]) async -> Int? {
    await withThrowingTaskGroup(of: Int.self) { group in
        for work in works { group.addTask { try await work() } }
        while let result = await group.nextResult() {
            if case .success(let value) = result {
                group.cancelAll()
                return value
            }
        }
        return nil
    }
}
struct No: Error {}
print(await firstSuccess([{ throw No() }, { try await Task.sleep(for: .seconds(60)); return 1 }, { throw No() }, { 7 }]) ?? -1)
print(await firstSuccess([{ throw No() }]) ?? -1)
