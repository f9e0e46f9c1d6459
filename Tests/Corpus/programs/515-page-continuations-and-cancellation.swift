import Dispatch
import Foundation

func example(of title: String, action: () async throws -> Void) async {
    print("— \(title)")
    do { try await action() } catch is CancellationError { print("  cancelled") } catch { print("  \(error)") }
}

// MARK: Callbacks

final class LegacyClient {
    enum Failure: Error { case offline, empty }
    private let queue = DispatchQueue(label: "legacy")
    func load(_ path: String, completion: @escaping (Result<String, Error>) -> Void) {
        queue.asyncAfter(deadline: .now() + .milliseconds(3)) {
            completion(path.isEmpty ? .failure(Failure.empty) : .success("content of \(path)"))
        }
    }
    func ping(_ done: @escaping () -> Void) { queue.async(execute: done) }
}

extension LegacyClient {
    func load(_ path: String) async throws -> String {
        try await withCheckedThrowingContinuation { continuation in
            load(path) { continuation.resume(with: $0) }
        }
    }
    func ping() async {
        await withCheckedContinuation { continuation in ping { continuation.resume() } }
    }
}

await example(of: "a completion handler as async function") {
    let client = LegacyClient()
    await client.ping()
    print("  pong")
    print(" ", try await client.load("index.html"))
    _ = try await client.load("")
}

// MARK: Delegates

protocol ScannerDelegate: AnyObject {
    func scanner(_ scanner: CodeScanner, didFind code: String)
    func scannerDidFail(_ scanner: CodeScanner)
}
final class CodeScanner {
    weak var delegate: ScannerDelegate?
    func start(_ codes: [String]) {
        DispatchQueue.main.async { [self] in
            if let code = codes.first { delegate?.scanner(self, didFind: code) } else { delegate?.scannerDidFail(self) }
        }
    }
}
final class ScanBridge: ScannerDelegate {
    struct NothingFound: Error {}
    private var continuation: CheckedContinuation<String, Error>?
    private let scanner = CodeScanner()
    init() { scanner.delegate = self }
    func scan(_ codes: [String]) async throws -> String {
        try await withCheckedThrowingContinuation {
            continuation = $0
            scanner.start(codes)
        }
    }
    func scanner(_ scanner: CodeScanner, didFind code: String) {
        continuation?.resume(returning: code)
        continuation = nil
    }
    func scannerDidFail(_ scanner: CodeScanner) {
        continuation?.resume(throwing: NothingFound())
        continuation = nil
    }
}

await example(of: "a delegate") {
    let bridge = ScanBridge()
    print(" ", try await bridge.scan(["4006381333931"]))
    _ = try await bridge.scan([])
}

// MARK: Cancellation

func steps(_ count: Int) async throws -> Int {
    for step in 1...count {
        try Task.checkCancellation()
        try await Task.sleep(for: .milliseconds(5))
        print("  step", step)
    }
    return count
}

await example(of: "cancelling a task") {
    let task = Task { try await steps(10) }
    try await Task.sleep(for: .milliseconds(12))
    task.cancel()
    print("  isCancelled:", task.isCancelled)
    _ = try await task.value
}

await example(of: "asking instead of throwing") {
    let task = Task { () -> Int in
        var rounds = 0
        while !Task.isCancelled {
            rounds += 1
            await Task.yield()
        }
        return rounds
    }
    try await Task.sleep(for: .milliseconds(1))
    task.cancel()
    print("  stopped:", await task.value > 0)
}

await example(of: "a cancellation handler") {
    let task = Task {
        await withTaskCancellationHandler {
            try? await Task.sleep(for: .seconds(100))
            print("  slept, cancelled:", Task.isCancelled)
        } onCancel: {
            print("  handler")
        }
    }
    try await Task.sleep(for: .milliseconds(2))
    task.cancel()
    await task.value
}

struct TimedOut: Error {}

func withTimeout<T: Sendable>(_ limit: Duration, _ work: @escaping @Sendable () async throws -> T) async throws -> T {
    return try await withThrowingTaskGroup(of: T.self) { group in
        group.addTask(operation: work)
        group.addTask {
            try await Task.sleep(for: limit)
            throw TimedOut()
        }
        defer { group.cancelAll() }
        return try await group.next()!
    }
}

await example(of: "a timeout") {
    print(" ", try await withTimeout(.milliseconds(50)) { "in time" })
    _ = try await withTimeout(.milliseconds(8)) { try await steps(3) }
}

func retry<T>(_ times: Int, delay: Duration, _ work: () async throws -> T) async throws -> T {
    for attempt in 1..<times {
        do { return try await work() } catch { print("  attempt \(attempt): \(error)") }
        try await Task.sleep(for: delay)
    }
    return try await work()
}

await example(of: "retry") {
    var count = 0
    let answer = try await retry(3, delay: .milliseconds(1)) { () -> Int in
        count += 1
        if count < 3 { throw LegacyClient.Failure.offline }
        return 42
    }
    print(" ", answer)
}
