// Groups and scopes cancel what they leave
final class Box: @unchecked Sendable { var log: [String] = [] }
let box = Box()
func step(_ name: String, _ milliseconds: Int) async throws -> String {
    defer { box.log.append("left \(name)") }
    do {
        try await Task.sleep(for: .milliseconds(milliseconds))
    } catch {
        box.log.append("cancelled \(name)")
        throw error
    }
    return name
}
struct Broken: Error {}
do {
    try await withThrowingTaskGroup(of: String.self) { group in
        group.addTask { try await step("slow", 500) }
        group.addTask {
            _ = try await step("quick", 5)
            throw Broken()
        }
        for try await name in group { box.log.append("got \(name)") }
    }
} catch { box.log.append("\(error)") }
print(box.log)
box.log = []
func scope() async throws -> Int {
    async let one = step("one", 500)
    async let two = step("two", 5)
    _ = try await two
    throw Broken()
    _ = try await one
}
do { _ = try await scope() } catch { box.log.append("\(error)") }
print(box.log)
box.log = []
let value = try await withThrowingTaskGroup(of: Int?.self) { group -> Int in
    for n in [30, 10, 20] {
        group.addTask { try? await Task.sleep(for: .milliseconds(n)); return Task.isCancelled ? nil : n }
    }
    let first = try await group.next()!!
    group.cancelAll()
    return first
}
print(value)
print(await withDiscardingTaskGroup { group in
    for n in 0..<3 { group.addTask { box.log.append("d\(n)") } }
    return "discarded"
}, box.log.count)
