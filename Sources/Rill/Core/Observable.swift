/// Whatever can be seen as an observable sequence.
public protocol ObservableConvertibleType {
    associatedtype Element

    /// The same thing as an `Observable`.
    func asObservable() -> Observable<Element>
}

/// A sequence whose elements arrive: the home of all operators.
public protocol ObservableType: ObservableConvertibleType {
    /// Starts receiving. Disposing what is returned stops it.
    func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element
}

extension ObservableType {
    /// Wraps a type of your own so that the grammar of events is enforced.
    public func asObservable() -> Observable<Element> {
        Observable.create { observer in self.subscribe(observer) }
    }
}

/// The engine's sequence of events.
public class Observable<Element>: ObservableType {
    @usableFromInline init() { Resources.incrementTotal() }
    deinit { Resources.decrementTotal() }

    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        let outlet = Outlet(observer)
        let chain = attach(outlet)
        outlet.root = Root.of(chain)
        return Disposables.bare(chain)
    }

    @inlinable public final func asObservable() -> Observable<Element> { self }

    /// Subscribes a receiver of the engine.
    func attach(_ receiver: Receiver<Element>) -> AnySubscription? { fatalError("abstract") }

    /// True if a subscription synchronously sends at most one element and completes (`just`, `empty`). Flattening operators then
    /// call `deliverAtOnce` instead of subscribing.
    var isImmediate: Bool { false }

    /// The observable without taps, for operators that check each other's class.
    var untapped: Observable<Element> { self }

    /// The name of RxSwift's class, for programs that print it.
    package var printedClass: String? { nil }

    /// Itself, where it is a chain of sources.
    var chain: SequentialSources<Element>? { nil }

    /// Sends the element of an immediate sequence, and no stop event.
    func deliverAtOnce(to receiver: Receiver<Element>) {}
}

/// An observable whose subscription is work for the current thread's trampoline.
@usableFromInline
class Producer<Element>: Observable<Element> {
    @usableFromInline override init() { super.init() }

    final override func attach(_ receiver: Receiver<Element>) -> AnySubscription? {
        if NativeStack.isUsedUp { return nil }
        let trampoline = Trampoline.current
        if trampoline.isRunning { return run(receiver) }
        trampoline.isRunning = true
        let subscription = run(receiver)
        trampoline.drain()
        return subscription
    }

    /// Subscribes; called inside running work. Answers the sink.
    func run(_ down: Receiver<Element>) -> AnySubscription? { fatalError("abstract") }
}
