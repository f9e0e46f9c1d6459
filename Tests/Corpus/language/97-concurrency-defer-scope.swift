// defer beside async let, loops and actors
func f() async throws {
    defer { print("defer f") }
    async let x: Int = { defer { print("defer x") }; try await Task.sleep(for: .seconds(5)); return 1 }()
    try await Task.sleep(for: .milliseconds(10))
    throw CancellationError()
}
do { try await f() } catch { print("caught") }
func g() async -> Int {
    for i in 0..<3 { defer { print("turn", i) }; await Task.yield(); if i == 1 { return i } }
    return 9
}
print(await g())
actor A { var log: [String] = []; func run() async { log.append("in"); defer { log.append("out") }; await Task.yield() } }
let a = A(); await a.run(); print(await a.log)
