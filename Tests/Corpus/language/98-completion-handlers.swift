// Completion handlers as asynchronous functions
import Foundation
final class Legacy {
    func fetch(_ id: Int, completion: @escaping (Result<String, any Error>) -> Void) {
        DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(10)) {
            if id < 0 { completion(.failure(URLError(.badURL))) } else { completion(.success("user \(id)")) }
        }
    }
    func count(_ handler: @escaping (Int?, (any Error)?) -> Void) { handler(3, nil) }
}
extension Legacy {
    func fetch(_ id: Int) async throws -> String {
        try await withCheckedThrowingContinuation { continuation in
            fetch(id) { continuation.resume(with: $0) }
        }
    }
    var total: Int {
        get async throws {
            try await withCheckedThrowingContinuation { continuation in
                count { value, error in
                    if let error {
                        continuation.resume(throwing: error)
                    } else if let value {
                        continuation.resume(returning: value)
                    }
                }
            }
        }
    }
}
let legacy = Legacy()
print(try await legacy.fetch(1))
do { print(try await legacy.fetch(-1)) } catch let error as URLError { print(error.code == .badURL) }
print(try await legacy.total)
let names = try await withThrowingTaskGroup(of: (Int, String).self, returning: [String].self) { group in
    for id in 1...4 { group.addTask { (id, try await legacy.fetch(id)) } }
    var found = [Int: String]()
    for try await (id, name) in group { found[id] = name }
    return found.sorted { $0.key < $1.key }.map(\.value)
}
print(names)
