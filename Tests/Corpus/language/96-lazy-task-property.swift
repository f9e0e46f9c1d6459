// Tasks kept in properties: memoised work, cancel in deinit, weak self
final class Report {
    private(set) var made = 0
    private lazy var task = Task<String, Never> {
        made += 1
        await Task.yield()
        return "report \(made)"
    }
    func text() async -> String { await task.value }
}
let report = Report()
print(await report.text(), await report.text(), report.made)
final class Poller {
    private var task: Task<Int, Never>?
    var running: Task<Int, Never>? { task }
    func start() {
        task = Task { [weak self] in
            var polls = 0
            while !Task.isCancelled {
                polls += 1
                if self == nil { return -1 }
                await Task.yield()
            }
            return polls > 0 ? 1 : 0
        }
    }
    deinit { task?.cancel(); print("deinit") }
}
var poller: Poller? = Poller()
poller?.start()
let running = poller?.running
poller = nil
print(await running?.value ?? 0 <= 1)
