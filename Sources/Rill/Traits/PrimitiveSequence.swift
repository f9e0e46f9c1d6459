/// An observable whose grammar is stricter than `next* stop`. The trait defines the grammar.
public struct PrimitiveSequence<Trait, Element> {
    @usableFromInline let source: Observable<Element>

    /// Wraps `source`, which must follow the grammar of the trait.
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
    @inlinable
    public var primitiveSequence: PrimitiveSequence<Trait, Element> { self }
}

extension PrimitiveSequence: ObservableConvertibleType {
    @inlinable
    public func asObservable() -> Observable<Element> { source }
}

extension PrimitiveSequence {
    /// Applies an operator that keeps the grammar, and wraps its result.
    @inlinable
    func lift<Result>(
        _ change: (Observable<Element>) throws -> Observable<Result>
    ) rethrows -> PrimitiveSequence<Trait, Result> {
        PrimitiveSequence<Trait, Result>(raw: try change(source))
    }
}
