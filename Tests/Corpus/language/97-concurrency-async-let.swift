// Constants of async let: order, an end of their scope, errors
func slow(_ name: String, _ ms: Int) async -> String {
    try? await Task.sleep(for: .milliseconds(ms))
    return Task.isCancelled ? name + "!" : name
}
func both() async -> String {
    async let a = slow("a", 40)
    async let b = slow("b", 20)
    let second = await b
    return await a + second
}
print(await both())
func dropped() async -> Int {
    async let gone = { let s = await slow("gone", 200); print("child", s); return s }()
    _ = await slow("x", 10)
    print("leaving")
    return 1
}
print(await dropped())
func pair() async throws -> Int {
    struct Bad: Error {}
    async let (x, y) = (1, 2)
    async let z: Int = { throw Bad() }()
    let sum = await x + y
    do { return try await z } catch { print("caught", error); return sum }
}
print(try await pair())
