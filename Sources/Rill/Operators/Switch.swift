extension ObservableType {
    /// Subscribes to a sequence for each element and disposes the previous one.
    ///
    ///     source   -1-----2------|
    ///     result   --a-a----b-b--|
    ///
    /// - SeeAlso: [flatmap](https://reactivex.io/documentation/operators/flatmap.html)
    @inlinable
    public func flatMapLatest<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        Switch(asObservable()) { try selector($0).asObservable() }
    }
}

extension ObservableType where Element: ObservableConvertibleType {
    /// Sends the elements of the latest inner sequence; disposes the previous one.
    ///
    /// - SeeAlso: [switch](https://reactivex.io/documentation/operators/switch.html)
    @inlinable
    public func switchLatest() -> Observable<Element.Element> {
        Switch(asObservable()) { $0.asObservable() }
    }
}

@usableFromInline
final class Switch<In, Out>: Producer<Out> {
    private let source: SourceReference<In>
    private let makeInner: (In) throws -> Observable<Out>

    @usableFromInline
    init(_ source: Observable<In>, _ makeInner: @escaping (In) throws -> Observable<Out>) {
        self.source = SourceReference(source)
        self.makeInner = makeInner
    }

    override func subscribeDownstream(_ down: Receiver<Out>) -> AnySubscription? {
        let sink = SwitchSink(down, makeInner)
        sink.setUpstream(sink.outerSubscription)
        sink.outerSubscription.set(source.attach(sink))
        return sink
    }
}

private final class SwitchSink<In, Out>: GatedSink<In, Out> {
    let outerSubscription = SingleAssignmentDisposable()
    private let makeInner: (In) throws -> Observable<Out>
    private var latestInner: SwitchInner<In, Out>?
    private var hasOuterCompleted = false
    /// The number of immediate sequences that are being forwarded. It exceeds one if they nest.
    private var forwardedSourceCount = 0

    init(_ down: Receiver<Out>, _ makeInner: @escaping (In) throws -> Observable<Out>) {
        self.makeInner = makeInner
        super.init(down)
    }

    override func onNext(_ element: In) {
        if isDisposed { return }
        do {
            let source = try makeInner(element)
            if source.isImmediate { return forwardImmediate(source) }
            let inner = SwitchInner(self)
            gate.acquire()
            if hasEnded { return gate.release() }
            let old = latestInner
            latestInner = inner
            gate.release()
            old?.dispose()
            inner.subscribe(to: source)
        } catch {
            stopInOrder(error)
        }
    }

    /// Forwards an immediate sequence without subscribing to it.
    @inlinable
    func forwardImmediate(_ source: Observable<Out>) {
        gate.acquire()
        let old = latestInner
        latestInner = nil
        forwardedSourceCount += 1
        if old != nil {
            gate.release()
            old?.dispose()
            gate.acquire()
        }
        deliverAll(allOf: source)
        forwardedSourceCount -= 1
        let isDone = hasOuterCompleted && forwardedSourceCount == 0 && latestInner == nil
        gate.release()
        if isDone { stopInOrder(nil) }
    }

    override func onCompleted() {
        outerSubscription.dispose()
        gate.acquire()
        hasOuterCompleted = true
        let isDone = latestInner == nil && forwardedSourceCount == 0
        gate.release()
        if isDone { stopInOrder(nil) }
    }

    override func handleDisposed() {
        gate.acquire()
        let inner = latestInner
        latestInner = nil
        gate.release()
        inner?.dispose()
    }

    // MARK: The inner sequence

    func innerNext(_ inner: SwitchInner<In, Out>, _ element: Out) {
        gate.acquire()
        if latestInner === inner { deliverInOrder(element) }
        gate.release()
    }

    func innerStopped(_ inner: SwitchInner<In, Out>, _ error: Swift.Error?) {
        gate.acquire()
        if latestInner !== inner { return gate.release() }
        if error == nil { latestInner = nil }
        let isDone = hasOuterCompleted
        gate.release()
        if let error { return stopInOrder(error) }
        inner.dispose()
        if isDone { stopInOrder(nil) }
    }
}

private final class SwitchInner<In, Out>: SourceReceiver<Out> {
    private let parent: SwitchSink<In, Out>

    init(_ parent: SwitchSink<In, Out>) { self.parent = parent }

    override func onNext(_ element: Out) { parent.innerNext(self, element) }
    override func onError(_ error: Swift.Error) { parent.innerStopped(self, error) }
    override func onCompleted() { parent.innerStopped(self, nil) }
}
