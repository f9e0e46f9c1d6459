import Diagnostics
import Syntax
import TypeModel

// Hints of library declarations for messages (`@advice`). With them, rules need not name any library type.

/// The situations for which declarations have hints.
public enum Situation: String {
    /// The result is a value of the type, and is not used.
    case unused
    /// A type does not conform to this protocol, or this type does not conform to the protocol named in the hint.
    case nonconforming
    /// A value of another type is used where this type is expected.
    case expected
    /// A closure returns a value of another type where this type is expected.
    case returned
    /// A function or closure with this result type does not return a value.
    case notReturned
    /// One value is used where a sequence of such values is expected.
    case element
    /// The argument is a temporary value that no other object retains.
    case temporary
    /// A read-only property is assigned to.
    case readOnly
    /// The type has no member of the name.
    case member
    /// A value of the type is an operand, but the operator is not defined for it.
    case operand
    /// A method of the type used like a function: `{name}` is the method, `{base}` the value before it.
    case method
    /// A value of the type follows `for … in`.
    case iterated
    /// An optional is used where the type is expected.
    case optional
    /// The hint names a common argument of the type.
    case usual
}

extension Symbol {
    /// Returns the hint for a situation: first a hint for one of the names, then one without a name.
    public func hint(_ situation: Situation, for names: String...) -> LibraryHint? {
        guard isLibrary, let all = declaration?.decl.modifiers.hints, !all.isEmpty else { return nil }
        let matches = all.filter { $0.situation == situation.rawValue }
        return matches.first { advice in names.contains { name in advice.names.contains { $0 == name } } }
            ?? matches.first { $0.names.isEmpty }
    }
}

/// Finds the hints of the library for types.
public struct LibraryHints {
    let checker: Checker
    public init(_ checker: Checker) { self.checker = checker }

    /// Returns the hint of the type itself, of a superclass, or of a protocol to which the type conforms.
    public func hint(_ situation: Situation, of type: Type) -> LibraryHint? {
        if type.isOpen || type.isError { return nil }
        guard let nominal = type.nominal else { return hint(situation, among: checker.protocols(of: type)) }
        return hint(situation, among: checker.superclassChain(type).compactMap(\.nominal))
            ?? hint(situation, among: checker.allConformances(nominal).map(\.0))
    }

    /// Returns the hint of the type itself; for an existential, that of its protocols.
    func ownHint(_ situation: Situation, of type: Type, for name: String = "") -> LibraryHint? {
        if let nominal = type.nominal { return nominal.hint(situation, for: name) }
        guard case .existential = type.kind else { return nil }
        return checker.protocols(of: type).lazy.compactMap { $0.hint(situation, for: name) }.first
    }

    /// Returns the hint of a protocol, or of a protocol that it refines, for a type that lacks the conformance; `name`
    /// is the function that requires it.
    func hint(lacking symbol: NominalSymbol, at name: String) -> LibraryHint? {
        symbol.hint(.nonconforming, for: name)
            ?? symbol.refinedProtocols.lazy.compactMap { self.hint(lacking: $0, at: name) }.first
    }

    private func hint(_ situation: Situation, among symbols: [NominalSymbol]) -> LibraryHint? {
        symbols.lazy.compactMap { $0.hint(situation) }.first
    }

    /// Replaces names of generic parameters by a type's arguments: `values of type '{Element}'`.
    func filledTemplate(_ text: String, with type: Type) -> String {
        guard let nominal = type.nominal, text.contains("{") else { return text }
        return zip(nominal.environment.parameters, type.arguments).reduce(text) { text, pair in
            text.replacing("{\(pair.0.name.text)}", with: checker.describe(pair.1))
        }
    }

    /// Returns true for types whose values arrive over time.
    func isStream(_ type: Type) -> Bool { hint(.iterated, of: type) != nil }
}
