// Wrapping functions with completion handlers
import Foundation
enum ServiceError: LocalizedError {
    case bad(Int)
    var errorDescription: String? { if case .bad(let n) = self { return "bad \(n)" } else { return nil } }
}
class LegacyService {
    func load(_ id: Int, completion: @escaping (Result<String, Error>) -> Void) {
        DispatchQueue.global().async {
            completion(id < 0 ? .failure(ServiceError.bad(id)) : .success("item \(id)"))
        }
    }
    func old(_ id: Int, _ done: @escaping (String?, Error?) -> Void) {
        if id == 0 { done(nil, ServiceError.bad(0)) } else { done("old \(id)", nil) }
    }
}
extension LegacyService {
    func load(_ id: Int) async throws -> String {
        try await withCheckedThrowingContinuation { continuation in
            load(id) { result in continuation.resume(with: result) }
        }
    }
    func old(_ id: Int) async throws -> String {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<String, Error>) in
            old(id) { value, error in
                if let error = error { continuation.resume(throwing: error); return }
                continuation.resume(returning: value ?? "")
            }
        }
    }
}
let service = LegacyService()
print(try await service.load(7))
print(try await service.old(1))
do { _ = try await service.load(-1) } catch { print(error.localizedDescription) }
do { print(try await service.old(0)) } catch { print("error:", error.localizedDescription) }
async let x = service.load(1)
async let y = service.load(2)
print(try await [x, y].joined(separator: ", "))
