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

/// A type-erased observer. It enforces no grammar: events after a stop event pass.
public struct AnyObserver<Element>: ObserverType {
    /// A closure that handles an event.
    public typealias EventHandler = (Event<Element>) -> Void

    private let observer: EventHandler
    /// An engine receiver, which gets elements without wrapping them in an event. Retained by the closure.
    private let receiver: Unmanaged<Receiver<Element>>?

    /// An observer that calls a closure.
    public init(eventHandler: @escaping EventHandler) {
        observer = eventHandler
        receiver = nil
    }

    /// Wraps another observer.
    public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
        self.observer = observer.on
        receiver = nil
    }

    init(receiver: Receiver<Element>) {
        observer = receiver.on
        self.receiver = .passUnretained(receiver)
    }

    /// Sends `next`.
    public func onNext(_ element: Element) {
        if let receiver {
            receiver._withUnsafeGuaranteedRef { $0.onNext(element) }
        } else {
            handle(element)
        }
    }

    // Not inlined, because creating an event looks up its type metadata.
    @inline(never) private func handle(_ element: Element) { observer(.next(element)) }

    public func on(_ event: Event<Element>) { observer(event) }

    public func asObserver() -> AnyObserver<Element> { self }
}
