// Operators that combine sequences.
import Rill

extension ObservableType {
    /// Sends the values of both sources as they arrive.
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

    /// Sends the values of all sources as they arrive.
    public func merge(with others: [Observable<Element>]) -> Observable<Element> {
        Observable.merge([asObservable()] + others)
    }
}

extension ObservableConvertibleType {
    /// Combines the n-th values of both sources.
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
    /// Splits the source into two sequences: values that match the predicate, and all others.
    ///
    ///     a:  1-2-3|
    ///         a.partition { $0 > 1 }.matches
    ///     =>  --2-3|
    ///
    /// Asked as: split in two; true and false ones; two sequences by a condition
    /// Pitfall: each half subscribes to the source only while the other does not; `share()` a source whose
    /// work must run once.
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
    /// Splits the source into two sequences: values that match the predicate, and all others.
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
