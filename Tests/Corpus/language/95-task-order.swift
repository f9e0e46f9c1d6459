// Sleeping tasks go on in the order of their times

final class Log: @unchecked Sendable { var lines: [String] = [] }
let log = Log()
let tasks = [("c", 60), ("a", 20), ("b", 40)].map { name, delay in
    Task {
        try? await Task.sleep(for: .milliseconds(delay))
        log.lines.append(name)
    }
}
for task in tasks { await task.value }
print(log.lines)
let clock = ContinuousClock()
let first = clock.now
try await Task.sleep(until: first + .milliseconds(20), clock: clock)
let second = clock.now
print(second - first >= .milliseconds(20), second > first)
