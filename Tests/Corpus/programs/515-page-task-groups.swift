import Foundation

func example(of title: String, _ action: () async -> Void) async {
    print("——— \(title) ———")
    await action()
    print()
}

struct Planet: Sendable, Hashable {
    let name: String
    let moons: Int
}

enum Observatory {
    static let known: [String: Int] = ["Mercury": 0, "Earth": 1, "Mars": 2, "Neptune": 14, "Saturn": 146]

    static func look(_ name: String) async throws -> Planet {
        try await Task.sleep(for: .milliseconds(name.count))
        guard let moons = known[name] else { throw CocoaError(.fileNoSuchFile) }
        return Planet(name: name, moons: moons)
    }
}

await example(of: "collecting in the order of arrival") {
    let planets = await withTaskGroup(of: Planet?.self, returning: [Planet].self) { group in
        for name in ["Neptune", "Mars", "Saturn", "Earth"] {
            group.addTask { try? await Observatory.look(name) }
        }
        var found: [Planet] = []
        for await planet in group {
            if let planet { found.append(planet) }
        }
        return found
    }
    print(planets.map(\.name).sorted().joined(separator: ", "))
    print(planets.reduce(0) { $0 + $1.moons }, "moons")
}

await example(of: "keeping the order of the input") {
    let names = ["Saturn", "Earth", "Mars"]
    let ordered = await withTaskGroup(of: (Int, Planet?).self) { group -> [Planet?] in
        for (index, name) in names.enumerated() {
            group.addTask { (index, try? await Observatory.look(name)) }
        }
        var result = [Planet?](repeating: nil, count: names.count)
        for await (index, planet) in group { result[index] = planet }
        return result
    }
    print(ordered.compactMap { $0?.name })
}

await example(of: "the first error ends a throwing group") {
    do {
        let moons = try await withThrowingTaskGroup(of: Int.self) { group in
            for name in ["Earth", "Pluto"] {
                group.addTask { try await Observatory.look(name).moons }
            }
            return try await group.reduce(0, +)
        }
        print(moons)
    } catch {
        print("error:", (error as? CocoaError)?.code == .fileNoSuchFile)
    }
}

await example(of: "the first result wins") {
    let winner = await withTaskGroup(of: String.self) { group in
        for delay in [30, 10, 20] {
            group.addTask {
                do {
                    try await Task.sleep(for: .milliseconds(delay))
                    return "after \(delay) ms"
                } catch {
                    return "cancelled"
                }
            }
        }
        let first = await group.next()!
        group.cancelAll()
        var cancelled = 0
        for await other in group where other == "cancelled" { cancelled += 1 }
        return "\(first), \(cancelled) cancelled"
    }
    print(winner)
}

await example(of: "at most two at a time") {
    actor Meter {
        private var running = 0
        private(set) var most = 0
        func begin() { running += 1; most = max(most, running) }
        func end() { running -= 1 }
    }
    let meter = Meter()
    let squares = await withTaskGroup(of: Int.self) { group -> [Int] in
        var next = 1
        func add() {
            let number = next
            next += 1
            group.addTask {
                await meter.begin()
                try? await Task.sleep(for: .milliseconds(2))
                await meter.end()
                return number * number
            }
        }
        for _ in 0..<2 { add() }
        var results: [Int] = []
        while let square = await group.next() {
            results.append(square)
            if next <= 6 { add() }
        }
        return results
    }
    print(squares.sorted(), "most:", await meter.most)
}

await example(of: "tasks without results") {
    actor Log {
        var lines: [String] = []
        func add(_ line: String) { lines.append(line) }
    }
    let log = Log()
    await withDiscardingTaskGroup { group in
        for name in ["a", "b", "c"] {
            group.addTask { await log.add(name) }
        }
    }
    print(await log.lines.sorted())
}
