import Requests
import Rill

/// The requests of a session and their answers. They use the network if the user allows it (`--allow-net`).
///
/// A replayed session (`:undo`) sends no request twice: a repeated request gets its first answer at the same virtual
/// time; a pending one stays pending.
public final class RequestCache {
    /// The closure is called when the first request is refused.
    public var onRefusal: () -> Void = {}

    private let network: Network?
    private var exchanges: [Exchange] = []
    private var isRepeating = false
    /// True if requests that the session has not made before are refused.
    private var isClosed = false
    private var hasRefused = false

    /// Without a network, all requests are refused.
    package init(network: Network? = nil) { self.network = network }

    deinit { for exchange in exchanges { exchange.cancel() } }

    /// Sends a request; its answer is delivered on an executor. If the returned item is cancelled, the answer is
    /// dropped.
    func send(_ request: WebRequest, in world: World, on executor: Executor, _ then: @escaping (WebAnswer) -> Void)
        -> Sent
    {
        guard let exchange = earlier(request) ?? begin(request) else {
            if !hasRefused, !isClosed { onRefusal() }
            hasRefused = hasRefused || !isClosed
            return Sent(world.schedule(on: executor) { then(RequestCache.closed) }, nil)
        }
        exchange.isTaken = true
        if let (answer, time) = exchange.arrived {
            return Sent(world.schedule(at: time, on: executor) { then(answer) }, exchange)
        }
        let item = world.await(on: executor, hasArrived: exchange.hasCome) {
            if let arrived = exchange.arrived { then(arrived.answer) }
        }
        return Sent(item, exchange)
    }

    private func begin(_ request: WebRequest) -> Exchange? {
        guard let network, !isClosed else { return nil }
        let exchange = Exchange(request, network)
        exchanges.append(exchange)
        return exchange
    }

    /// Returns the same request of the session that is being replayed; nil if it has none.
    private func earlier(_ request: WebRequest) -> Exchange? {
        isRepeating ? exchanges.first { !$0.isTaken && $0.request == request } : nil
    }

    /// `NSURLErrorNotConnectedToInternet`
    private static let closed = WebAnswer.failed(
        WebFailure(code: -1009, reason: "Network access is off. Start rill with --allow-net."))

    // MARK: Repeating

    /// Prepares for a replay of the session from its start.
    ///
    /// - Parameter isClosed: if true, requests that the session has not made before are refused.
    public func beginRepeating(isClosed: Bool = false) {
        (isRepeating, self.isClosed) = (true, isClosed)
        for exchange in exchanges { exchange.isTaken = false }
    }

    /// Ends a replay and drops the requests that it did not repeat. If the replay was stopped, all requests are kept.
    public func endRepeating(wasStopped: Bool) {
        (isRepeating, isClosed) = (false, false)
        guard !wasStopped else { return }
        for exchange in exchanges where !exchange.isTaken { exchange.cancel() }
        exchanges.removeAll { !$0.isTaken }
    }
}

/// One request with its answer.
final class Exchange {
    let request: WebRequest
    /// True if the session or its replay has made the request.
    var isTaken = false
    private(set) var arrived: (answer: WebAnswer, time: Int)?
    private var isCancelled = false
    private let network: Network
    private let number: Int

    init(_ request: WebRequest, _ network: Network) {
        self.request = request
        self.network = network
        number = network.send(request)
    }

    func hasCome(_ time: Int) -> Bool {
        if arrived == nil { arrived = network.answer(to: number).map { ($0, time) } }
        return arrived != nil
    }

    func cancel() {
        guard arrived == nil, !isCancelled else { return }
        isCancelled = true
        network.cancel(number)
    }
}

/// The handle by which a program cancels a request.
final class Sent {
    private let item: WorldItem?
    private let exchange: Exchange?

    init(_ item: WorldItem?, _ exchange: Exchange?) {
        self.item = item
        self.exchange = exchange
    }

    func cancel() {
        item?.cancel()
        exchange?.cancel()
    }
}
