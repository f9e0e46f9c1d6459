// Results of a group by index and by key
func square(_ n: Int) async -> Int { n * n }
func inOrder(_ numbers: [Int]) async -> [Int] {
    await withTaskGroup(of: (Int, Int).self, returning: [Int].self) { group in
        for (index, number) in numbers.enumerated() { group.addTask { (index, await square(number)) } }
        var results = [Int](repeating: 0, count: numbers.count)
        for await (index, value) in group { results[index] = value }
        return results
    }
}
print(await inOrder([3, 1, 4, 1, 5]))
func lengths(_ words: [String]) async -> [String: Int] {
    await withTaskGroup(of: (String, Int).self) { group in
        for word in words { group.addTask { return (word, word.count) } }
        return await group.reduce(into: [:]) { dictionary, pair in dictionary[pair.0] = pair.1 }
    }
}
print(await lengths(["a", "bcd", "ef"]).sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
func limited(_ items: [Int], most: Int) async -> Int {
    await withTaskGroup(of: Int.self) { group in
        var iterator = items.makeIterator()
        for _ in 0..<most { if let n = iterator.next() { group.addTask { await square(n) } } }
        var total = 0
        while let value = await group.next() {
            total += value
            if let n = iterator.next() { group.addTask { await square(n) } }
        }
        return total
    }
}
print(await limited(Array(1...10), most: 3))
let best = await withTaskGroup(of: Int?.self) { group -> Int? in
    for n in [2, 9, 4] { group.addTask { n > 3 ? n : nil } }
    return await group.compactMap { $0 }.max()
}
print(best ?? -1)
print(await withTaskGroup(of: Int.self) { group in
    for n in 1...4 { group.addTask { n } }
    return await group.filter { $0.isMultiple(of: 2) }.reduce(0, +)
})
