import Foundation

public func example(of description: String, action: () async throws -> Void) async {
    print("\n--- Example of: \(description) ---")
    do { try await action() } catch { print("Unhandled:", error) }
}

enum ImageError: Error, LocalizedError {
    case tooLarge(Int)
    case missing(name: String)

    var errorDescription: String? {
        switch self {
        case .tooLarge(let size): return "image of \(size) bytes is too large"
        case .missing(let name): return "no image named \(name)"
        }
    }
}

struct Thumbnail: CustomStringConvertible {
    let name: String
    let bytes: Int
    var description: String { "\(name) (\(bytes) bytes)" }
}

func size(of name: String) async throws -> Int {
    try await Task.sleep(nanoseconds: 2_000_000)
    guard !name.hasPrefix("no") else { throw ImageError.missing(name: name) }
    return name.count * 1_000
}

func thumbnail(for name: String, limit: Int = 9_000) async throws -> Thumbnail {
    let bytes = try await size(of: name)
    if bytes > limit { throw ImageError.tooLarge(bytes) }
    return Thumbnail(name: name, bytes: bytes / 10)
}

await example(of: "awaiting one value") {
    let picture = try await thumbnail(for: "beach")
    print(picture)
}

await example(of: "awaiting in sequence") {
    var total = 0
    for name in ["sun", "moon", "stars"] {
        let picture = try await thumbnail(for: name)
        print("->", picture)
        total += picture.bytes
    }
    print("total:", total)
}

await example(of: "errors") {
    for name in ["nowhere", "a-very-long-name", "fine"] {
        do {
            print(try await thumbnail(for: name))
        } catch let error as ImageError {
            print("ImageError:", error.localizedDescription)
        }
    }
    _ = try await thumbnail(for: "nothing")
}

await example(of: "async let") {
    async let left = thumbnail(for: "left")
    async let right = thumbnail(for: "right")
    let pair = try await (left, right)
    print(pair.0, "|", pair.1)
    print("sum:", pair.0.bytes + pair.1.bytes)
}

await example(of: "async properties and optional try") {
    struct Album {
        var names: [String]
        var cover: Thumbnail {
            get async throws {
                guard let first = names.first else { throw ImageError.missing(name: "cover") }
                return try await thumbnail(for: first)
            }
        }
        subscript(index: Int) -> Thumbnail? {
            get async {
                guard names.indices.contains(index) else { return nil }
                return try? await thumbnail(for: names[index])
            }
        }
    }
    let album = Album(names: ["river", "nope", "hill"])
    print(try await album.cover)
    print(await album[0]?.bytes ?? -1, await album[1]?.bytes ?? -1, await album[7]?.bytes ?? -1)
    let empty = Album(names: [])
    print((try? await empty.cover) as Any)
}

await example(of: "a task by hand") {
    let task = Task { () -> String in
        try await Task.sleep(nanoseconds: 1_000_000)
        return "done"
    }
    print("started")
    print(try await task.value)
    let failing = Task { try await thumbnail(for: "none") }
    switch await failing.result {
    case .success(let picture): print("got", picture)
    case .failure(let error): print("failed:", error.localizedDescription)
    }
}
