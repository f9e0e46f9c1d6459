// Work of the main actor runs in the order in which it was sent there

import Foundation

@MainActor enum Log { static var lines: [String] = [] }
@MainActor func start() {
    Log.lines.append("start")
    Task { Log.lines.append("task 1") }
    Task { @MainActor in Log.lines.append("task 2") }
    DispatchQueue.main.async { MainActor.assumeIsolated { Log.lines.append("queue") } }
    Task {
        Log.lines.append("task 3")
        try? await Task.sleep(for: .milliseconds(20))
        Log.lines.append("slept")
    }
    Log.lines.append("started")
}
await start()
try await Task.sleep(for: .milliseconds(100))
print(await Log.lines)
