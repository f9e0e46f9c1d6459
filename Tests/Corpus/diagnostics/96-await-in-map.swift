// await in the closure of map
func double(_ n: Int) async -> Int { n * 2 }
func all() async -> [Int] {
    return [1, 2].map { await double($0) }
}
print(await all())
