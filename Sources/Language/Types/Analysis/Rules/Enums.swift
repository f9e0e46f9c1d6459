import Declarations
import Diagnostics
import Syntax
import TypeModel

/// Checks the cases of an enum and their raw values.
public struct EnumRules {
    let checker: Checker
    public init(_ checker: Checker) { self.checker = checker }

    /// Checks that raw values have the raw type and differ from each other, and that their cases have no associated
    /// values.
    private func checkRawValues(_ nominal: NominalSymbol, _ raw: Type) {
        let context = nominal.declaration?.context
        guard let span = rawTypeSpan(nominal) else { return }
        let isText = raw === checker.stringType || raw.nominal?.name == "Character"
        if !isText, LiteralTypes.integerRange(raw) == nil, !LiteralTypes.isFloating(raw), !raw.isError,
            !hasLiterals(raw)
        {
            checker.report(CheckDiagnostic.badRawType(checker.describe(raw), span), in: context)
            return
        }
        var seen: [String: Span] = [:]
        var previous: Double?
        for element in nominal.cases {
            guard let place = element.span, case .enumCase(let elements)? = element.declaration?.decl.kind else {
                continue
            }
            let written = elements[element.declaration!.bindingIndex]
            if let payload = written.payload, !payload.isEmpty {
                checker.report(
                    CheckDiagnostic.rawCaseWithPayload(element.name, checker.describe(raw), place), in: context)
                continue
            }
            if let value = written.rawValue, isLiteralText(value) != isText, !hasLiterals(raw) {
                checker.report(CheckDiagnostic.rawValueType(checker.describe(raw), value.span), in: context)
                continue
            }
            if LiteralTypes.isFloating(raw), written.rawValue == nil, let last = previous, last != last.rounded() {
                checker.report(CheckDiagnostic.rawValueMissing(element.name, place), in: context)
                continue
            }
            previous = element.rawDouble
            let key = element.rawString ?? element.rawDouble.map(\.description) ?? element.rawInteger.map(\.description)
            guard let key else { continue }
            if let earlier = seen[key] {
                checker.report(
                    CheckDiagnostic.duplicateRawValue(element.name, key, earlier, written.rawValue?.span ?? place),
                    in: context)
            }
            seen[key] = seen[key] ?? place
        }
    }

    /// Returns true if literals can create values of the type and the program declares it.
    private func hasLiterals(_ type: Type) -> Bool {
        if type.nominal?.isLibrary ?? true { return false }
        return ["ExpressibleByStringLiteral", "ExpressibleByIntegerLiteral", "ExpressibleByFloatLiteral"].contains {
            name in
            checker.knownNominal(named: Name(name)).map { checker.conforms(type, to: $0) } ?? false
        }
    }

    private func isLiteralText(_ value: Expr) -> Bool {
        if case .string = value.kind { return true }
        return false
    }

    private func rawTypeSpan(_ nominal: NominalSymbol) -> Span? {
        nominal.collection.decl?.inherited.first?.span ?? nominal.span
    }

    /// Checks the cases: raw values need a raw type, and the cases of a `CaseIterable` enum have no associated values.
    public func check(_ nominal: NominalSymbol) {
        guard nominal.kind == .enum, !nominal.isLibrary else { return }
        let context = nominal.declaration?.context
        if let raw = nominal.rawType {
            checkRawValues(nominal, raw)
        } else {
            for element in nominal.cases {
                guard case .enumCase(let elements)? = element.declaration?.decl.kind,
                    let value = elements[element.declaration!.bindingIndex].rawValue
                else { continue }
                checker.report(CheckDiagnostic.rawValueWithoutType(nominal.name, value.span), in: context)
                break
            }
        }
        checker.collectConformances(nominal)
        if let allCases = nominal.members[Names.allCases]?.first as? VariableSymbol, allCases.declaration == nil,
            let element = nominal.cases.first(where: { !$0.payload.isEmpty }), let span = nominal.span
        {
            checker.report(
                CheckDiagnostic.cannotSynthesize(
                    "CaseIterable", nominal.name, "case '\(element.name.text)' holds values", span), in: context)
        }
    }
}

extension CheckDiagnostic {
    static func badRawType(_ type: String, _ span: Span) -> Diagnostic {
        make(.invalidEnum, "raw type '\(type)' is neither a string nor a number", span, help: "use Int or String")
    }

    static func rawCaseWithPayload(_ name: Name, _ raw: String, _ span: Span) -> Diagnostic {
        make(
            .invalidEnum, "case '\(name.text)' cannot hold values, since each case has a raw value of type '\(raw)'",
            span,
            help: "remove the raw type or the values")
    }

    static func rawValueType(_ raw: String, _ span: Span) -> Diagnostic {
        make(.invalidEnum, "the raw value is not of the raw type '\(raw)'", span)
    }

    static func duplicateRawValue(_ name: Name, _ value: String, _ earlier: Span, _ span: Span) -> Diagnostic {
        var result = make(.invalidEnum, "raw value \(value) of '\(name.text)' is not unique", span)
        result.secondary = [Diagnostic.Note("also used here", at: earlier)]
        return result
    }

    static func rawValueMissing(_ name: Name, _ span: Span) -> Diagnostic {
        make(
            .invalidEnum,
            "'\(name.text)' needs a raw value: the raw value before it is not an integer, so Swift cannot continue from it",
            span,
            help: "write '\(name.text) = …'")
    }

    static func rawValueWithoutType(_ type: Name, _ span: Span) -> Diagnostic {
        make(
            .invalidEnum, "a case can have a raw value only if the enum has a raw type", span,
            help: "write 'enum \(type.text): Int'")
    }
}
