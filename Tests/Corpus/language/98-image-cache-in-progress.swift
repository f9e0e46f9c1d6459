// A cache that shares downloads in progress
actor ImageCache {
    private enum Entry {
        case inProgress(Task<String, any Error>)
        case ready(String)
    }
    private var entries: [String: Entry] = [:]
    private(set) var downloads = 0

    func image(_ name: String) async throws -> String {
        if let cached = entries[name] {
            switch cached {
            case .ready(let image): return image
            case .inProgress(let task): return try await task.value
            }
        }
        let task = Task { try await download(name) }
        entries[name] = .inProgress(task)
        do {
            let image = try await task.value
            entries[name] = .ready(image)
            return image
        } catch {
            entries[name] = nil
            throw error
        }
    }
    private func download(_ name: String) async throws -> String {
        downloads += 1
        try await Task.sleep(nanoseconds: 10_000_000)
        if name.isEmpty { throw CancellationError() }
        return "<\(name)>"
    }
    subscript(name: String) -> Bool { entries[name] != nil }
}

let cache = ImageCache()
async let a = cache.image("cat")
async let b = cache.image("cat")
async let c = cache.image("dog")
print(try await [a, b, c])
print(await cache.downloads)
do { _ = try await cache.image("") } catch { print("error:", error is CancellationError) }
print(await cache[""], await cache["cat"])
