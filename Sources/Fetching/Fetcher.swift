import Platform
import Requests

/// Network access through a separate process, `rill-fetch`, which starts with the first request and serves all of them.
///
/// It has no thread: each query for a response reads the data that has arrived. Use from one thread at a time.
package final class Fetcher: Network {
    private let path: String?
    private var helper: Helper?
    /// Requests without a response so far.
    private var sent: Set<Int> = []
    private var answers: [Int: WebAnswer] = [:]
    private var arrived: [UInt8] = []
    private var latest = 0

    /// Creates a fetcher; `path` is the program that makes the requests.
    package init(path: String? = Fetcher.standardPath) { self.path = path }

    /// The expected path of `rill-fetch`; nil if the executable does not know its own path.
    package static var standardPath: String? {
        guard let own = SystemProcess.executable, let slash = own.lastIndex(of: "/") else { return nil }
        return own[...slash] + "rill-fetch"
    }

    package func send(_ request: WebRequest) -> Int {
        latest += 1
        sent.insert(latest)
        if helper == nil { helper = path.flatMap(Helper.init) }
        guard let helper else {
            lose("'rill-fetch', which sends requests, is missing. Expected at \(path ?? "the folder of rill")")
            return latest
        }
        if !helper.write(HelperMessage(latest, .request(request)).bytes) { lose() }
        return latest
    }

    package func answer(to number: Int) -> WebAnswer? {
        if answers[number] == nil, sent.contains(number) { read() }
        if let answer = answers.removeValue(forKey: number) { return answer }
        return sent.contains(number) ? nil : .failed(.cancelled)
    }

    package func cancel(_ number: Int) {
        answers[number] = nil
        guard sent.remove(number) != nil else { return }
        _ = helper?.write(HelperMessage(number, .cancel).bytes)
    }

    private func read() {
        guard let helper else { return }
        let isOpen = helper.read(into: &arrived)
        while let message = HelperMessage.take(from: &arrived) {
            guard case .answer(let answer) = message.content, sent.remove(message.number) != nil else { continue }
            answers[message.number] = answer
        }
        if !isOpen { lose() }
    }

    /// Fails all pending requests, because the process has ended.
    private func lose(_ reason: String = "'rill-fetch' exited without an answer") {
        helper = nil
        arrived = []
        for number in sent { answers[number] = .failed(WebFailure(code: Fetcher.connectionLost, text: reason)) }
        sent = []
    }

    /// `NSURLErrorNetworkConnectionLost`
    private static let connectionLost = -1005
}
