// async let: runs beside, awaited where it is read, cancelled at the end of its scope

struct Lost: Error {}
func slow(_ name: String, _ milliseconds: Int) async -> String {
    try? await Task.sleep(for: .milliseconds(milliseconds))
    return Task.isCancelled ? "\(name) cancelled" : name
}
func fails() async throws -> Int {
    try await Task.sleep(for: .milliseconds(5))
    throw Lost()
}
func both() async -> String {
    async let first = slow("first", 30)
    async let second = slow("second", 10)
    return await first + " and " + second
}
print(await both())
func pair() async -> (Int, String) { (7, "seven") }
func tuples() async {
    async let (number, word) = pair()
    print(await number, await word)
}
await tuples()
func mixed() async {
    async let bad = fails()
    async let good = slow("good", 1)
    print(await good)
    do {
        print(try await bad)
    } catch {
        print("bad:", error)
    }
}
await mixed()
final class Log { var lines: [String] = [] }
func left() async {
    let log = Log()
    func work() async -> Int {
        do {
            try await Task.sleep(for: .seconds(60))
            log.lines.append("slept")
        } catch {
            log.lines.append("cancelled")
        }
        return 1
    }
    func scope() async {
        async let unused = work()
        log.lines.append("leaving")
    }
    await scope()
    print(log.lines)
}
await left()
