// Operators that join sequences.
import Rill

extension ObservableType {
    /// Both at once.
    public func merge(with other: Observable<Element>) -> Observable<Element> {
        Observable.merge(asObservable(), other)
    }

    /// All at once.
    public func merge(with others: [Observable<Element>]) -> Observable<Element> {
        Observable.merge([asObservable()] + others)
    }
}

extension ObservableConvertibleType {
    /// The elements of both, in step.
    public func zip<Source: ObservableConvertibleType, ResultType>(
        with second: Source, resultSelector: @escaping (Element, Source.Element) throws -> ResultType
    ) -> Observable<ResultType> {
        Observable.zip(asObservable(), second.asObservable(), resultSelector: resultSelector)
    }
}

extension ObservableType {
    /// The elements for which the predicate holds, and the others; the predicate runs once an element.
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
    /// The elements for which the predicate holds, and the others; the predicate runs once an element.
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
