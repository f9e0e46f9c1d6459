// An actor runs other calls while one of its calls waits
actor Cache {
    var values: [String: Int] = [:]
    var loads = 0
    func load(_ key: String) async -> Int {
        if let v = values[key] { return v }
        loads += 1
        let mine = loads
        try? await Task.sleep(for: .milliseconds(30))
        print("resumed", key, mine, values[key] ?? -1)
        values[key] = values[key] ?? mine
        return values[key]!
    }
}
let cache = Cache()
async let a = cache.load("k")
try await Task.sleep(for: .milliseconds(10))
async let b = cache.load("k")
print(await a, await b, await cache.loads)
print(await cache.load("k"), await cache.loads)
