import Diagnostics
import Syntax
import TypeModel

// Names that exist in Swift's libraries but not in rill's interfaces: a program that uses one is correct, but rill cannot run it.

extension Checker {
    /// Returns true if a member of the type exists in Swift, but not in rill.
    func isUnsupported(_ member: Name, of type: Type) -> Bool {
        let type = type.asMetatype ?? type
        var owners: [NominalSymbol] = []
        if let nominal = type.nominal {
            owners = superclassChain(type).compactMap(\.nominal) + allConformances(nominal).map(\.0)
        } else {
            owners = protocols(of: type)
        }
        return owners.contains {
            $0.isLibrary && areModulesVisible(modulesWithUnsupported(member.text, of: qualifiedName(to: $0)))
        }
    }

    /// Returns true if a type or a top-level function exists in Swift, but not in rill.
    func isUnsupported(_ name: Name) -> Bool { areModulesVisible(modulesWithUnsupported(name.text, of: "*")) }

    private func qualifiedName(to symbol: NominalSymbol) -> String {
        guard let parent = symbol.parent as? NominalSymbol else { return symbol.name.text }
        return qualifiedName(to: parent) + "." + symbol.name.text
    }

    private func areModulesVisible(_ names: [String]) -> Bool {
        guard !names.isEmpty else { return false }
        return modules.values.contains { names.contains($0.id.text) && $0.areMembersVisible }
    }
}

extension CheckDiagnostic {
    static func unsupported(_ name: Name, of owner: String? = nil, _ span: Span) -> Diagnostic {
        let place = owner.map { " of \($0)" } ?? ""
        return Diagnostic(
            SyntaxDiagnosticID.unsupported.rawValue, .error, "rill does not support '\(name.text)'\(place)", at: span,
            help: "this name exists in Swift; use other members here")
    }
}
