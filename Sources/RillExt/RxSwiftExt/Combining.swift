// Operators that join sequences.
import Rill

extension ObservableType {
    /// Both sources at once.
    ///
    ///     a:  1---2|
    ///     b:  --3|
    ///         a.merge(with: b)
    ///     =>  1-3-2|
    ///
    /// Pitfall: an error of either source ends both.
    /// See also: merge(_:).
    public func merge(with other: Observable<Element>) -> Observable<Element> {
        Observable.merge(asObservable(), other)
    }

    /// All sources at once.
    public func merge(with others: [Observable<Element>]) -> Observable<Element> {
        Observable.merge([asObservable()] + others)
    }
}

extension ObservableConvertibleType {
    /// Pairs two sequences.
    ///
    ///     a:  1-2|
    ///     b:  -3-4|
    ///         a.zip(with: b) { $0 + $1 }
    ///     =>  -4-6|
    ///
    /// Pitfall: it ends only when both have ended; a value without partner is dropped.
    /// See also: zip(_:_:resultSelector:).
    public func zip<Source: ObservableConvertibleType, ResultType>(
        with second: Source, resultSelector: @escaping (Element, Source.Element) throws -> ResultType
    ) -> Observable<ResultType> {
        Observable.zip(asObservable(), second.asObservable(), resultSelector: resultSelector)
    }
}

extension ObservableType {
    /// Two sequences by a predicate.
    ///
    ///     a:  1-2-3|
    ///         a.partition { $0 > 1 }.matches
    ///     =>  --2-3|
    ///
    /// Pitfall: a cold source runs once for each half: `share()` it if running it twice hurts.
    /// See also: filter(_:), groupBy(keySelector:).
    public func partition(
        _ predicate: @escaping (Element) throws -> Bool
    ) -> (matches: Observable<Element>, nonMatches: Observable<Element>) {
        let judged = map { (element: $0, matches: try predicate($0)) }.share()
        return (
            judged.filter { $0.matches }.map { $0.element },
            judged.filter { !$0.matches }.map { $0.element }
        )
    }
}

extension SharedSequence {
    /// Two sequences by a predicate.
    ///
    ///     a:  1-2-3|
    ///         a.asDriver(onErrorJustReturn: 0).partition { $0 > 1 }.nonMatches
    ///     =>  1----|
    ///
    /// Pitfall: each half is a subscription of its own to the source.
    /// See also: filter(_:).
    public func partition(
        _ predicate: @escaping (Element) -> Bool
    ) -> (matches: SharedSequence<SharingStrategy, Element>, nonMatches: SharedSequence<SharingStrategy, Element>) {
        let judged = map { (element: $0, matches: predicate($0)) }
        return (
            judged.filter { $0.matches }.map { $0.element },
            judged.filter { !$0.matches }.map { $0.element }
        )
    }
}
