import Foundation

func example(of title: String, action: () async throws -> Void) async rethrows {
    print("--- Example of: \(title) ---")
    try await action()
}

struct Countdown: AsyncSequence {
    typealias Element = Int
    let start: Int

    struct AsyncIterator: AsyncIteratorProtocol {
        var current: Int
        mutating func next() async throws -> Int? {
            guard current >= 0 else { return nil }
            try await Task.sleep(nanoseconds: 1_000_000)
            defer { current -= 1 }
            return current
        }
    }

    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(current: start) }
}

struct Typewriter: AsyncSequence {
    typealias Element = String
    let phrase: String
    func makeAsyncIterator() -> Iterator { Iterator(phrase) }

    struct Iterator: AsyncIteratorProtocol {
        let phrase: String
        var index: String.Index
        init(_ phrase: String) {
            self.phrase = phrase
            index = phrase.startIndex
        }
        mutating func next() async -> String? {
            guard index < phrase.endIndex else { return nil }
            defer { index = phrase.index(after: index) }
            return String(phrase[phrase.startIndex...index])
        }
    }
}

try await example(of: "an AsyncSequence of one's own") {
    for try await number in Countdown(start: 3) { print(number) }
    for await text in Typewriter(phrase: "Hi!") { print(text) }
}

try await example(of: "operators of sequences") {
    let evens = Countdown(start: 6).filter { $0.isMultiple(of: 2) }.map { "<\($0)>" }
    for try await text in evens { print(text, terminator: " ") }
    print()
    print(try await Countdown(start: 4).reduce(0, +))
    print(try await Countdown(start: 4).contains(2), try await Countdown(start: 9).first { $0 < 5 } ?? -1)
    print(try await Countdown(start: 5).max() ?? 0, try await Countdown(start: 5).min() ?? 0)
    var flat: [String] = []
    for try await item in Countdown(start: 2).flatMap({ Typewriter(phrase: String(repeating: "x", count: $0)) }) {
        flat.append(item)
    }
    print(flat)
    for try await n in Countdown(start: 9).dropFirst(2).prefix(3) { print(n, terminator: ";") }
    print()
    for try await n in try Countdown(start: 6).prefix(while: { $0 > 3 }) { print(n, terminator: ",") }
    print()
    for try await n in Countdown(start: 4).compactMap({ $0 == 2 ? nil : $0 * 10 }) { print(n, terminator: "/") }
    print()
}

await example(of: "AsyncStream from a closure") {
    let stream = AsyncStream<String> { continuation in
        let task = Task {
            for word in ["one", "two", "three"] {
                try? await Task.sleep(for: .milliseconds(2))
                continuation.yield(word)
            }
            continuation.finish()
        }
        continuation.onTermination = { reason in
            if case .finished = reason { print("(finished)") }
            task.cancel()
        }
    }
    for await word in stream { print(word.uppercased()) }
}

await example(of: "makeStream") {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self, bufferingPolicy: .bufferingNewest(2))
    for number in 1...5 { print(continuation.yield(number), terminator: " ") }
    print()
    continuation.finish()
    print(continuation.yield(6))
    for await number in stream { print("kept", number) }
}

await example(of: "unfolding") {
    var number = 1
    let powers = AsyncStream<Int> {
        number *= 2
        return number > 64 ? nil : number
    }
    var all: [Int] = []
    for await power in powers { all.append(power) }
    print(all)
}

await example(of: "AsyncThrowingStream") {
    struct Broken: Error {}
    let stream = AsyncThrowingStream<Int, Error> { continuation in
        continuation.yield(1)
        continuation.yield(2)
        continuation.finish(throwing: Broken())
    }
    do {
        for try await number in stream { print(number) }
    } catch {
        print("broken:", error is Broken)
    }
}

await example(of: "notifications") {
    let name = Notification.Name("score")
    let (notes, continuation) = AsyncStream.makeStream(of: Int.self)
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        continuation.yield(note.userInfo?["points"] as? Int ?? 0)
    }
    for points in [3, 5, 8] {
        NotificationCenter.default.post(name: name, object: nil, userInfo: ["points": points])
    }
    var scores: [Int] = []
    for await points in notes {
        scores.append(points)
        if scores.count == 3 { break }
    }
    NotificationCenter.default.removeObserver(token)
    print(scores)
}
