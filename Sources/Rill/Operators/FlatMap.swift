extension ObservableType {
    /// Subscribes to a sequence for each element and merges all of them.
    ///
    ///     source   -1-----2------|
    ///     result   --a-a----b-b--|
    ///
    /// - Parameter selector: creates the inner sequence for an element. An error that it throws ends the result.
    /// - SeeAlso: [flatmap](https://reactivex.io/documentation/operators/flatmap.html)
    @inlinable
    public func flatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        Flatten(asObservable(), .all) { try selector($0).asObservable() }
    }

    /// Subscribes to a sequence for an element and drops all elements that arrive before it completes.
    ///
    /// - SeeAlso: [flatmap](https://reactivex.io/documentation/operators/flatmap.html)
    @inlinable
    public func flatMapFirst<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        Flatten(asObservable(), .first) { try selector($0).asObservable() }
    }

    /// Subscribes to a sequence for each element, each after the previous one completes.
    ///
    /// - SeeAlso: [flatmap](https://reactivex.io/documentation/operators/flatmap.html)
    @inlinable
    public func concatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        Flatten(asObservable(), .atMost(1)) { try selector($0).asObservable() }
    }
}

extension ObservableType where Element: ObservableConvertibleType {
    /// Merges the inner sequences: sends their elements as they arrive.
    ///
    /// - SeeAlso: [merge](https://reactivex.io/documentation/operators/merge.html)
    @inlinable
    public func merge() -> Observable<Element.Element> {
        Flatten(asObservable(), .all) { $0.asObservable() }
    }

    /// Merges the inner sequences, at most `maxConcurrent` at a time; the others wait in order.
    ///
    /// - SeeAlso: [merge](https://reactivex.io/documentation/operators/merge.html)
    @inlinable
    public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
        Flatten(asObservable(), .atMost(maxConcurrent)) { $0.asObservable() }
    }

    /// Subscribes to the inner sequences one after the other.
    ///
    /// - SeeAlso: [concat](https://reactivex.io/documentation/operators/concat.html)
    @inlinable
    public func concat() -> Observable<Element.Element> { merge(maxConcurrent: 1) }
}

extension ObservableType {
    /// Sends the elements of all sources as they arrive; fails with the first error.
    ///
    ///     a        -1---2--|
    ///     b        ---5--6-|
    ///     result   -1-5-26-|
    ///
    /// - SeeAlso: [merge](https://reactivex.io/documentation/operators/merge.html)
    public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Observable<Element>
    where Collection.Element == Observable<Element> {
        MergeAll(Array(sources))
    }

    /// Sends the elements of all sources as they arrive; fails with the first error.
    ///
    /// - SeeAlso: [merge](https://reactivex.io/documentation/operators/merge.html)
    public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> { MergeAll(sources) }

    /// Sends the elements of all sources as they arrive; fails with the first error.
    ///
    /// - SeeAlso: [merge](https://reactivex.io/documentation/operators/merge.html)
    public static func merge(_ sources: Observable<Element>...) -> Observable<Element> { MergeAll(sources) }
}

/// How elements are handled while the maximum number of inner sequences runs.
@usableFromInline
enum FlatteningMode {
    case all
    case first
    case atMost(Int)
}

@usableFromInline
final class Flatten<In, Out>: Producer<Out> {
    @usableFromInline let source: SourceReference<In>
    // Creates the sink. The closure is specialised at the call site, as in `UnaryOperator`.
    @usableFromInline let makeSink: (Receiver<Out>) -> FlattenSink<In, Out>

    @inlinable
    init(
        _ source: Observable<In>, _ policy: FlatteningMode, _ select: @escaping (In) throws -> Observable<Out>
    ) {
        self.source = SourceReference(source)
        switch policy {
        case .all: makeSink = { FlattenSink($0, select) }
        case .first: makeSink = { FlattenFirstSink($0, select) }
        case .atMost(let limit): makeSink = { FlattenLimitedSink($0, select, limit) }
        }
        super.init()
    }

    override func subscribeDownstream(_ down: Receiver<Out>) -> AnySubscription? {
        makeSink(down).subscribe(to: source)
    }
}

private final class MergeAll<Element>: Producer<Element> {
    private var sources: [Observable<Element>]

    init(_ sources: [Observable<Element>]) { self.sources = sources }

    deinit { IterativeRelease.release(sources) { sources = [] } }

    override func subscribeDownstream(_ down: Receiver<Element>) -> AnySubscription? {
        let sink = FlattenSink<Observable<Element>, Element>(down) { $0 }
        for source in sources { sink.startInner(source) }
        sink.onCompleted()
        sink.setNoUpstream()
        return sink
    }
}

/// Merges all inner sequences. It holds the running ones in the order of their subscription.
@usableFromInline
class FlattenSink<In, Out>: GatedSink<In, Out> {
    final let makeInner: (In) throws -> Observable<Out>
    final var activeCount = 0
    final var hasOuterCompleted = false
    private final var firstInner: FlattenInner<In, Out>?
    private final unowned(unsafe) var lastInner: FlattenInner<In, Out>?

    @usableFromInline
    init(_ down: Receiver<Out>, _ makeInner: @escaping (In) throws -> Observable<Out>) {
        self.makeInner = makeInner
        super.init(down)
    }

