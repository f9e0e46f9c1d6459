import Foundation
import Rill

/// A type-erased optional.
public protocol OptionalType {
    associatedtype Wrapped
    var value: Wrapped? { get }
}
extension Optional: OptionalType {
    public var value: Wrapped? { self }
}

/// A type whose values can be empty.
public protocol Occupiable {
    var isEmpty: Bool { get }
}
extension Occupiable {
    public var isNotEmpty: Bool { !isEmpty }
}
extension String: Occupiable {}
extension Array: Occupiable {}
extension Dictionary: Occupiable {}
extension Set: Occupiable {}

/// An unexpected nil or empty value.
public enum RxOptionalError: Error, CustomStringConvertible {
    case foundNilWhileUnwrappingOptional(Any.Type)
    case emptyOccupiable(Any.Type)
    public var description: String {
        switch self {
        case .foundNilWhileUnwrappingOptional(let type): return "Found nil while trying to unwrap type <\(type)>"
        case .emptyOccupiable(let type): return "Empty occupiable of type <\(type)>"
        }
    }
}

extension ObservableType where Element: OptionalType {
    /// Sends the values that are not nil.
    ///
    ///     Observable.of(1, nil, 3).filterNil().subscribe(onNext: { print($0) })
    ///     // 1
    ///     // 3
    public func filterNil() -> Observable<Element.Wrapped> { compactMap { $0.value } }
    public func filterNilKeepOptional() -> Observable<Element> { filter { $0.value != nil } }
    public func replaceNilWith(_ value: Element.Wrapped) -> Observable<Element.Wrapped> { map { $0.value ?? value } }
    public func errorOnNil(_ error: Error? = nil) -> Observable<Element.Wrapped> {
        map { element in
            guard let value = element.value else {
                throw error ?? RxOptionalError.foundNilWhileUnwrappingOptional(Element.self)
            }
            return value
        }
    }
    public func catchOnNil(
        _ handler: @escaping () throws -> Observable<Element.Wrapped>
    ) -> Observable<Element.Wrapped> {
        flatMap { element -> Observable<Element.Wrapped> in
            guard let value = element.value else { return try handler() }
            return Observable.just(value)
        }
    }
}
extension ObservableType where Element: OptionalType, Element.Wrapped: Equatable {
    public func distinctUntilChanged() -> Observable<Element> { distinctUntilChanged { $0.value == $1.value } }
}
extension ObservableType where Element: Occupiable {
    public func filterEmpty() -> Observable<Element> { filter { $0.isNotEmpty } }
    public func errorOnEmpty(_ error: Error? = nil) -> Observable<Element> {
        map { element in
            if element.isEmpty { throw error ?? RxOptionalError.emptyOccupiable(Element.self) }
            return element
        }
    }
    public func catchOnEmpty(_ handler: @escaping () throws -> Observable<Element>) -> Observable<Element> {
        flatMap { element -> Observable<Element> in
            if element.isEmpty { return try handler() }
            return Observable.just(element)
        }
    }
}
extension SharedSequenceConvertibleType where Element: OptionalType {
    public func filterNil() -> SharedSequence<SharingStrategy, Element.Wrapped> { compactMap { $0.value } }
    public func replaceNilWith(_ value: Element.Wrapped) -> SharedSequence<SharingStrategy, Element.Wrapped> {
        map { $0.value ?? value }
    }
}
extension SharedSequenceConvertibleType where Element: Occupiable {
    public func filterEmpty() -> SharedSequence<SharingStrategy, Element> { filter { $0.isNotEmpty } }
}
