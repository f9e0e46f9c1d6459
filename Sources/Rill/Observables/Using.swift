extension ObservableType {
    /// Creates a resource for each subscription and disposes it when the subscription ends.
    ///
    /// - SeeAlso: [using](https://reactivex.io/documentation/operators/using.html)
    @inlinable
    public static func using<Resource: Disposable>(
        _ resourceFactory: @escaping () throws -> Resource,
        observableFactory: @escaping (Resource) throws -> Observable<Element>
    ) -> Observable<Element> {
        Using(resourceFactory, observableFactory)
    }
}

@usableFromInline
final class Using<Resource: Disposable, Element>: Producer<Element> {
    @usableFromInline let makeResource: () throws -> Resource
    @usableFromInline let makeSource: (Resource) throws -> Observable<Element>
    // Creates the sink. The closure is specialised at the call site, as in `UnaryOperator`.
    @usableFromInline let makeSink: (Receiver<Element>) -> ForwardingSink<Element>

    @inlinable
    init(
        _ makeResource: @escaping () throws -> Resource,
        _ makeSource: @escaping (Resource) throws -> Observable<Element>
    ) {
        self.makeResource = makeResource
        self.makeSource = makeSource
        makeSink = { ForwardingSink($0) }
        super.init()
    }

    override func subscribeDownstream(_ down: Receiver<Element>) -> AnySubscription? {
        let sink = makeSink(down)
        var resource: Disposable = Disposables.create()
        do {
            let made = try makeResource()
            resource = made
            let subscription = try makeSource(made).attach(sink)
            sink.setUpstream(Disposables.combinedSubscription(subscription, resource._subscription))
        } catch {
            sink.fail(error)
            sink.setUpstream(foreign: resource)
        }
        return sink
    }
}
