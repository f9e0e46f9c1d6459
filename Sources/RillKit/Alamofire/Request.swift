import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A running request. Calls its handlers on the main thread.
open class Request {
    public typealias ProgressHandler = (Progress) -> Void

    public let request: URLRequest?
    public private(set) var response: HTTPURLResponse?
    public private(set) var error: Error?
    public private(set) var task: URLSessionTask?
    private(set) var received: Data?
    private var isFinished = false
    private var validationChecks: [(HTTPURLResponse, Data?) throws -> Void] = []
    private var completionSteps: [() -> Void] = []

    init(_ request: URLRequest?, _ failure: Error?) {
        self.request = request
        error = failure
        // An invalid URL fails asynchronously, as any request does.
        if failure != nil { Timing.performInNextTurn { self.finish(nil, nil, nil) } }
    }

    /// Returns the header for basic authentication.
    public static func authorizationHeader(user: String, password: String) -> (key: String, value: String)? {
        (key: "Authorization", value: "Basic \(Data("\(user):\(password)".utf8).base64EncodedString())")
    }

    func beginRequest(_ task: URLSessionTask, isStarted: Bool) {
        self.task = task
        if isStarted { task.resume() }
    }
    func taskEnded(_ data: Data?, _ response: URLResponse?, _ error: Error?) {
        Timing.performInNextTurn { self.finish(data, response as? HTTPURLResponse, error) }
    }
    private func finish(_ data: Data?, _ response: HTTPURLResponse?, _ failure: Error?) {
        received = data
        self.response = response
        error = error ?? failure ?? validationError(response, data)
        if error == nil { responseAccepted() }
        isFinished = true
        let waiting = completionSteps
        completionSteps = []
        for step in waiting { step() }
    }
    /// The function is called after a response was accepted.
    func responseAccepted() {}
    func setError(_ failure: Error) { error = failure }

    private func validationError(_ response: HTTPURLResponse?, _ data: Data?) -> Error? {
        guard let response else { return nil }
        do {
            for check in validationChecks { try check(response, data) }
            return nil
        } catch {
            return error
        }
    }
    func addValidation(_ rule: @escaping (HTTPURLResponse, Data?) throws -> Void) { validationChecks.append(rule) }

    func runWhenFinished(_ step: @escaping () -> Void) {
        if isFinished { Timing.performInNextTurn(step) } else { completionSteps.append(step) }
    }

    open func resume() { task?.resume() }
    open func suspend() { task?.suspend() }
    open func cancel() { task?.cancel() }
}

extension Request {
    static func progress(_ done: Int64, of all: Int64) -> Progress {
        let progress = Progress(totalUnitCount: all)
        progress.completedUnitCount = done
        return progress
    }
    static func statusCheck(status codes: [Int]) -> (HTTPURLResponse, Data?) throws -> Void {
        { response, _ in
            if codes.contains(response.statusCode) { return }
            throw AFError.responseValidationFailed(reason: .unacceptableStatusCode(code: response.statusCode))
        }
    }
    static func contentTypeCheck(types: [String]) -> (HTTPURLResponse, Data?) throws -> Void {
        { response, data in
            guard let data, !data.isEmpty else { return }
            guard let type = response.mimeType else {
                if types.contains("*/*") { return }
                throw AFError.responseValidationFailed(reason: .missingContentType(acceptableContentTypes: types))
            }
            if types.contains(where: { matchesContentType(type, $0) }) { return }
            throw AFError.responseValidationFailed(
                reason: .unacceptableContentType(acceptableContentTypes: types, responseContentType: type))
        }
    }
    private static func matchesContentType(_ type: String, _ pattern: String) -> Bool {
        let wanted = pattern.split(separator: ";")[0].split(separator: "/")
        let found = type.split(separator: "/")
        guard wanted.count == 2, found.count == 2 else { return false }
        return (wanted[0] == "*" || wanted[0] == found[0]) && (wanted[1] == "*" || wanted[1] == found[1])
    }
    /// The content types in the `Accept` header of the request.
    var acceptedTypes: [String] {
        let accepted = request?.value(forHTTPHeaderField: "Accept") ?? "*/*"
        return accepted.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    }
}
