// Bridging callbacks, timers and Dispatch
import Dispatch
import Foundation

func afterDelay(_ milliseconds: Int, _ work: @escaping () -> Void) {
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(milliseconds), execute: work)
}
func delayed<T>(_ milliseconds: Int, _ value: T) async -> T {
    await withCheckedContinuation { continuation in
        afterDelay(milliseconds) { continuation.resume(returning: value) }
    }
}
struct Parser {
    enum Failure: Error { case notANumber(String) }
    func parse(_ text: String, then done: @escaping (Int?, Failure?) -> Void) {
        if let number = Int(text) { done(number, nil) } else { done(nil, .notANumber(text)) }
    }
    func parse(_ text: String) async throws -> Int {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Int, any Error>) in
            parse(text) { number, failure in
                switch (number, failure) {
                case (let number?, nil): continuation.resume(returning: number)
                case (_, let failure?): continuation.resume(throwing: failure)
                default: fatalError("neither")
                }
            }
        }
    }
}
print(await delayed(5, "late"), await delayed(0, [1, 2]))
let parser = Parser()
for text in ["12", "x", "-7"] {
    do { print(try await parser.parse(text)) } catch Parser.Failure.notANumber(let text) { print("not a number:", text) }
}
let queue = DispatchQueue(label: "serial")
let order = AsyncStream<Int> { continuation in
    for n in 0..<4 { queue.async { continuation.yield(n) } }
    queue.async { continuation.finish() }
}
var seen: [Int] = []
for await n in order { seen.append(n) }
print(seen)
let group = DispatchGroup()
var lines: [String] = []
for name in ["a", "b"] {
    group.enter()
    Task {
        let text = await delayed(3, name)
        queue.async {
            lines.append(text)
            group.leave()
        }
    }
}
await withCheckedContinuation { continuation in group.notify(queue: queue) { continuation.resume() } }
print(lines.sorted())
