// A download queue with progress
import Foundation

struct Item: Identifiable, Sendable { let id: Int; let title: String; let size: Int }

actor DownloadQueue {
    enum State: Equatable { case waiting, running(Double), finished, failed(String) }
    private var states: [Int: State] = [:]
    private(set) var history: [String] = []

    func enqueue(_ items: [Item]) { for item in items { states[item.id] = .waiting } }

    func update(_ id: Int, to state: State) {
        states[id] = state
        switch state {
        case .waiting: break
        case .running(let part): history.append("\(id): \(Int(part * 100)) %")
        case .finished: history.append("\(id): done")
        case .failed(let reason): history.append("\(id): \(reason)")
        }
    }
    var summary: String {
        let finished = states.values.filter { $0 == .finished }.count
        return "\(finished) of \(states.count) finished"
    }
}

struct Downloader {
    let queue: DownloadQueue
    func download(_ item: Item) async {
        for step in 1...2 {
            try? await Task.sleep(for: .milliseconds(item.size))
            await queue.update(item.id, to: .running(Double(step) / 2))
        }
        await queue.update(item.id, to: item.size > 50 ? .failed("too large") : .finished)
    }
}

let queue = DownloadQueue()
let items = [Item(id: 1, title: "a", size: 20), Item(id: 2, title: "b", size: 70), Item(id: 3, title: "c", size: 31)]
await queue.enqueue(items)
let downloader = Downloader(queue: queue)
for item in items { await downloader.download(item) }
for line in await queue.history { print(line) }
print(await queue.summary)
let again = DownloadQueue()
await again.enqueue(items)
await withTaskGroup(of: Void.self) { group in
    for item in items { group.addTask { await Downloader(queue: again).download(item) } }
}
print(await again.summary, await again.history.count)
