// Task groups: values, order of ends, errors, cancellation, results of several kinds

struct Bad: Error { let number: Int }
let sum = await withTaskGroup(of: Int.self) { group -> Int in
    for number in 1...4 { group.addTask { number * number } }
    var sum = 0
    for await value in group { sum += value }
    return sum
}
print(sum)
let names = await withTaskGroup(of: String.self, returning: [String].self) { group in
    for (name, delay) in [("slow", 60), ("fast", 10), ("middle", 30)] {
        group.addTask {
            try? await Task.sleep(for: .milliseconds(delay))
            return name
        }
    }
    var names: [String] = []
    while let name = await group.next() { names.append(name) }
    return names
}
print(names)
do {
    try await withThrowingTaskGroup(of: Int.self) { group in
        group.addTask {
            try await Task.sleep(for: .milliseconds(20))
            throw Bad(number: 3)
        }
        group.addTask {
            do {
                try await Task.sleep(for: .seconds(60))
            } catch {
                return -1
            }
            return 1
        }
        for try await value in group { print("value", value) }
    }
} catch let error as Bad {
    print("bad", error.number)
}
let firstOne = await withTaskGroup(of: Int.self) { group -> Int? in
    group.addTask {
        try? await Task.sleep(for: .seconds(50))
        return 1
    }
    group.addTask { 2 }
    let first = await group.next()
    group.cancelAll()
    return first
}
print(firstOne as Any)
let results = await withThrowingTaskGroup(of: Int.self) { group -> [String] in
    group.addTask { 1 }
    group.addTask {
        try await Task.sleep(for: .milliseconds(10))
        throw Bad(number: 9)
    }
    var seen: [String] = []
    while let result = await group.nextResult() {
        switch result {
        case .success(let value): seen.append("\(value)")
        case .failure(let error): seen.append("\(error)")
        }
    }
    return seen
}
print(results)
await withDiscardingTaskGroup { group in
    group.addTask { print("discarded") }
}
let added = await withTaskGroup(of: Void.self) { group -> [Bool] in
    let before = group.addTaskUnlessCancelled {}
    group.cancelAll()
    return [before, group.addTaskUnlessCancelled {}, group.isCancelled]
}
print(added)
