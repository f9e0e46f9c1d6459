// A child task of another type
func all() async -> Int {
    await withTaskGroup(of: Int.self) { group in
        group.addTask { "one" }
        return await group.reduce(0, +)
    }
}
print(await all())
