// Several async lets, awaited together
func name() async -> String { "Ann" }
func age() async throws -> Int { 30 }
func scores(_ count: Int) async -> [Double] { (0..<count).map { Double($0) * 1.5 } }
struct Profile { let name: String; let age: Int; let scores: [Double] }
func profile() async throws -> Profile {
    async let name = name()
    async let age = age()
    async let scores = scores(3)
    return try await Profile(name: name, age: age, scores: scores)
}
let made = try await profile()
print(made)
func both() async -> (String, [Double]) {
    async let a = name()
    async let b = scores(2)
    return await (a, b)
}
let (a, b) = await both()
print(a, b)
async let (x, y) = both()
print(await x, await y.count)
async let sum = { () -> Int in
    var s = 0
    for n in 1...10 { s += n }
    return s
}()
if await sum == 55 { print("55") }
func maybe(_ flag: Bool) async -> String {
    async let expensive = name()
    guard flag else { return "skipped" }
    return await expensive
}
print(await maybe(false), await maybe(true))
