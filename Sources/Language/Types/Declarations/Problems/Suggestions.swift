import Diagnostics
import Syntax
import TypeModel

/// Suggests members that a type provides, such as its shared instance and its factories.
public struct Suggestions {
    let checker: Checker
    public init(_ checker: Checker) { self.checker = checker }

    /// Returns code such as `MainScheduler.instance` for a type that has a shared instance.
    public func sharedInstance(of type: Type) -> String? {
        guard let owner = type.nominal else { return nil }
        return firstStaticMember(by: type) { symbol in
            guard let variable = symbol as? VariableSymbol, let own = variable.type else { return nil }
            return own.nominal === owner ? checker.describe(type) + "." + variable.name.text : nil
        }
    }

    /// Returns a factory such as `ReplaySubject<Int>.create(bufferSize:)` if a type has no initialiser.
    public func factory(of type: Type) -> String? {
        guard let owner = type.nominal else { return nil }
        return firstStaticMember(by: type) { symbol in
            guard let function = symbol as? FunctionSymbol, function.result?.nominal === owner else { return nil }
            return checker.describe(type) + "." + checker.fullName(function)
        }
    }

    /// Returns the conformance that would add a member to an enum: `enum E: CaseIterable`.
    func conformanceProviding(_ member: Name, to type: Type) -> String? {
        guard let symbol = type.nominal, symbol.kind == .enum, !symbol.isLibrary,
            symbol.cases.allSatisfy(\.payload.isEmpty), let head = Self.headsOfEnums[member]
        else { return nil }
        return "write 'enum \(symbol.name.text): \(head)' to get '\(member.text)'"
    }

    private static let headsOfEnums: [Name: String] = [
        "allCases": "CaseIterable", "rawValue": "String",
    ]

    /// Returns the first suitable static member in order of declaration, without those of other modules.
    private func firstStaticMember(by type: Type, _ answer: (Symbol) -> String?) -> String? {
        guard let owner = type.nominal else { return nil }
        let home = Imports(checker).module(of: owner)
        return checker.members(of: type).filter {
            $0.isStatic && $0.symbol.parent === owner && Imports(checker).module(of: $0.symbol) == home
        }
        .sorted { ($0.symbol.declaration?.sourceOrder ?? 0) < ($1.symbol.declaration?.sourceOrder ?? 0) }
        .reduce(nil) { $0 ?? answer($1.symbol) }
    }

    /// Returns code for an argument that is commonly passed where the type is expected.
    public func commonArgument(of type: Type) -> String? {
        LibraryHints(checker).ownHint(.usual, of: type)?.text
    }
}
