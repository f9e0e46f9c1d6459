import Requests
import Rill

/// The requests of a session and what came of them: through the network, if the user has opened it (`--allow-net`).
///
/// A session that is repeated (`:undo`) asks nobody twice: a request that it makes again gets the answer of the first time,
/// at the same time of the clock; what was on its way stays on its way.
public final class RequestCache {
    /// Hears of the first request that was kept from a closed network.
    public var onRefusal: () -> Void = {}

    private let network: Network?
    private var exchanges: [Exchange] = []
    private var isRepeating = false
    /// Whether requests that the session has not made before are refused.
    private var isClosed = false
    private var hasRefused = false

    /// `nil` is a closed network.
    public init(network: Network? = nil) { self.network = network }

    deinit { for exchange in exchanges { exchange.cancel() } }

    /// Sends a request; the answer comes on a lane. Who cancels the item gets none.
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
        let item = world.await(on: executor, hasCome: exchange.hasCome) {
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

    /// The same request of the session that is repeated.
    private func earlier(_ request: WebRequest) -> Exchange? {
        isRepeating ? exchanges.first { !$0.isTaken && $0.request == request } : nil
    }

    /// `NSURLErrorNotConnectedToInternet`
    private static let closed = WebAnswer.failed(
        WebFailure(code: -1009, text: "Network access is off. Start rill with --allow-net."))

    // MARK: Repeating

    /// The session is run again from its start.
    ///
    /// - Parameter isClosed: refuses requests that it has not made before.
    public func beginRepeating(isClosed: Bool = false) {
        (isRepeating, self.isClosed) = (true, isClosed)
        for exchange in exchanges { exchange.isTaken = false }
    }

    /// It is as far as it goes: requests that it has not made again are forgotten. If somebody stopped it, the session is what
    /// it was.
    public func endRepeating(wasStopped: Bool) {
        (isRepeating, isClosed) = (false, false)
        guard !wasStopped else { return }
        for exchange in exchanges where !exchange.isTaken { exchange.cancel() }
        exchanges.removeAll { !$0.isTaken }
    }
}

/// One request and what came of it.
final class Exchange {
    let request: WebRequest
    /// Whether the session that runs has made the request.
    var isTaken = false
    private(set) var arrived: (answer: WebAnswer, time: Int)?
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
        if arrived == nil { network.cancel(number) }
    }
}

/// What a program holds of a request that it has sent.
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
