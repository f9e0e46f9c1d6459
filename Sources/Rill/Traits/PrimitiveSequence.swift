/// An observable that promises fewer events than `next* stop`; the trait says which.
public struct PrimitiveSequence<Trait, Element> {
    @usableFromInline let source: Observable<Element>

    /// Trusts that `source` keeps the promise of the trait.
    @inlinable
    public init(raw source: Observable<Element>) {
        self.source = source
    }
}

/// A type that contains a primitive sequence.
public protocol PrimitiveSequenceType {
    associatedtype Trait
    associatedtype Element

    var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
}

extension PrimitiveSequence: PrimitiveSequenceType {
    public var primitiveSequence: PrimitiveSequence<Trait, Element> { self }
}

extension PrimitiveSequence: ObservableConvertibleType {
    @inlinable
    public func asObservable() -> Observable<Element> { source }
}

extension PrimitiveSequence {
    /// The same promise for a changed source.
    func lift<Result>(
        _ change: (Observable<Element>) throws -> Observable<Result>
    ) rethrows -> PrimitiveSequence<Trait, Result> {
        PrimitiveSequence<Trait, Result>(raw: try change(source))
    }
}
