import Synchronization

// How to write an operator
//
// 1. An operator of one source that keeps little state is a `Stage` (Operators/Stage.swift): two closures, no class.
// 2. Anything else is a `Producer` (what the operator returns) and a `Sink` (one object per subscription, which is at
//    once the receiver of the source's events and the disposable of the subscription):
//
//        final class Doubling: Producer<Int> {
//            let source: Observable<Int>
//            override func run(_ down: Receiver<Int>) -> Disposable { DoublingSink(down).subscribe(to: source) }
//        }
//        final class DoublingSink: Sink<Int, Int> {
//            override func onNext(_ element: Int) { forward(element * 2) }
//        }
//
//    `forward`, `fail` and `complete` drop everything once the sink is disposed; `fail` and `complete` dispose the sink
//    after the event was delivered, as the contract wants. `onError` and `onCompleted` do just that unless overridden.
//    `dispose()` disposes the upstream first, then calls `disposed()`, an empty hook for the operator's own resources.
//    Each sink must be given its upstream exactly once (`subscribe(to:)` or `setUpstream`): a sink that ends while it
//    is still subscribing disposes both, in that order, when the upstream arrives.
// 3. An operator with several sources is a `GatedSink` and gives each further source an `Inlet`. `emit` and `stop`
//    hold the gate while they forward; nothing is subscribed or disposed while it is held.

/// One stage of a running chain.
class Sink<In, Out>: Receiver<In>, Cancelable {
    final let down: Receiver<Out>
    private final let state = Atomic<UInt8>(0)
    private final var upstream: Disposable?

    init(_ down: Receiver<Out>) { self.down = down }

    final var isDisposed: Bool { state.load(ordering: .relaxed) & Phase.disposed != 0 }

    /// Subscribes to a source and keeps the subscription; answers the sink itself.
    final func subscribe(to source: Observable<In>) -> Disposable {
        setUpstream(source.attach(self))
        return self
    }

    /// Keeps what to dispose with the sink; a sink that is over already disposes it at once. Once only.
    final func setUpstream(_ disposable: Disposable) {
        upstream = disposable
        if state.bitwiseOr(Phase.set, ordering: .acquiringAndReleasing).oldValue & Phase.disposed != 0 {
            upstream = nil
            disposable.dispose()
            disposed()
        }
    }

    final func forward(_ element: Out) {
        if !isDisposed { down.onNext(element) }
    }

    final func fail(_ error: Swift.Error) {
        if isDisposed { return }
        down.onError(error)
        dispose()
    }

    final func complete() {
        if isDisposed { return }
        down.onCompleted()
        dispose()
    }

    override func onError(_ error: Swift.Error) { fail(error) }
    override func onCompleted() { complete() }

    /// Disposes the upstream, then what the operator holds.
    final func dispose() {
        let before = state.bitwiseOr(Phase.disposed, ordering: .acquiringAndReleasing).oldValue
        if before & Phase.disposed != 0 || before & Phase.set == 0 { return }
        let upstream = self.upstream
        self.upstream = nil
        upstream?.dispose()
        disposed()
    }

    /// Called once, after the upstream was disposed.
    func disposed() {}
}

/// The bits of a sink's or a slot's life.
enum Phase {
    static let disposed: UInt8 = 1
    static let set: UInt8 = 2
}

/// A receiver of a further source of an operator: holds that source's subscription and nothing else.
class Inlet<Element>: Receiver<Element>, Cancelable {
    private final let state = Atomic<UInt8>(0)
    private final var upstream: Disposable?

    final var isDisposed: Bool { state.load(ordering: .relaxed) & Phase.disposed != 0 }

    final func subscribe(to source: Observable<Element>) {
        setUpstream(source.attach(self))
    }

    final func setUpstream(_ disposable: Disposable) {
        upstream = disposable
        if state.bitwiseOr(Phase.set, ordering: .acquiringAndReleasing).oldValue & Phase.disposed != 0 {
            upstream = nil
            disposable.dispose()
            disposed()
        }
    }

    final func dispose() {
        let before = state.bitwiseOr(Phase.disposed, ordering: .acquiringAndReleasing).oldValue
        if before & Phase.disposed != 0 || before & Phase.set == 0 { return }
        let upstream = self.upstream
        self.upstream = nil
        upstream?.dispose()
        disposed()
    }

    /// Called once, after the subscription was disposed.
    func disposed() {}
}

/// The sink of an operator with several sources: forwards under a recursive lock, and nothing after a stop event.
class GatedSink<In, Out>: Sink<In, Out> {
    final let gate = Gate()
    /// Whether a stop event was forwarded. Read and written inside the gate.
    final var isStopped = false

    /// Whether nothing may be forwarded any more. Asked inside the gate.
    final var isOver: Bool { isStopped || isDisposed }

    final func emit(_ element: Out) {
        gate.enter()
        if !isOver { down.onNext(element) }
        gate.leave()
    }

    /// Forwards the error, or completion, and disposes.
    final func stop(_ error: Swift.Error?) {
        gate.enter()
        if isOver { return gate.leave() }
        isStopped = true
        if let error { down.onError(error) } else { down.onCompleted() }
        gate.leave()
        dispose()
    }

    override func onError(_ error: Swift.Error) { stop(error) }
    override func onCompleted() { stop(nil) }
}
