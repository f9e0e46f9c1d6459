// Tasks as state of an object, restarted and cancelled
import Foundation

@MainActor
final class Stopwatch {
    private var task: Task<Void, Never>?
    private(set) var ticks = 0
    var onTick: ((Int) -> Void)?
    var isRunning: Bool { task != nil }

    func start(every interval: Duration) {
        guard task == nil else { return }
        task = Task { [weak self] in
            while !Task.isCancelled {
                try? await Task.sleep(for: interval)
                guard let self, !Task.isCancelled else { return }
                self.tick()
            }
        }
    }
    func stop() {
        task?.cancel()
        task = nil
    }
    private func tick() {
        ticks += 1
        onTick?(ticks)
    }
    deinit { print("deinit") }
}

@MainActor func run() async throws {
    let watch = Stopwatch()
    watch.onTick = { print("tick", $0) }
    watch.start(every: .milliseconds(20))
    watch.start(every: .milliseconds(1))
    try await Task.sleep(for: .milliseconds(70))
    print(watch.isRunning)
    watch.stop()
    try await Task.sleep(for: .milliseconds(50))
    print(watch.isRunning, watch.ticks)
}
try await run()
try await Task.sleep(for: .milliseconds(30))
print("end")
