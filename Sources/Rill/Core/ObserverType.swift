/// A type that receives events.
public protocol ObserverType {
    associatedtype Element

    /// Receives one event.
    func on(_ event: Event<Element>)
}

extension ObserverType {
    /// Sends `next`.
    @inlinable public func onNext(_ element: Element) { on(.next(element)) }

    /// Sends `completed`.
    @inlinable public func onCompleted() { on(.completed) }

    /// Sends `error`.
    @inlinable public func onError(_ error: Swift.Error) { on(.error(error)) }
}

/// A type-erased observer. It does not enforce the order of events: events after a stop event pass, too.
public struct AnyObserver<Element>: ObserverType {
    /// A closure that handles an event.
    public typealias EventHandler = (Event<Element>) -> Void

    // The closure of the observer. Either it or `receiver` is set.
    private let observer: EventHandler?
    /// A receiver of the engine, which gets elements that are not wrapped in an event. Retained by `holder`, so that a call
    /// counts no reference.
    private let receiver: Unmanaged<Receiver<Element>>?
    private let holder: Receiver<Element>?

    /// An observer that calls a closure.
    public init(eventHandler: @escaping EventHandler) {
        observer = eventHandler
        (receiver, holder) = (nil, nil)
    }

    /// Wraps another observer.
    public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
        self.observer = observer.on
        (receiver, holder) = (nil, nil)
    }

    init(receiver: Receiver<Element>) {
        observer = nil
        self.receiver = .passUnretained(receiver)
        holder = receiver
    }

    /// Sends `next`.
    public func onNext(_ element: Element) {
        if let receiver { receiver._withUnsafeGuaranteedRef { $0.onNext(element) } } else { handle(element) }
    }

    /// Sends `error`.
    public func onError(_ error: Swift.Error) { if let holder { holder.onError(error) } else { on(.error(error)) } }

    /// Sends `completed`.
    public func onCompleted() { if let holder { holder.onCompleted() } else { on(.completed) } }

    // The function is not inlined, because creating an event looks up its type metadata.
    @inline(never) private func handle(_ element: Element) { on(.next(element)) }

    public func on(_ event: Event<Element>) { if let holder { holder.on(event) } else { observer?(event) } }

    public func asObserver() -> AnyObserver<Element> { self }
}
