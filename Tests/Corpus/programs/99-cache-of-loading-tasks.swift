// A cache that coalesces requests for the same key
actor ImageCache {
    private enum Entry { case loading(Task<String, Error>), ready(String) }
    private var entries: [String: Entry] = [:]
    private(set) var loads = 0
    func image(for key: String) async throws -> String {
        if let entry = entries[key] {
            switch entry {
            case .ready(let image): return image
            case .loading(let task): return try await task.value
            }
        }
        let task = Task { try await load(key) }
        entries[key] = .loading(task)
        do {
            let image = try await task.value
            entries[key] = .ready(image)
            return image
        } catch {
            entries[key] = nil
            throw error
        }
    }
    private func load(_ key: String) async throws -> String {
        loads += 1
        try await Task.sleep(for: .milliseconds(20))
        if key == "bad" { throw LoadError.missing(key) }
        return "<\(key)>"
    }
}
enum LoadError: Error { case missing(String) }
let cache = ImageCache()
async let a = cache.image(for: "cat")
async let b = cache.image(for: "cat")
async let c = cache.image(for: "dog")
print(try await [a, b, c])
print(await cache.loads)
do { _ = try await cache.image(for: "bad") } catch LoadError.missing(let key) { print("missing", key) }
print(try await cache.image(for: "cat"), await cache.loads)
