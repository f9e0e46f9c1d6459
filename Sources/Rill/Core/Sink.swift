// Writing an operator
//
// 1. An operator of one source that keeps little state is a `UnaryOperator` (Operators/UnaryOperator.swift): two closures, no class.
// 2. Anything else is a `Producer` (what the operator returns) and a `Sink` (one object per subscription, which is at
//    once the receiver of the source's events and the disposable of the subscription):
//
//        final class Doubling: Producer<Int> {
//            private let source: SourceReference<Int>
//            override func run(_ down: Receiver<Int>) -> AnySubscription? { DoublingSink(down).subscribe(to: source) }
//        }
//        final class DoublingSink: Sink<Int, Int> {
//            override func onNext(_ element: Int) { forward(element * 2) }
//        }
//
//    `forward`, `fail` and `complete` drop everything once the sink is disposed; `fail` and `complete` dispose the sink
//    after the event was delivered, as the contract requires. `onError` and `onCompleted` do just that unless overridden.
//    `dispose()` disposes the upstream first, then calls `disposed()`, an empty hook for the operator's own resources.
//    Each sink must be given its upstream exactly once (`subscribe(to:)` or `setUpstream`): a sink that ends while it
//    is still subscribing disposes both, in that order, when the upstream arrives. The producer holds
//    its sources in `SourceReference`s, which free a long chain iteratively.
// 3. An operator with several sources is a `GatedSink` and gives each further source a `SourceReceiver`. `emit` and `stop`
//    forward one event after the other; nothing is forwarded, subscribed or disposed while its gate is held.

/// One stage of a running chain.
@usableFromInline
class Sink<In, Out>: Receiver<In> {
    @usableFromInline final let downstream: Receiver<Out>
    #if DEBUG
        @usableFromInline let overlap = ConcurrentSendDetector()
    #endif

    init(_ downstream: Receiver<Out>) {
        self.downstream = downstream
        super.init()
    }

    @inline(__always)
    final func subscribe(to source: borrowing SourceReference<In>) -> AnySubscription {
        subscribe(to: source.observable)
    }

    /// Subscribes to a source, stores the subscription and returns the sink.
    @inline(__always)
    final func subscribe(to source: Observable<In>) -> AnySubscription {
        if source.isImmediate {
            source.deliverImmediately(to: self)
            onCompleted()
            setNoUpstream()
        } else {
            setUpstream(source.attachInPlace(self))
        }
        return self
    }

    @inlinable @inline(__always)
    final func forward(_ element: Out) {
        if isDisposed || NativeStack.isUsedUp { return }
        #if DEBUG
            overlap.begin("\(type(of: self))")
            defer { overlap.end() }
        #endif
        downstream.onNext(element)
    }

    /// Forwards elements until the program is stopped.
    final func forward(each elements: [Out]) { for element in elements where !Brake.isOn { forward(element) } }

    // While a stop unwinds, errors and completions are dropped, so that a long chain is not traversed again.
    @usableFromInline
    final func fail(_ error: Swift.Error) {
        if isDisposed { return }
        if !Brake.isOn, !NativeStack.isUsedUp { downstream.onError(error) }
        dispose()
    }

    @usableFromInline
    final func complete() {
        if isDisposed { return }
        if !Brake.isOn, !NativeStack.isUsedUp { downstream.onCompleted() }
        dispose()
    }

    override func onError(_ error: Swift.Error) { fail(error) }
    override func onCompleted() { complete() }
}

/// Receives the events of another source and passes them to a sink as its own events.
final class ForwardingReceiver<In, Out>: Receiver<Out> {
    private let sink: Sink<In, Out>

    init(_ sink: Sink<In, Out>) { self.sink = sink }

    override func onNext(_ element: Out) { sink.forward(element) }
    override func onError(_ error: Swift.Error) { sink.fail(error) }
    override func onCompleted() { sink.complete() }
}

/// The receiver for a further source of an operator. It holds only the subscription to that source.
@usableFromInline
class SourceReceiver<Element>: Receiver<Element> {
    @usableFromInline final func subscribe(to source: Observable<Element>) { setUpstream(source.attach(self)) }
    final func subscribe(to source: borrowing SourceReference<Element>) { setUpstream(source.attach(self)) }
}
