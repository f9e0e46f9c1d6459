import Platform
import Requests

/// Network access through a separate process, `rill-fetch`, which starts with the first request and serves all
/// requests.
///
/// A fetcher has no thread: each query for a response reads the data that has arrived. It may be used on one thread at
/// a time.
package final class Fetcher: Network {
    private let helperPath: String?
    private var helper: Helper?
    /// The numbers of the requests that have no response so far.
    private var pendingNumbers: Set<Int> = []
    private var answersByNumber: [Int: WebAnswer] = [:]
    private var receivedBytes: [UInt8] = []
    private var lastNumber = 0

    /// Creates a fetcher; `helperPath` is the program that makes the requests.
    package init(helperPath: String? = Fetcher.defaultHelperPath) { self.helperPath = helperPath }

    /// The expected path of `rill-fetch`; nil if the executable does not know its own path.
    package static var defaultHelperPath: String? {
        guard let own = SystemProcess.executablePath, let slash = own.lastIndex(of: "/") else { return nil }
        return own[...slash] + "rill-fetch"
    }

    package func send(_ request: WebRequest) -> Int {
        lastNumber += 1
        pendingNumbers.insert(lastNumber)
        if helper == nil { helper = helperPath.flatMap(Helper.init) }
        guard let helper else {
            failAll(
                "the program 'rill-fetch', which sends requests, is missing. It should be at \(helperPath ?? "the folder of rill")"
            )
            return lastNumber
        }
        if !helper.write(HelperMessage(lastNumber, .request(request)).bytes) { failAll() }
        return lastNumber
    }

    package func answer(to number: Int) -> WebAnswer? {
        if answersByNumber[number] == nil, pendingNumbers.contains(number) { readAnswers() }
        if let answer = answersByNumber.removeValue(forKey: number) { return answer }
        return pendingNumbers.contains(number) ? nil : .failed(.cancelled)
    }

    package func cancel(_ number: Int) {
        answersByNumber[number] = nil
        guard pendingNumbers.remove(number) != nil else { return }
        _ = helper?.write(HelperMessage(number, .cancel).bytes)
    }

    private func readAnswers() {
        guard let helper else { return }
        let isOpen = helper.read(into: &receivedBytes)
        while let message = HelperMessage.removeFirst(from: &receivedBytes) {
            guard case .answer(let answer) = message.content, pendingNumbers.remove(message.number) != nil else {
                continue
            }
            answersByNumber[message.number] = answer
        }
        if !isOpen { failAll() }
    }

    /// Fails all pending requests, because the process has ended.
    private func failAll(_ reason: String = "'rill-fetch' exited without an answer") {
        helper = nil
        receivedBytes = []
        for number in pendingNumbers {
            answersByNumber[number] = .failed(WebFailure(code: Fetcher.connectionLost, reason: reason))
        }
        pendingNumbers = []
    }

    /// `NSURLErrorNetworkConnectionLost`
    private static let connectionLost = -1005
}
