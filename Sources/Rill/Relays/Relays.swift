/// Sends each element that it accepts to its subscribers. A relay never ends.
public final class PublishRelay<Element>: ObservableType {
    private let subject = PublishSubject<Element>()

    /// Creates a relay.
    public init() {}

    /// Sends an element.
    public func accept(_ event: Element) { subject.onNext(event) }

    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        subject.subscribe(observer)
    }

    public func asObservable() -> Observable<Element> { subject }
}

/// Holds a value. Each new subscriber first receives the current value, and then every later one. A relay never ends.
public final class BehaviorRelay<Element>: ObservableType {
    private let subject: BehaviorSubject<Element>

    /// Creates a relay with a first value.
    public init(value: Element) { subject = BehaviorSubject(value: value) }

    /// The current value.
    public var value: Element { try! subject.value() }

    /// Sets the value and sends it.
    public func accept(_ event: Element) { subject.onNext(event) }

    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        subject.subscribe(observer)
    }

    public func asObservable() -> Observable<Element> { subject }
}

/// Buffers elements. Each new subscriber first receives the buffered ones. A relay never ends.
public final class ReplayRelay<Element>: ObservableType {
    private let subject: ReplaySubject<Element>

    private init(_ subject: ReplaySubject<Element>) { self.subject = subject }

    /// Creates a relay that buffers the last `bufferSize` elements.
    public static func create(bufferSize: Int) -> ReplayRelay<Element> {
        ReplayRelay(ReplaySubject.create(bufferSize: bufferSize))
    }

    /// Creates a relay that buffers all elements.
    public static func createUnbound() -> ReplayRelay<Element> { ReplayRelay(ReplaySubject.createUnbounded()) }

    /// Sends an element.
    public func accept(_ event: Element) { subject.onNext(event) }

    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        subject.subscribe(observer)
    }

    public func asObservable() -> Observable<Element> { subject }
}

extension PublishRelay: SubjectState {
    package var hasObservers: Bool { subject.hasObservers }
    package var hasEnded: Bool { false }
}

extension BehaviorRelay: SubjectState {
    package var hasObservers: Bool { subject.hasObservers }
    package var hasEnded: Bool { false }
}

extension ReplayRelay: SubjectState {
    package var hasObservers: Bool { subject.hasObservers }
    package var hasEnded: Bool { false }
}
