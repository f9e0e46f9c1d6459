import Diagnostics
import Syntax

// What the library's declarations say for the messages about them (`@advice`): rules ask here and know no type by name.

/// The situations that declarations have words for.
enum Situation: String {
    /// A call gives a value of the type, and nobody takes it.
    case unused
    /// A type does not conform to this protocol; or this type does not conform to the protocol of that name.
    case lacking
    /// Something else stands where a value of the type is wanted.
    case wanted
    /// A closure gives back something else where a value of the type is wanted.
    case returned
    /// A function or closure that promises the type ends without giving a value.
    case notReturned
    /// One value stands where the type wants any number of such values.
    case element
    /// An argument is made in the call itself, so that nobody else keeps it.
    case fleeting
    /// A property that can only be read is written to.
    case readOnly
    /// A member is missing.
    case member
    /// A value of the type is an operand of an operator that knows nothing of it.
    case operand
    /// A method of the type stands alone, as if it were a function: `{name}` is the method, `{base}` the value in front of it.
    case method
    /// A value of the type stands behind `for … in`.
    case iterated
    /// An optional of the type stands where the type is needed.
    case optional
    /// What people write for an argument of the type.
    case usual
}

extension Symbol {
    /// What the declaration says; for one of the names, or else for any.
    func advice(_ situation: Situation, for names: String...) -> LibraryHint? {
        guard isLibrary, let all = declaration?.decl.modifiers.advice, !all.isEmpty else { return nil }
        let matches = all.filter { $0.situation == situation.rawValue }
        return matches.first { advice in names.contains { name in advice.names.contains { $0 == name } } }
            ?? matches.first { $0.names.isEmpty }
    }
}

extension Checker {
    /// The advice of the type itself, of a superclass, or of a protocol to which the type conforms.
    func advice(_ situation: Situation, of type: Type) -> LibraryHint? {
        if type.isOpen || type.isError { return nil }
        guard let nominal = type.nominal else { return advice(situation, among: protocols(of: type)) }
        return advice(situation, among: superclassChain(type).compactMap(\.nominal))
            ?? advice(situation, among: allConformances(nominal).map(\.0))
    }

    /// The advice of the type itself; an existential has that of its protocols.
    func ownAdvice(_ situation: Situation, of type: Type, for name: String = "") -> LibraryHint? {
        if let nominal = type.nominal { return nominal.advice(situation, for: name) }
        guard case .existential = type.kind else { return nil }
        return protocols(of: type).lazy.compactMap { $0.advice(situation, for: name) }.first
    }

    /// What a protocol, or one that it refines, says to those who do not conform; `name` is the function that asks for it.
    func advice(lacking symbol: NominalSymbol, at name: String) -> LibraryHint? {
        symbol.advice(.lacking, for: name)
            ?? symbol.refined.lazy.compactMap { self.advice(lacking: $0, at: name) }.first
    }

    private func advice(_ situation: Situation, among symbols: [NominalSymbol]) -> LibraryHint? {
        symbols.lazy.compactMap { $0.advice(situation) }.first
    }

    /// The text with the arguments of a type for the names of its parameters: `values of type '{Element}'`.
    func filled(_ text: String, with type: Type) -> String {
        guard let nominal = type.nominal, text.contains("{") else { return text }
        return zip(nominal.environment.parameters, type.arguments).reduce(text) { text, pair in
            text.replacing("{\(pair.0.name.text)}", with: describe(pair.1))
        }
    }

    /// Whether values of the type come one after the other in the course of time.
    func isStream(_ type: Type) -> Bool { advice(.iterated, of: type) != nil }
}
