import Rill

extension Observable where Element: ObservableType {
    /// Moves on to a later source as soon as it sends.
    ///
    ///     a:  1-2-3-4|
    ///     b:  ---8-9|
    ///         Observable.cascade([a, b])
    ///     =>  1-28-9|
    ///
    /// Pitfall: once a later source has sent, the earlier ones are gone for good.
    /// See also: amb(_:), switchLatest().
    public static func cascade<Sequence: Swift.Sequence>(_ observables: Sequence) -> Observable<Element.Element>
    where Sequence.Element == Element {
        let sources = Array(observables)
        return Observable<Element.Element>.deferred {
            // The place of who sends, each time that it is a later one.
            let leads = PublishSubject<Int>()
            var leader = 0
            let placed = sources.enumerated().map { place, source in
                source.asObservable().map { (place: place, element: $0) }.take(until: leads.filter { $0 > place })
            }
            // One at a time from here on, whatever threads they send from.
            return Observable<(place: Int, element: Element.Element)>.merge(placed)
                .filter { sent in
                    if sent.place > leader {
                        leader = sent.place
                        leads.onNext(leader)
                    }
                    return sent.place == leader
                }
                .map { $0.element }
        }
    }
}

extension ObservableType {
    /// Moves on to a later source as soon as it sends; this one is the first.
    ///
    ///     a:  1-2-3-4|
    ///     b:  ---8-9|
    ///         a.cascade([b])
    ///     =>  1-28-9|
    ///
    /// Pitfall: once a later source has sent, the earlier ones are gone for good.
    /// See also: amb(_:), switchLatest().
    public func cascade<Sequence: Swift.Sequence>(_ next: Sequence) -> Observable<Element>
    where Sequence.Element == Self {
        Observable<Self>.cascade([self] + Array(next))
    }
}
