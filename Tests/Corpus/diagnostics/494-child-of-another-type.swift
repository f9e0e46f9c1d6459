func f() async -> Int {
    let r = await withTaskGroup(of: Int.self) { group in
        group.addTask { "text" }
        return await group.next()!
    }
    return r
}
