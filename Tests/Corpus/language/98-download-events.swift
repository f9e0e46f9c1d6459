// Events of a download as a stream
enum Event: Equatable, Sendable { case started, progress(Double), finished(String), failed(String) }
final class Downloader: Sendable {
    func download(_ name: String) -> AsyncStream<Event> {
        AsyncStream(bufferingPolicy: .unbounded) { continuation in
            let task = Task {
                continuation.yield(.started)
                do {
                    for step in 1...3 {
                        try await Task.sleep(for: .milliseconds(2))
                        continuation.yield(.progress(Double(step) / 4))
                    }
                    if name.hasSuffix("!") { throw CancellationError() }
                    continuation.yield(.finished(name))
                } catch {
                    continuation.yield(.failed("\(error)"))
                }
                continuation.finish()
            }
            continuation.onTermination = { if case .cancelled = $0 { task.cancel() } }
        }
    }
}
let downloader = Downloader()
for name in ["a.txt", "b!"] {
    for await event in downloader.download(name) {
        switch event {
        case .started: print("started", name)
        case .progress(let part) where part < 0.5: print("early", part)
        case .progress(let part): print("late", part)
        case let .finished(file): print("got", file)
        case let .failed(reason): print("failed", reason)
        }
    }
}
let reader = Task { () -> Int in
    var seen = 0
    for await event in downloader.download("long") where event != .started { seen += 1; _ = event }
    return seen
}
print(await reader.value)
