/// The elements that have a key in common.
public struct GroupedObservable<Key, Element>: ObservableType {
    /// What the elements have in common.
    public let key: Key
    private let source: Observable<Element>

    /// A group.
    public init(key: Key, source: Observable<Element>) {
        self.key = key
        self.source = source
    }

    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        source.subscribe(observer)
    }

    public func asObservable() -> Observable<Element> { source }
}

extension ObservableType {
    /// Sorts the elements into groups, each a sequence of its own, which is sent when its first element arrives.
    public func groupBy<Key: Hashable>(
        keySelector: @escaping (Element) throws -> Key
    ) -> Observable<GroupedObservable<Key, Element>> {
        GroupBy(asObservable(), keySelector)
    }
}

private final class GroupBy<Key: Hashable, Element>: Producer<GroupedObservable<Key, Element>> {
    private let source: Observable<Element>
    private let keySelector: (Element) throws -> Key

    init(_ source: Observable<Element>, _ keySelector: @escaping (Element) throws -> Key) {
        self.source = source
        self.keySelector = keySelector
    }

    override func run(_ down: Receiver<GroupedObservable<Key, Element>>) -> Disposable {
        let sink = GroupBySink(down, keySelector)
        sink.setUpstream(sink.shares)
        sink.subscription.setDisposable(source.attach(sink))
        return sink
    }
}

/// Goes on serving its groups after the outer subscription was disposed, as long as one of them is subscribed.
private final class GroupBySink<Key: Hashable, Element>: Sink<Element, GroupedObservable<Key, Element>> {
    let subscription: SingleAssignmentDisposable
    let shares: RefCountDisposable
    private let keySelector: (Element) throws -> Key
    // Subjects of these elements: a dictionary that says so would be looked up as a type at every event.
    @exclusivity(unchecked) private var groups: [Key: AnyObject] = [:]
    private var inOrder: [PublishSubject<Element>] = []

    init(
        _ down: Receiver<GroupedObservable<Key, Element>>, _ keySelector: @escaping (Element) throws -> Key
    ) {
        self.keySelector = keySelector
        subscription = SingleAssignmentDisposable()
        shares = RefCountDisposable(disposable: subscription)
        super.init(down)
    }

    override func onNext(_ element: Element) {
        do {
            let key = try keySelector(element)
            if let group = groups[key] {
                return unsafeDowncast(group, to: PublishSubject<Element>.self).onNext(element)
            }
            if isDisposed { return }
            let group = PublishSubject<Element>()
            groups[key] = group
            inOrder.append(group)
            forward(GroupedObservable(key: key, source: Group(group, shares)))
            group.onNext(element)
        } catch {
            onError(error)
        }
    }

    override func onError(_ error: Swift.Error) {
        for group in inOrder { group.onError(error) }
        fail(error)
        subscription.dispose()
    }

    override func onCompleted() {
        for group in inOrder { group.onCompleted() }
        complete()
        subscription.dispose()
    }
}

private final class Group<Element>: Observable<Element> {
    private let subject: PublishSubject<Element>
    private let shares: RefCountDisposable

    init(_ subject: PublishSubject<Element>, _ shares: RefCountDisposable) {
        self.subject = subject
        self.shares = shares
        super.init()
    }

    override func attach(_ receiver: Receiver<Element>) -> Disposable {
        let share = shares.retain()
        return Disposables.create(share, subject.attach(receiver))
    }
}
