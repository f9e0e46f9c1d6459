import Requests

/// A network for tests: it records requests and answers from a table.
package final class TableNetwork: Network {
    /// The requests in order; the first has number 1.
    package private(set) var requests: [WebRequest] = []
    package private(set) var cancelled: [Int] = []
    /// Returns the answer to a request. The parameters are the number of the request and the number of earlier queries
    /// for its answer; nil means that there is no answer yet.
    package var answer: (_ request: WebRequest, _ number: Int, _ looks: Int) -> WebAnswer?
    private var looks: [Int: Int] = [:]

    package init(_ answer: @escaping (_ request: WebRequest, _ number: Int, _ looks: Int) -> WebAnswer?) {
        self.answer = answer
    }

    /// Answers with the path of the address, or with the status with which the path begins, such as `/404/gone`. The
    /// answer comes after a few queries.
    public convenience init() {
        self.init { request, _, looks in looks < 3 ? nil : TableNetwork.echo(request) }
    }

    /// A network that never answers.
    package static var silent: TableNetwork { TableNetwork { _, _, _ in nil } }

    package static func echo(_ request: WebRequest) -> WebAnswer {
        let parts = request.url.split(separator: "/").dropFirst(2)
        let status = parts.first.flatMap { Int($0) }
        let text = parts.dropFirst(status == nil ? 0 : 1).joined(separator: "/")
        return .answered(
            WebResponse(
                url: request.url, status: status ?? 200, headers: ["Content-Type": "text/plain"],
                body: request.body ?? Array(text.utf8)))
    }

    package func send(_ request: WebRequest) -> Int {
        requests.append(request)
        return requests.count
    }

    package func answer(to number: Int) -> WebAnswer? {
        looks[number, default: 0] += 1
        return answer(requests[number - 1], number, looks[number, default: 0])
    }

    package func cancel(_ number: Int) { cancelled.append(number) }
}
