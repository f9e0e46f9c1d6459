//: ## Challenge: The whole bill
//: ### Wrong: one after the other
//: > Fails: they are asked for at the same time
func bill(_ prices: [Single<Int>]) async throws -> Int {
    var sum = 0
    for price in prices { sum += try await price.value }
    return sum
}
//: ### Wrong: an error counts as nothing
//: > Fails: an error passes on
func bill(_ prices: [Single<Int>]) async throws -> Int {
    await withTaskGroup(of: Int.self) { group in
        for price in prices {
            group.addTask { (try? await price.value) ?? 0 }
        }
        return await group.reduce(0, +)
    }
}
//: ### Wrong: the last one is left out
//: > Fails: all prices are added
func bill(_ prices: [Single<Int>]) async throws -> Int {
    try await withThrowingTaskGroup(of: Int.self) { group in
        for price in prices.dropLast() {
            group.addTask { try await price.value }
        }
        return try await group.reduce(0, +)
    }
}
//: ### Right: zip
func bill(_ prices: [Single<Int>]) async throws -> Int {
    if prices.isEmpty { return 0 }
    return try await Single.zip(prices) { $0.reduce(0, +) }.value
}
