/// A sink that follows another source after the first one has failed (`catch`) or completed (`andThen`).
@usableFromInline
class TwoSourceSink<In, Out>: Sink<In, Out> {
    private final let currentSubscription = SerialDisposable()

    final func beginWithSource(with source: borrowing SourceReference<In>) -> AnySubscription {
        let slot = SingleAssignmentDisposable()
        currentSubscription.replaceCurrent(slot)
        setUpstream(currentSubscription)
        slot.set(source.attach(self))
        return self
    }

    /// Subscribes to the next source before the first one is released.
    final func continueWith(_ source: Observable<Out>) {
        if source.isImmediate {
            if !isDisposed { source.deliverImmediately(to: downstream) }
            complete()
        } else {
            currentSubscription.replaceCurrent(source.attach(ForwardingReceiver(self)))
        }
    }
}
