import Foundation
import Platform
import Requests

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Sends requests and writes their answers.
final class RequestRunner: @unchecked Sendable {
    private let answerOutput: FileHandle
    private let session: URLSession
    private let lock = NSLock()
    // The running tasks by request number. The lock guards this dictionary.
    private var tasks: [Int: URLSessionDataTask] = [:]

    private static let allowedSchemes: Set<String> = ["http", "https", "ftp", "data"]

    init(answerOutput: FileHandle) {
        self.answerOutput = answerOutput
        // The session has no cache, because a repeated request must reach the server, and nothing is stored on disk.
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        session = URLSession(configuration: configuration)
    }

    func send(_ request: WebRequest, _ number: Int) {
        guard let url = URL(string: request.url) else {
            return sendAnswer(number, .failed(WebFailure(code: NSURLErrorBadURL, reason: "bad URL")))
        }
        // Only network schemes are allowed; files are not.
        guard let scheme = url.scheme?.lowercased(), RequestRunner.allowedSchemes.contains(scheme) else {
            return sendAnswer(number, .failed(WebFailure(code: NSURLErrorUnsupportedURL, reason: "unsupported URL")))
        }
        var wanted = URLRequest(url: url)
        wanted.httpMethod = request.method
        wanted.httpBody = request.body.map { Data($0) }
        wanted.timeoutInterval = request.timeout
        for (name, value) in request.headers { wanted.setValue(value, forHTTPHeaderField: name) }
        let task = session.dataTask(with: wanted) { [self] data, response, error in
            sendAnswer(number, RequestRunner.makeAnswer(data, response, error))
        }
        lock.withLock { tasks[number] = task }
        task.resume()
    }

    func cancel(_ number: Int) { lock.withLock { tasks[number] }?.cancel() }

    private func sendAnswer(_ number: Int, _ answer: WebAnswer) {
        lock.withLock {
            tasks[number] = nil
            // The process that reads the answers has ended.
            do { try answerOutput.write(contentsOf: Data(HelperMessage(number, .answer(answer)).bytes)) } catch {
                SystemProcess.exit(0)
            }
        }
    }

    private static func makeAnswer(_ data: Data?, _ response: URLResponse?, _ error: Error?) -> WebAnswer {
        guard let response, error == nil else {
            let error = error ?? URLError(.unknown)
            return .failed(WebFailure(code: (error as NSError).code, reason: error.localizedDescription))
        }
        let web = response as? HTTPURLResponse
        var headers: [String: String] = [:]
        for (name, value) in web?.allHeaderFields ?? [:] { headers["\(name)"] = "\(value)" }
        return .answered(
            WebResponse(
                url: response.url?.absoluteString ?? "", status: web?.statusCode ?? 0, headers: headers,
                body: [UInt8](data ?? Data())))
    }
}
