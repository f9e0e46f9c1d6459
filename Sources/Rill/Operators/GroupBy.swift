/// The elements of a source that have the same key.
public struct GroupedObservable<Key, Element>: ObservableType {
    /// The common key of the elements.
    public let key: Key
    private let source: Observable<Element>

    /// Creates a group of a key and its elements.
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
    /// Splits the elements into one sequence per key; each group is sent with its first element.
    ///
    /// - Parameter keySelector: returns the key of an element. An error that it throws ends the result and all groups.
    /// - SeeAlso: [groupby](https://reactivex.io/documentation/operators/groupby.html)
    @inlinable
    public func groupBy<Key: Hashable>(
        keySelector: @escaping (Element) throws -> Key
    ) -> Observable<GroupedObservable<Key, Element>> {
        GroupBy(asObservable()) {
            let table = GroupTable<Key, Element>()
            return { sink, element in
                let key = try keySelector(element)
                if let group = table.groups[key] { return group.onNext(element) }
                sink.openGroup(key) { table.groups[key] = $0 }?.onNext(element)
            }
        }
    }
}

/// The groups by key. A closure accesses the table where the type of the key is known, because a dictionary with an
/// unspecialised key type costs more than the rest of the operator.
@usableFromInline
final class GroupTable<Key: Hashable, Element> {
    @usableFromInline var groups: [Key: PublishSubject<Element>] = [:]

    @usableFromInline init() {}
}

@usableFromInline
final class GroupBy<Key: Hashable, Element>: Producer<GroupedObservable<Key, Element>> {
    /// A closure that sends an element to its group.
    @usableFromInline typealias GroupingAction = (GroupBySink<Key, Element>, Element) throws -> Void

    private let source: SourceReference<Element>
    private let makeGroupingAction: () -> GroupingAction

    @usableFromInline
    init(_ source: Observable<Element>, makeGroupingAction: @escaping () -> GroupingAction) {
        self.source = SourceReference(source)
        self.makeGroupingAction = makeGroupingAction
    }

    override func subscribeDownstream(_ down: Receiver<GroupedObservable<Key, Element>>) -> AnySubscription? {
        let sink = GroupBySink(down, makeGroupingAction())
        sink.setUpstream(sink.sharedSubscription)
        sink.subscription.set(source.attach(sink))
        return sink
    }
}

/// The sink of `groupBy`. It serves the groups even after the outer subscription was disposed, until the last group has
/// no subscriber.
@usableFromInline
final class GroupBySink<Key: Hashable, Element>: Sink<Element, GroupedObservable<Key, Element>> {
    let subscription: SingleAssignmentDisposable
    let sharedSubscription: RefCountDisposable
    private let sendToGroup: GroupBy<Key, Element>.GroupingAction
    private var openGroups: [PublishSubject<Element>] = []

    init(
        _ down: Receiver<GroupedObservable<Key, Element>>, _ sendToGroup: @escaping GroupBy<Key, Element>.GroupingAction
    ) {
        self.sendToGroup = sendToGroup
        subscription = SingleAssignmentDisposable()
        sharedSubscription = RefCountDisposable(disposable: subscription)
        super.init(down)
    }

    override func onNext(_ element: Element) {
        do {
            try sendToGroup(self, element)
        } catch {
            onError(error)
        }
    }

    /// Creates, stores and sends a group. Returns nil if the outer sequence no longer has a subscriber.
    @usableFromInline
    func openGroup(_ key: Key, keep: (PublishSubject<Element>) -> Void) -> PublishSubject<Element>? {
        if isDisposed { return nil }
        let group = PublishSubject<Element>()
        keep(group)
        openGroups.append(group)
        forward(GroupedObservable(key: key, source: Group(group, sharedSubscription)))
        return group
    }

    override func onError(_ error: Swift.Error) {
        for group in openGroups { group.onError(error) }
        fail(error)
        subscription.dispose()
    }

    override func onCompleted() {
        for group in openGroups { group.onCompleted() }
        complete()
        subscription.dispose()
    }
}

private final class Group<Element>: Observable<Element> {
    private let subject: PublishSubject<Element>
    private let sharedSubscription: RefCountDisposable

    init(_ subject: PublishSubject<Element>, _ sharedSubscription: RefCountDisposable) {
        self.subject = subject
        self.sharedSubscription = sharedSubscription
        super.init()
    }

    override func subscribeCore(_ receiver: Receiver<Element>) -> AnySubscription? {
        let share = sharedSubscription.retainSubscription()
        return Disposables.combinedSubscription(share, subject.attach(receiver))
    }
}
