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
    private let select: (In) throws -> Observable<Out>

    @usableFromInline
    init(_ source: Observable<In>, _ select: @escaping (In) throws -> Observable<Out>) {
        self.source = SourceReference(source)
        self.select = select
    }

    override func run(_ down: Receiver<Out>) -> AnySubscription? {
        let sink = SwitchSink(down, select)
        sink.setUpstream(sink.outer)
        sink.outer.set(source.attach(sink))
        return sink
    }
}

private final class SwitchSink<In, Out>: GatedSink<In, Out> {
    let outer = SingleAssignmentDisposable()
    private let select: (In) throws -> Observable<Out>
    private var latest: SwitchInner<In, Out>?
    private var outerIsDone = false
    /// The number of immediate sequences that are being forwarded. It exceeds one if they nest.
    private var forwardedImmediates = 0

    init(_ down: Receiver<Out>, _ select: @escaping (In) throws -> Observable<Out>) {
        self.select = select
        super.init(down)
    }

    override func onNext(_ element: In) {
        if isDisposed { return }
        do {
            let source = try select(element)
            if source.isImmediate { return forwardImmediate(source) }
            let inner = SwitchInner(self)
            gate.enter()
            if isOver { return gate.leave() }
            let old = latest
            latest = inner
            gate.leave()
            old?.dispose()
            inner.subscribe(to: source)
        } catch {
            stop(error)
        }
    }

    /// Forwards an immediate sequence without subscribing to it.
    @inlinable
    func forwardImmediate(_ source: Observable<Out>) {
        gate.enter()
        let old = latest
        latest = nil
        forwardedImmediates += 1
        if old != nil {
            gate.leave()
            old?.dispose()
            gate.enter()
        }
        deliver(allOf: source)
        forwardedImmediates -= 1
        let isDone = outerIsDone && forwardedImmediates == 0 && latest == nil
        gate.leave()
        if isDone { stop(nil) }
    }

    override func onCompleted() {
        outer.dispose()
        gate.enter()
        outerIsDone = true
        let isDone = latest == nil && forwardedImmediates == 0
        gate.leave()
        if isDone { stop(nil) }
    }

    override func disposed() {
        gate.enter()
        let inner = latest
        latest = nil
        gate.leave()
        inner?.dispose()
    }

    // MARK: The inner sequence

    func innerNext(_ inner: SwitchInner<In, Out>, _ element: Out) {
        gate.enter()
        if latest === inner { deliver(element) }
        gate.leave()
    }

    func innerStopped(_ inner: SwitchInner<In, Out>, _ error: Swift.Error?) {
        gate.enter()
        if latest !== inner { return gate.leave() }
        if error == nil { latest = nil }
        let isDone = outerIsDone
        gate.leave()
        if let error { return stop(error) }
        inner.dispose()
        if isDone { stop(nil) }
    }
}

private final class SwitchInner<In, Out>: Inlet<Out> {
    private let parent: SwitchSink<In, Out>

    init(_ parent: SwitchSink<In, Out>) { self.parent = parent }

    override func onNext(_ element: Out) { parent.innerNext(self, element) }
    override func onError(_ error: Swift.Error) { parent.innerStopped(self, error) }
    override func onCompleted() { parent.innerStopped(self, nil) }
}
