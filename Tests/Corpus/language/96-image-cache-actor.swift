// A cache that keeps the running task, so that two callers share one download
import Foundation
struct Image: Sendable, Equatable { let name: String }
actor ImageDownloader {
    private enum CacheEntry { case inProgress(Task<Image, Error>), ready(Image) }
    private var cache: [URL: CacheEntry] = [:]
    private(set) var downloads = 0
    func image(from url: URL) async throws -> Image? {
        if let cached = cache[url] {
            switch cached {
            case .ready(let image): return image
            case .inProgress(let task): return try await task.value
            }
        }
        let task = Task { try await downloadImage(from: url) }
        cache[url] = .inProgress(task)
        do {
            let image = try await task.value
            cache[url] = .ready(image)
            return image
        } catch {
            cache[url] = nil
            throw error
        }
    }
    private func downloadImage(from url: URL) async throws -> Image {
        downloads += 1
        await Task.yield()
        if url.lastPathComponent == "bad" { throw URLError(.badServerResponse) }
        return Image(name: url.lastPathComponent)
    }
}
let loader = ImageDownloader()
let url = URL(string: "https://example.com/cat.png")!
async let one = loader.image(from: url)
async let two = loader.image(from: url)
let images = try await [one, two]
print(images.map { $0?.name ?? "-" }, await loader.downloads)
print(try await loader.image(from: url)!.name, await loader.downloads)
do { _ = try await loader.image(from: URL(string: "https://example.com/bad")!) } catch let error as URLError { print(error.code == .badServerResponse) }
