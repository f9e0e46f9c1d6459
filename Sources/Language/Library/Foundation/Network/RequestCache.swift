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
        -> SentRequest
    {
        guard let exchange = earlierExchange(request) ?? beginExchange(request) else {
            if !hasRefused, !isClosed { onRefusal() }
            hasRefused = hasRefused || !isClosed
            return SentRequest(world.schedule(on: executor) { then(RequestCache.networkOffAnswer) }, nil)
        }
        exchange.isClaimed = true
        if let (answer, time) = exchange.arrival {
            return SentRequest(world.schedule(at: time, on: executor) { then(answer) }, exchange)
        }
        let item = world.await(on: executor, hasArrived: exchange.hasArrived) {
            if let arrived = exchange.arrival { then(arrived.answer) }
        }
        return SentRequest(item, exchange)
    }

    private func beginExchange(_ request: WebRequest) -> Exchange? {
        guard let network, !isClosed else { return nil }
        let exchange = Exchange(request, network)
        exchanges.append(exchange)
        return exchange
    }

    /// Returns the same request of the session that is being replayed; nil if it has none.
    private func earlierExchange(_ request: WebRequest) -> Exchange? {
        isRepeating ? exchanges.first { !$0.isClaimed && $0.request == request } : nil
    }

    /// `NSURLErrorNotConnectedToInternet`
    private static let networkOffAnswer = WebAnswer.failed(
        WebFailure(code: -1009, reason: "Network access is off. Start rill with --allow-net."))

    // MARK: Repeating

    /// Prepares for a replay of the session from its start.
    ///
    /// - Parameter isClosed: if true, requests that the session has not made before are refused.
    public func beginRepeating(isClosed: Bool = false) {
        (isRepeating, self.isClosed) = (true, isClosed)
        for exchange in exchanges { exchange.isClaimed = false }
    }

    /// Ends a replay and drops the requests that it did not repeat. If the replay was stopped, all requests are kept.
    public func endRepeating(wasStopped: Bool) {
        (isRepeating, isClosed) = (false, false)
        guard !wasStopped else { return }
        for exchange in exchanges where !exchange.isClaimed { exchange.cancel() }
        exchanges.removeAll { !$0.isClaimed }
    }
}

/// One request with its answer.
final class Exchange {
    let request: WebRequest
    /// True if the session or its replay has made the request.
    var isClaimed = false
    private(set) var arrival: (answer: WebAnswer, time: Int)?
    private var isCancelled = false
    private let network: Network
    private let requestNumber: Int

    init(_ request: WebRequest, _ network: Network) {
        self.request = request
        self.network = network
        requestNumber = network.send(request)
    }

    func hasArrived(_ time: Int) -> Bool {
        if arrival == nil { arrival = network.answer(to: requestNumber).map { ($0, time) } }
        return arrival != nil
    }

    func cancel() {
        guard arrival == nil, !isCancelled else { return }
        isCancelled = true
        network.cancel(requestNumber)
    }
}

/// The handle by which a program cancels a request.
final class SentRequest {
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
