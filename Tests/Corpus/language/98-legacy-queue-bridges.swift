// Callbacks to async and back
import Dispatch
typealias Completion<T> = @Sendable (Result<T, any Error>) -> Void
enum LegacyError: Error { case code(Int) }
final class LegacyQueue: @unchecked Sendable {
    private let queue = DispatchQueue(label: "legacy")
    func load(_ id: Int, _ completion: @escaping Completion<String>) {
        queue.asyncAfter(deadline: .now() + 0.002) {
            completion(id == 0 ? .failure(LegacyError.code(404)) : .success("#\(id)"))
        }
    }
}
extension LegacyQueue {
    func load(_ id: Int) async throws -> String {
        try await withUnsafeThrowingContinuation { load(id, $0.resume(with:)) }
    }
    func loadAll(_ ids: [Int], _ completion: @escaping Completion<[String]>) {
        Task {
            var all: [String] = []
            do {
                for id in ids { all.append(try await load(id)) }
                completion(.success(all))
            } catch { completion(.failure(error)) }
        }
    }
}
let legacy = LegacyQueue()
print(try await legacy.load(3))
do { _ = try await legacy.load(0) } catch LegacyError.code(let code) { print("code", code) }
let all = await withCheckedContinuation { continuation in
    legacy.loadAll([1, 2]) { continuation.resume(returning: $0) }
}
print(try all.get())
let failed: Result<[String], any Error> = await withCheckedContinuation { c in legacy.loadAll([1, 0, 2]) { c.resume(returning: $0) } }
if case .failure(LegacyError.code(let code)) = failed { print("failed", code) }
let result = await Task { try await legacy.load(9) }.result.map { $0 + "!" }.mapError { "\($0)" as AnyHashableError }
extension AnyHashableError: Error {}
typealias AnyHashableError = String
print(result)
