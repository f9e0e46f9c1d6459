import Synchronization

/// The part of a receiver that does not depend on its element type: its lifetime and the upstream subscription disposed at the end.
/// Not generic, so it needs no type metadata at run time.
///
/// Only the end of a chain is counted among the resources: every stage holds what is downstream of it, so that none can
/// stay behind alone.
@usableFromInline
class Subscriber: Cancelable {
    // In this order, so that a subclass's flags lie beside the life.
    @exclusivity(unchecked) private final var upstream: AnySubscription?
    @usableFromInline final let life = Atomic<UInt8>(0)

    @inlinable final var isDisposed: Bool { life.load(ordering: .relaxed) & Phase.disposed != 0 }

    /// Keeps what to dispose at the end; a subscriber that is over already disposes it at once. Once only.
    final func setUpstream(_ hold: AnySubscription?) {
        if !isDisposed {
            upstream = hold
            let before = life.mark(Phase.set)
            if before & Phase.disposed == 0 { return }
            upstream = nil
        }
        hold?.dispose()
        disposed()
    }

    /// The same with what comes from outside of the engine.
    final func setUpstream(foreign disposable: Disposable) { setUpstream(disposable.held) }

    /// There is no upstream to dispose. Instead of `setUpstream`.
    final func setNoUpstream() {
        let before = life.mark(Phase.set)
        if before & Phase.disposed != 0 { disposed() }
    }

    /// Disposes the upstream, then what the subscriber holds. While the upstream is still to come, it waits for it.
    @usableFromInline
    final func dispose() {
        if NativeStack.isUsedUp { return }
        let before = life.mark(Phase.disposed)
        if before & Phase.disposed != 0 || before & Phase.set == 0 { return }
        let upstream = self.upstream
        self.upstream = nil
        upstream?.dispose()
        disposed()
    }

    /// Called once, after the upstream was disposed.
    func disposed() {}

    /// Called when the subscription that this is the end of was disposed from outside.
    func abandoned() {}

    /// Called when what whoever subscribed was given is over.
    func unlink() {}
}

/// The bits of a life.
@usableFromInline
enum Phase {
    @inlinable static var disposed: UInt8 { 1 }
    @inlinable static var set: UInt8 { 2 }
}

/// Receives events inside the engine: one virtual call per event, no enum to unpack.
///
/// Every stage of a chain is a `Receiver` of what its upstream sends. Observers of other kinds are wrapped at the end
/// of a chain only (`Outlet`).
@usableFromInline
class Receiver<Element>: Subscriber, ObserverType {
    @usableFromInline func onNext(_ element: Element) { fatalError("abstract") }
    @usableFromInline func onError(_ error: Swift.Error) { fatalError("abstract") }
    @usableFromInline func onCompleted() { fatalError("abstract") }

    @usableFromInline
    final func on(_ event: Event<Element>) {
        switch event {
        case .next(let element): onNext(element)
        case .error(let error): onError(error)
        case .completed: onCompleted()
        }
    }
}

/// The end of a chain: passes everything to an observer of any kind, and filters nothing.
final class Outlet<Observer: ObserverType>: Receiver<Observer.Element> {
    private let observer: Observer
    /// The subscription's entry in the world's list.
    var root: Root?

    init(_ observer: Observer) {
        self.observer = observer
        super.init()
        Resources.incrementTotal()
    }

    deinit { Resources.decrementTotal() }

    override func onNext(_ element: Observer.Element) { observer.on(.next(element)) }
    override func onError(_ error: Swift.Error) { observer.on(.error(error)) }
    override func onCompleted() { observer.on(.completed) }
}
