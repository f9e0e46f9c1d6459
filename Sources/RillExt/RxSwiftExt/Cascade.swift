import Rill

extension Observable where Element: ObservableType {
    /// Sends the values of the first source until a later one sends, then only those of that later source.
    ///
    ///     a:  1-2-3-4|
    ///     b:  ---8-9|
    ///         Observable.cascade([a, b])
    ///     =>  1-28-9|
    ///
    /// Asked as: next takes over; later sources replace earlier
    /// Pitfall: earlier sources are disposed as soon as a later one sends.
    /// See also: amb(_:), switchLatest().
    public static func cascade<Sequence: Swift.Sequence>(_ observables: Sequence) -> Observable<Element.Element>
    where Sequence.Element == Element {
        let sources = Array(observables)
        return Observable<Element.Element>.deferred {
            // The subject sends the index of a later source when that source takes over.
            let leads = PublishSubject<Int>()
            var leader = 0
            let placed = sources.enumerated().map { place, source in
                source.asObservable().map { (place: place, element: $0) }.take(until: leads.filter { $0 > place })
            }
            // `merge` sends one element at a time, even if the sources send on several threads.
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
    /// Sends the values of this sequence until one of `next` sends, then only those of that later source.
    ///
    ///     a:  1-2-3-4|
    ///     b:  ---8-9|
    ///         a.cascade([b])
    ///     =>  1-28-9|
    ///
    /// Pitfall: earlier sources are disposed as soon as a later one sends.
    /// See also: amb(_:), switchLatest().
    public func cascade<Sequence: Swift.Sequence>(_ next: Sequence) -> Observable<Element>
    where Sequence.Element == Self {
        Observable<Self>.cascade([self] + Array(next))
    }
}
