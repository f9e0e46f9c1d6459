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
enum FlattenPolicy {
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
        _ source: Observable<In>, _ policy: FlattenPolicy, _ select: @escaping (In) throws -> Observable<Out>
    ) {
        self.source = SourceReference(source)
        switch policy {
        case .all: makeSink = { FlattenSink($0, select) }
        case .first: makeSink = { FlattenFirstSink($0, select) }
        case .atMost(let limit): makeSink = { FlattenLimitedSink($0, select, limit) }
        }
        super.init()
    }

    override func run(_ down: Receiver<Out>) -> AnySubscription? { makeSink(down).subscribe(to: source) }
}

private final class MergeAll<Element>: Producer<Element> {
    private var sources: [Observable<Element>]

    init(_ sources: [Observable<Element>]) { self.sources = sources }

    deinit { IterativeRelease.release(sources) { sources = [] } }

    override func run(_ down: Receiver<Element>) -> AnySubscription? {
        let sink = FlattenSink<Observable<Element>, Element>(down) { $0 }
        for source in sources { sink.start(source) }
        sink.onCompleted()
        sink.setNoUpstream()
        return sink
    }
}

/// Merges all inner sequences. It holds the running ones in the order of their subscription.
@usableFromInline
class FlattenSink<In, Out>: GatedSink<In, Out> {
    final let select: (In) throws -> Observable<Out>
    final var active = 0
    final var outerIsDone = false
    private final var first: FlattenInner<In, Out>?
    private final unowned(unsafe) var last: FlattenInner<In, Out>?

    @usableFromInline
    init(_ down: Receiver<Out>, _ select: @escaping (In) throws -> Observable<Out>) {
        self.select = select
        super.init(down)
    }

    override func onNext(_ element: In) {
        if isDisposed { return }
        do {
            start(try select(element))
        } catch {
            stop(error)
        }
    }

    final override func onCompleted() {
        gate.enter()
        outerIsDone = true
        let isDone = active == 0
        gate.leave()
        if isDone { stop(nil) }
    }

    final override func disposed() {
        while let inner = popFirst() { inner.dispose() }
    }

    final func start(_ source: Observable<Out>) {
        gate.enter()
        active += 1
        gate.leave()
        startCounted(source)
    }

    /// Subscribes to an inner sequence that is already counted.
    final func startCounted(_ source: Observable<Out>) {
        if source.isImmediate { return forwardImmediate(source) }
        let inner = FlattenInner(self)
        gate.enter()
        if isOver { return gate.leave() }
        link(inner)
        gate.leave()
        inner.subscribe(to: source)
    }

    /// Forwards the events of an immediate source without subscribing to it.
    private final func forwardImmediate(_ source: Observable<Out>) {
        gate.enter()
        deliver(allOf: source)
        startNext()
    }

    final func innerCompleted(_ inner: FlattenInner<In, Out>) {
        gate.enter()
        unlink(inner)
        startNext(after: inner)
    }

    /// Handles the completion of an inner sequence. The function is called inside the gate, which it leaves.
    private final func startNext(after inner: FlattenInner<In, Out>? = nil) {
        let following = dequeue()
        if following == nil { active -= 1 }
        let isDone = outerIsDone && active == 0
        gate.leave()
        inner?.dispose()
        if isDone { return stop(nil) }
        if let following { Trampoline.current.perform { self.startNext(with: following) } }
    }

    /// Starts a sequence that was waiting.
    func startNext(with following: Observable<Out>) { startCounted(following) }

    /// Returns the sequence to start after another one has completed; nil if none waits. The function is called inside
    /// the gate.
    func dequeue() -> Observable<Out>? { nil }

    // MARK: List of running sequences

    private final func link(_ inner: FlattenInner<In, Out>) {
        inner.previous = last
        if let last { last.next = inner } else { first = inner }
        last = inner
        inner.isLinked = true
    }

    private final func unlink(_ inner: FlattenInner<In, Out>) {
        guard inner.isLinked else { return }
        inner.isLinked = false
        let next = inner.next
        inner.next = nil
        if let next { next.previous = inner.previous } else { last = inner.previous }
        if let previous = inner.previous { previous.next = next } else { first = next }
    }

    private final func popFirst() -> FlattenInner<In, Out>? {
        gate.enter()
        defer { gate.leave() }
        guard let inner = first else { return nil }
        unlink(inner)
        return inner
    }
}

final class FlattenInner<In, Out>: Inlet<Out> {
    private let parent: FlattenSink<In, Out>
    var next: FlattenInner<In, Out>?
    unowned(unsafe) var previous: FlattenInner<In, Out>?
    var isLinked = false

    init(_ parent: FlattenSink<In, Out>) { self.parent = parent }

    override func onNext(_ element: Out) { parent.emit(element) }
    override func onError(_ error: Swift.Error) { parent.stop(error) }
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
        gate.enter()
        if active > 0 || isDisposed { return gate.leave() }
        do {
            let source = try select(element)
            active += 1
            gate.leave()
            startCounted(source)
        } catch {
            gate.leave()
            stop(error)
        }
    }
}

/// Queues inner sequences while the maximum number runs.
@usableFromInline
final class FlattenLimitedSink<In, Out>: FlattenSink<In, Out> {
    private let limit: Int
    private let waiting = WaitingEvents<Observable<Out>>()

    @usableFromInline
    init(_ down: Receiver<Out>, _ select: @escaping (In) throws -> Observable<Out>, _ limit: Int) {
        self.limit = limit
        super.init(down, select)
    }

    override func onNext(_ element: In) {
        if isDisposed { return }
        do {
            let source = try select(element)
            gate.enter()
            let mayStart = active < limit
            if mayStart {
                active += 1
            } else {
                waiting.append(source)
            }
            gate.leave()
            if mayStart { startCounted(source) }
        } catch {
            stop(error)
        }
    }

    override func dequeue() -> Observable<Out>? {
        waiting.isEmpty ? nil : waiting.removeFirst()
    }

    override func startNext(with following: Observable<Out>) {
        waiting.withFirstCause { startCounted(following) }
    }
}
