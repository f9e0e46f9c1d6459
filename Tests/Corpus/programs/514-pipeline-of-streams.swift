// A pipeline of streams
struct Reading: Sendable { let sensor: String; let value: Double }

func readings() -> AsyncStream<Reading> {
    AsyncStream { continuation in
        let values: [(String, Double)] = [("a", 1.5), ("b", 20), ("a", 2.5), ("c", -4), ("b", 22), ("a", 3.5)]
        for (sensor, value) in values { continuation.yield(Reading(sensor: sensor, value: value)) }
        continuation.finish()
    }
}

extension AsyncSequence {
    func collect() async rethrows -> [Element] {
        var all: [Element] = []
        for try await element in self { all.append(element) }
        return all
    }
    func grouped<Key: Hashable>(by key: (Element) -> Key) async rethrows -> [Key: [Element]] {
        var groups: [Key: [Element]] = [:]
        for try await element in self { groups[key(element), default: []].append(element) }
        return groups
    }
    func scan<Result>(_ start: Result, _ next: @escaping (Result, Element) -> Result) -> AsyncStream<Result>
    where Self: Sendable {
        AsyncStream { continuation in
            Task {
                var result = start
                do {
                    for try await element in self {
                        result = next(result, element)
                        continuation.yield(result)
                    }
                } catch {}
                continuation.finish()
            }
        }
    }
}

let groups = await readings().grouped(by: \.sensor)
for key in groups.keys.sorted() {
    let values = groups[key]!.map(\.value)
    print(key, values.count, values.reduce(0, +) / Double(values.count))
}
print(await readings().filter { $0.value > 0 }.map { Int($0.value) }.collect())
print(await readings().scan(0) { $0 + $1.value }.collect())
let lowest = await readings().min { $0.value < $1.value }
print(lowest?.sensor ?? "none", lowest.map { $0.value } ?? 0)
print(await readings().allSatisfy { $0.value > -5 }, await readings().contains { $0.sensor == "z" })
var iterator = readings().map(\.sensor).makeAsyncIterator()
while let sensor = await iterator.next() { print(sensor, terminator: " ") }
print()
let indexed = readings().map { $0.sensor }
var index = 0
for await name in indexed.dropFirst().prefix(3) {
    index += 1
    if name == "c" { continue }
    print(index, name)
}
