extension ObservableType {
    /// Creates a resource for each subscription and disposes it when the subscription ends.
    ///
    /// - SeeAlso: [using](https://reactivex.io/documentation/operators/using.html)
    public static func using<Resource: Disposable>(
        _ resourceFactory: @escaping () throws -> Resource,
        observableFactory: @escaping (Resource) throws -> Observable<Element>
    ) -> Observable<Element> {
        Using(resourceFactory, observableFactory)
    }
}

private final class Using<Resource: Disposable, Element>: Producer<Element> {
    private let makeResource: () throws -> Resource
    private let makeSource: (Resource) throws -> Observable<Element>

    init(
        _ makeResource: @escaping () throws -> Resource,
        _ makeSource: @escaping (Resource) throws -> Observable<Element>
    ) {
        self.makeResource = makeResource
        self.makeSource = makeSource
    }

    override func run(_ down: Receiver<Element>) -> AnySubscription? {
        let sink = PassSink(down)
        var resource: Disposable = Disposables.create()
        do {
            let made = try makeResource()
            resource = made
            let subscription = try makeSource(made).attach(sink)
            sink.setUpstream(Disposables.both(subscription, resource.held))
        } catch {
            sink.fail(error)
            sink.setUpstream(foreign: resource)
        }
        return sink
    }
}
