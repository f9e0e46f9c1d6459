import Synchronization

/// The part of a receiver that does not depend on the element type: its lifetime and the upstream subscription. The
/// class is not generic, so it needs no type metadata at run time.
///
/// Only the last stage of a chain is counted in `Resources`, because every stage is held by the stage before it.
@usableFromInline
class Subscriber: Cancelable {
    // The fields are declared in this order so that flags of a subclass are stored next to `lifePhase`.
    private final var upstream: AnySubscription?
    @usableFromInline final let lifePhase = Atomic<UInt8>(0)

    @inlinable final var isDisposed: Bool { lifePhase.load(ordering: .relaxed) & PhaseBits.disposedBit != 0 }

    /// Stores the subscription that is disposed at the end. If the subscriber has already ended, disposes it at once.
    /// The function is called only once.
    final func setUpstream(_ hold: AnySubscription?) {
        if !isDisposed {
            upstream = hold
            let before = lifePhase.setBitsAndReturnOld(PhaseBits.hasUpstreamBit)
            if before & PhaseBits.disposedBit == 0 { return }
            upstream = nil
        }
        hold?.dispose()
        handleDisposed()
    }

    /// Does the same as `setUpstream` for a disposable that does not belong to the engine.
    final func setUpstream(foreign disposable: Disposable) { setUpstream(disposable._subscription) }

    /// The function is called instead of `setUpstream` if there is no upstream subscription.
    final func setNoUpstream() {
        let before = lifePhase.setBitsAndReturnOld(PhaseBits.hasUpstreamBit)
        if before & PhaseBits.disposedBit != 0 { handleDisposed() }
    }

    /// Disposes the upstream, and then the subscriber's own resources. If the upstream is not set yet, this waits until
    /// it is.
    @usableFromInline
    final func dispose() {
        if NativeStack.isUsedUp { return }
        let before = lifePhase.setBitsAndReturnOld(PhaseBits.disposedBit)
        if before & PhaseBits.disposedBit != 0 || before & PhaseBits.hasUpstreamBit == 0 { return }
        let upstream = self.upstream
        self.upstream = nil
        upstream?.dispose()
        handleDisposed()
    }

    /// The function is called once, after the upstream was disposed, to release the subscriber's own resources.
    func handleDisposed() {}

    /// The function is called when the program disposes the subscription of which this receiver is the end.
    func handleDisposedFromOutside() {}

    /// The function is called when the handle that `subscribe` has returned is no longer needed.
    func handleReleased() {}

    /// The function is called with the chain when the handle that `subscribe` has returned is freed while the
    /// subscription continues.
    func handleDiscardedChain(_ chain: AnySubscription?) {}
}

/// The bits of `lifePhase`.
@usableFromInline
enum PhaseBits {
    @inlinable static var disposedBit: UInt8 { 1 }
    @inlinable static var hasUpstreamBit: UInt8 { 2 }
}

/// Receives events inside the engine: one virtual call per event, without an enum.
///
/// Every stage of a chain is a `Receiver` of its upstream's elements. Other observers are wrapped only at the end of a
/// chain (`ObserverReceiver`).
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

    /// Sends elements until the program is stopped.
    final func onNext(each elements: [Element]) { for element in elements where !Brake.isOn { onNext(element) } }

    /// Sends events until the program is stopped.
    final func on(each events: [Event<Element>]) { for event in events where !Brake.isOn { on(event) } }
}

/// The end of a chain: passes every event to an observer.
final class ObserverReceiver<Observer: ObserverType>: Receiver<Observer.Element> {
    private let observer: Observer
    /// The entry of the subscription in the world's list.
    var liveSubscription: LiveSubscription?

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
