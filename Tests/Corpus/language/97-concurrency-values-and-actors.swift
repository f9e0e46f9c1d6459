// Tasks that share an actor lose no step
actor Counter {
    private(set) var n = 0
    func next() -> Int { n += 1; return n }
    func all(_ k: Int) async -> [Int] { var out: [Int] = []; for _ in 0..<k { out.append(next()); await Task.yield() }; return out }
}
let c = Counter()
let lists = await withTaskGroup(of: [Int].self) { g in
    for _ in 0..<3 { g.addTask { await c.all(4) } }
    return await g.reduce(into: [[Int]]()) { $0.append($1) }
}
print(lists.flatMap { $0 }.sorted(), await c.n)
print(lists.allSatisfy { $0 == $0.sorted() })
extension Counter { subscript(i: Int) -> Int { n + i }; var double: Int { n * 2 } }
print(await c[5], await c.double)
