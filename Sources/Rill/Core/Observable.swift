/// A type that can be converted to an `Observable`.
public protocol ObservableConvertibleType {
    associatedtype Element

    /// Returns the same sequence as an `Observable`.
    func asObservable() -> Observable<Element>
}

/// A sequence that sends its elements over time. All operators are extensions of this protocol.
public protocol ObservableType: ObservableConvertibleType {
    /// Subscribes the observer. Disposing the result ends the subscription.
    func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element
}

extension ObservableType {
    /// Wraps a custom conforming type, so that the event grammar is enforced.
    public func asObservable() -> Observable<Element> {
        Observable.create { observer in self.subscribe(observer) }
    }
}

/// A sequence of events, the base class of all sources and operators.
public class Observable<Element>: ObservableType {
    @usableFromInline init() { Resources.incrementTotal() }
    deinit { Resources.decrementTotal() }

    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        let outlet = ObserverReceiver(observer)
        let chain = attach(outlet)
        outlet.liveSubscription = LiveSubscription.of(chain)
        return Disposables.unboxedDisposable(chain)
    }

    @inlinable public final func asObservable() -> Observable<Element> { self }

    /// Subscribes a receiver that belongs to the engine.
    @inline(__always) final func attach(_ receiver: Receiver<Element>) -> AnySubscription? {
        NativeStack.isUsedUp ? nil : subscribeCore(receiver)
    }

    /// Subscribes like `attach`, which checks before that the stack is not used up.
    func subscribeCore(_ receiver: Receiver<Element>) -> AnySubscription? { fatalError("abstract") }

    /// True if a subscription sends at most one element and then completes, synchronously (`just`, `empty`). Operators
    /// that flatten then call `deliverImmediately` instead of subscribing.
    var isImmediate: Bool { false }

    /// The observable below its taps, for operators that check the classes of their sources.
    var withoutTap: Observable<Element> { self }

    /// The name of the corresponding class in RxSwift, for programs that print it.
    package var printedClass: String? { nil }

    /// Returns self if this is a chain of sequential sources.
    var sequentialSources: SequentialSources<Element>? { nil }

    /// Sends the element of an immediate sequence, but no stop event.
    func deliverImmediately(to receiver: Receiver<Element>) {}
}

/// An observable whose subscription runs as an item of the current thread's trampoline.
@usableFromInline
class Producer<Element>: Observable<Element> {
    @usableFromInline override init() { super.init() }

    final override func subscribeCore(_ receiver: Receiver<Element>) -> AnySubscription? {
        let trampoline = CurrentThreadQueue.current
        if trampoline.isRunning { return subscribeDownstream(receiver) }
        trampoline.isRunning = true
        let subscription = subscribeDownstream(receiver)
        trampoline.runQueuedItems()
        return subscription
    }

    /// Subscribes and returns the sink. The function is called while the trampoline runs.
    func subscribeDownstream(_ down: Receiver<Element>) -> AnySubscription? { fatalError("abstract") }
}
