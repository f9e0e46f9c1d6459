// A job scheduler with dependencies
struct Job: Hashable, Sendable {
    let name: String
    var needs: [String] = []
}
actor Scheduler {
    enum Failure: Error { case cycle([String]), unknown(String) }
    private let jobs: [String: Job]
    private var running: [String: Task<Int, any Error>] = [:]
    private(set) var order: [String] = []
    init(_ jobs: [Job]) { self.jobs = Dictionary(uniqueKeysWithValues: jobs.map { ($0.name, $0) }) }

    func run(_ name: String, path: [String] = []) async throws -> Int {
        if path.contains(name) { throw Failure.cycle(path + [name]) }
        if let task = running[name] { return try await task.value }
        guard let job = jobs[name] else { throw Failure.unknown(name) }
        let task = Task { () throws -> Int in
            var depth = 0
            for need in job.needs { depth = max(depth, try await self.run(need, path: path + [name])) }
            self.finished(name)
            return depth + 1
        }
        running[name] = task
        return try await task.value
    }
    private func finished(_ name: String) { order.append(name) }
}
let scheduler = Scheduler([Job(name: "app", needs: ["ui", "net"]), Job(name: "ui", needs: ["core"]),
                           Job(name: "net", needs: ["core", "json"]), Job(name: "core"), Job(name: "json")])
print(try await scheduler.run("app"))
let order = await scheduler.order
print(order.first!, order.last!, order.count, order.firstIndex(of: "core")! < order.firstIndex(of: "net")!)
do { _ = try await Scheduler([Job(name: "x", needs: ["y"])]).run("x") } catch Scheduler.Failure.unknown(let name) { print("unknown", name) }
