// Requests whose response a task awaits.
import Foundation

/// The state of a request that a task awaits.
private final class RequestInTask {
    var task: URLSessionTask?
    var isCancelled = false
    init() {}
}

extension URLSession {
    /// Returns the response to a request. Cancelling the task cancels the request.
    public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
        try await resumeWithAnswer { self.dataTask(with: request, completionHandler: $0) }
    }

    /// Returns the response of a URL. Cancelling the task cancels the request.
    public func data(from url: URL) async throws -> (Data, URLResponse) { try await data(for: URLRequest(url: url)) }

    /// Returns the response to a request that sends bytes. Cancelling the task cancels the request.
    public func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) {
        try await resumeWithAnswer { self.uploadTask(with: request, from: bodyData, completionHandler: $0) }
    }

    private func resumeWithAnswer(
        _ make: (@escaping (Data?, URLResponse?, Error?) -> Void) -> URLSessionTask
    ) async throws -> (Data, URLResponse) {
        let sent = RequestInTask()
        return try await withTaskCancellationHandler {
            if sent.isCancelled { throw URLError(.cancelled) }
            return try await withCheckedThrowingContinuation { continuation in
                let task = make { data, response, error in
                    if let response {
                        continuation.resume(returning: (data ?? Data(), response))
                    } else {
                        continuation.resume(throwing: error ?? URLError(.unknown))
                    }
                }
                sent.task = task
                task.resume()
            }
        } onCancel: {
            sent.isCancelled = true
            sent.task?.cancel()
        }
    }
}