    override func onNext(_ element: In) {
        if isDisposed { return }
        do {
            startInner(try makeInner(element))
        } catch {
            stopInOrder(error)
        }
    }

    final override func onCompleted() {
        gate.acquire()
        hasOuterCompleted = true
        let isDone = activeCount == 0
        gate.release()
        if isDone { stopInOrder(nil) }
    }

    final override func handleDisposed() {
        while let inner = popFirst() { inner.dispose() }
    }

    final func startInner(_ source: Observable<Out>) {
        gate.acquire()
        activeCount += 1
        gate.release()
        startCountedInner(source)
    }

    /// Subscribes to an inner sequence that is already counted.
    final func startCountedInner(_ source: Observable<Out>) {
        if source.isImmediate { return forwardImmediate(source) }
        let inner = FlattenInner(self)
        gate.acquire()
        if hasEnded { return gate.release() }
        link(inner)
        gate.release()
        inner.subscribe(to: source)
    }

    /// Forwards the events of an immediate source without subscribing to it.
    private final func forwardImmediate(_ source: Observable<Out>) {
        gate.acquire()
        deliverAll(allOf: source)
        startNextWaiting()
    }

    final func innerCompleted(_ inner: FlattenInner<In, Out>) {
        gate.acquire()
        unlink(inner)
        startNextWaiting(after: inner)
    }

    /// Handles the completion of an inner sequence. The function is called inside the gate, which it leaves.
    private final func startNextWaiting(after inner: FlattenInner<In, Out>? = nil) {
        let following = dequeueWaiting()
        if following == nil { activeCount -= 1 }
        let isDone = hasOuterCompleted && activeCount == 0
        gate.release()
        inner?.dispose()
        if isDone { return stopInOrder(nil) }
        if let following { CurrentThreadQueue.current.performWork { self.startFollowing(with: following) } }
    }

    /// Starts a sequence that was waiting.
    func startFollowing(with following: Observable<Out>) { startCountedInner(following) }

    /// Returns the sequence to start after another one has completed; nil if none waits. The function is called inside
    /// the gate.
    func dequeueWaiting() -> Observable<Out>? { nil }

    // MARK: List of running sequences

    private final func link(_ inner: FlattenInner<In, Out>) {
        inner.previousInner = lastInner
        if let lastInner { lastInner.nextInner = inner } else { firstInner = inner }
        lastInner = inner
        inner.isLinked = true
    }

    private final func unlink(_ inner: FlattenInner<In, Out>) {
        guard inner.isLinked else { return }
        inner.isLinked = false
        let next = inner.nextInner
        inner.nextInner = nil
        if let next { next.previousInner = inner.previousInner } else { lastInner = inner.previousInner }
        if let previous = inner.previousInner { previous.nextInner = next } else { firstInner = next }
    }

    private final func popFirst() -> FlattenInner<In, Out>? {
        gate.acquire()
        defer { gate.release() }
        guard let inner = firstInner else { return nil }
        unlink(inner)
        return inner
    }
}

final class FlattenInner<In, Out>: SourceReceiver<Out> {
    private let parent: FlattenSink<In, Out>
    var nextInner: FlattenInner<In, Out>?
    unowned(unsafe) var previousInner: FlattenInner<In, Out>?
    var isLinked = false

    init(_ parent: FlattenSink<In, Out>) { self.parent = parent }

    override func onNext(_ element: Out) { parent.emit(element) }
    override func onError(_ error: Swift.Error) { parent.stopInOrder(error) }
    override func onCompleted() { parent.innerCompleted(self) }
}

/// Drops elements while an inner sequence runs.
@usableFromInline
final class FlattenFirstSink<In, Out>: FlattenSink<In, Out> {
    @usableFromInline
    override init(_ down: Receiver<Out>, _ select: @escaping (In) throws -> Observable<Out>) {
        super.init(down, select)
    }

    // The selector runs inside the gate, so that only one of two threads starts an inner sequence.
    override func onNext(_ element: In) {
        gate.acquire()
        if activeCount > 0 || isDisposed { return gate.release() }
        do {
            let source = try makeInner(element)
            activeCount += 1
            gate.release()
            startCountedInner(source)
        } catch {
            gate.release()
            stopInOrder(error)
        }
    }
}

/// Queues inner sequences while the maximum number runs.
@usableFromInline
final class FlattenLimitedSink<In, Out>: FlattenSink<In, Out> {
    private let limit: Int
    private let waitingSources = WaitingEvents<Observable<Out>>()

    @usableFromInline
    init(_ down: Receiver<Out>, _ select: @escaping (In) throws -> Observable<Out>, _ limit: Int) {
        self.limit = limit
        super.init(down, select)
    }

    override func onNext(_ element: In) {
        if isDisposed { return }
        do {
            let source = try makeInner(element)
            gate.acquire()
            let mayStart = activeCount < limit
            if mayStart {
                activeCount += 1
            } else {
                waitingSources.append(source)
            }
            gate.release()
            if mayStart { startCountedInner(source) }
        } catch {
            stopInOrder(error)
        }
    }

    override func dequeueWaiting() -> Observable<Out>? {
        waitingSources.isEmpty ? nil : waitingSources.removeFirst()
    }

    override func startFollowing(with following: Observable<Out>) {
        waitingSources.withFirstCause { startCountedInner(following) }
    }
}
