extension ObservableType {
    /// Makes a resource for each subscription, and disposes it after the subscription.
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

    override func run(_ down: Receiver<Element>) -> Disposable {
        let sink = UsingSink<Element>(down)
        do {
            let resource = try makeResource()
            sink.resource = resource
            return sink.subscribe(to: try makeSource(resource))
        } catch {
            sink.fail(error)
            return sink
        }
    }
}

private final class UsingSink<Element>: PassSink<Element> {
    var resource: Disposable?

    override func disposed() {
        resource?.dispose()
        resource = nil
    }
}
