import Diagnostics
import Syntax
import TypeModel

/// Diagnostics of type mismatches.
extension CheckDiagnostic {
    public static func mismatch(found: Type, wanted: Type, _ span: Span, _ checker: Checker) -> Diagnostic {
        mismatch(
            "'\(checker.describe(found))' cannot be used as '\(checker.describe(wanted))'", found, wanted, span, checker
        )
    }

    /// - Parameter isPart: true if the types are those of a part of the value at the span.
    private static func mismatch(
        _ message: String, _ found: Type, _ wanted: Type, _ span: Span, _ checker: Checker, isPart: Bool = false
    ) -> Diagnostic {
        var notes = ["found:  \(checker.describe(found))", "wanted: \(checker.describe(wanted))"]
        var help: String?
        if let wrapped = checker.wrapped(found), Conversions(checker).conversion(from: wrapped, to: wanted) != nil,
            !wanted.isOpen
        {
            help = "unwrap it first: 'if let', '??' with a default, or '!' if it is never nil"
        }
        if Imports.isReactive(found), Imports.isReactive(wanted),
            let x = found.arguments.last, let y = wanted.arguments.last, checker.describe(x) != checker.describe(y),
            // An element type that is not known yet is not the cause of the error.
            !checker.describe(x).contains("_"), !checker.describe(y).contains("_")
        {
            notes.append(
                "the elements differ: \(checker.describe(x)) here, \(checker.describe(y)) there; convert the elements of one side with 'map'"
            )
        }
        if LiteralTypes.integerRange(found) != nil || LiteralTypes.isFloating(found),
            LiteralTypes.integerRange(wanted) != nil || LiteralTypes.isFloating(wanted)
        {
            help = "convert it: \(checker.describe(wanted))(…)"
        }
        if wanted === checker.boolType {
            if checker.wrapped(found) != nil {
                help = "a condition must be a Bool: compare with '!= nil', or use 'if let'"
            } else if LiteralTypes.integerRange(found) != nil {
                help = "a condition must be a Bool: compare with '!= 0'"
            }
        }
        if case .existential(let protocols, nil) = wanted.kind, protocols.count == 1, help == nil {
            help = declarationHelp(found, protocols[0])
        }
        if case .existential(let protocols, nil) = wanted.kind, protocols.count == 1,
            protocols[0] === checker.knownNominal(named: "Error"), help == nil
        {
            help = "an error needs its own type: enum Failure: Error { case wrong }, and here Failure.wrong"
        }
        let isLiteral = found.asVariable.map { $0.literal != .none } ?? false
        if help == nil, isLiteral || found.nominal?.isLibrary ?? false {
            help = LibraryHints(checker).ownHint(.expected, of: wanted, for: found.nominal?.name.text ?? "").map {
                LibraryHints(checker).filledTemplate($0.text, with: found)
            }
        }
        if !isPart { help = help ?? conversionHelp(found, as: wanted, span, checker) }
        var result = make(.typeMismatch, message, span, notes: notes, help: help, about: [found, wanted])
        result.expectsClosure = (checker.wrapped(wanted) ?? wanted).asFunction != nil
        return result
    }

    public static func argumentMismatch(
        _ found: Type, _ wanted: Type, _ parameter: CallParameter, _ span: Span, _ checker: Checker
    ) -> Diagnostic {
        let name = parameter.label ?? parameter.name
        let place = name.map { " for parameter '\($0.text)'" } ?? ""
        return mismatch(
            "argument has type '\(checker.describe(found))', but '\(checker.describe(wanted))' is expected\(place)",
            found,
            wanted, span, checker)
    }

    public static func assignMismatch(_ found: Type, _ wanted: Type, _ span: Span, _ checker: Checker) -> Diagnostic {
        mismatch(
            "cannot assign '\(checker.describe(found))' to '\(checker.describe(wanted))'", found, wanted, span, checker)
    }

    public static func bindingMismatch(
        _ found: Type, _ wanted: Type, _ span: Span, _ annotation: Span?, _ checker: Checker
    ) -> Diagnostic {
        if let function = (checker.wrapped(wanted) ?? wanted).asFunction, let closure = found.asVariable?.closure {
            return closureParameterCount(closure, for: function, span)
        }
        var result = mismatch(
            "value of type '\(checker.describe(found))' does not fit a variable of type '\(checker.describe(wanted))'",
            found,
            wanted, span, checker)
        if let annotation { result.secondary.append(Diagnostic.Note("the type is declared here", at: annotation)) }
        return result
    }

    public static func branchMismatch(_ found: Type, _ wanted: Type, _ span: Span, _ checker: Checker) -> Diagnostic {
        mismatch(
            "the branches of '?:' have different types, '\(checker.describe(wanted))' and '\(checker.describe(found))'",
            found, wanted, span, checker)
    }

    public static func cannotConvertAs(_ found: Type, _ wanted: Type, _ span: Span, _ checker: Checker) -> Diagnostic {
        var result = mismatch(
            "'\(checker.describe(found))' is not convertible to '\(checker.describe(wanted))'", found, wanted, span,
            checker)
        result.help = "'as?' tests the type at run time and returns nil if it differs; 'as!' stops the program"
        return result
    }

    public static func closureReturnMismatch(_ found: Type, _ wanted: Type, _ span: Span, _ checker: Checker)
        -> Diagnostic
    {
        var result = mismatch(
            "the closure returns '\(checker.describe(found))', but '\(checker.describe(wanted))' is expected", found,
            wanted,
            span, checker)
        if let home = wanted.nominal?.moduleName, home == found.nominal?.moduleName { return result }
        result.help = LibraryHints(checker).ownHint(.returned, of: wanted)?.text ?? result.help
        return result
    }

    public static func closureResultMismatch(_ found: Type, _ wanted: Type, _ span: Span, _ checker: Checker)
        -> Diagnostic
    {
        mismatch(
            "the closure declares '\(checker.describe(found))', but '\(checker.describe(wanted))' is expected", found,
            wanted,
            span, checker)
    }

    public static func closureParameterType(_ found: Type, _ wanted: Type, _ span: Span, _ checker: Checker)
        -> Diagnostic
    {
        mismatch(
            "the parameter is declared '\(checker.describe(found))', but receives '\(checker.describe(wanted))'", found,
            wanted,
            span, checker)
    }

    public static func closureForValue(
        _ wanted: Type, _ parameter: CallParameter, _ span: Span, _ checker: Checker
    ) -> Diagnostic {
        let name = (parameter.label ?? parameter.name).map { " for parameter '\($0.text)'" } ?? ""
        return make(
            .typeMismatch, "a closure is given, but a value of type '\(checker.describe(wanted))' is expected\(name)",
            span,
            help: "write the value itself, without braces; '{ … }()' calls the closure at once", about: [wanted])
    }

    /// Reports a closure whose number of parameters differs from the expected function type.
    public static func closureParameterCount(_ closure: ClosureExpr, for function: FunctionType, _ span: Span)
        -> Diagnostic
    {
        let place = closure.parameters.flatMap { parameters in
            parameters.first.map { first in
                Span(source: span.source, start: first.span.start, end: parameters[parameters.count - 1].span.end)
            }
        }
        return closureParameterCount(
            expected: function.parameters.count, found: closure.parameters?.count ?? closure.dollarCount, place ?? span)
    }

    public static func closureParameterCount(expected: Int, found: Int, _ span: Span) -> Diagnostic {
        func count(_ number: Int) -> String { number == 1 ? "1 argument" : "\(number) arguments" }
        return make(
            .typeMismatch, "the closure is called with \(count(expected)), but it uses \(found)", span,
            help: found < expected
                ? "name the others '_', as in '{ \(Array(repeating: "_", count: expected).joined(separator: ", ")) in … }'"
                : expected == 0
                    ? "the closure has no parameters: remove the names"
                    : "the closure receives only \(expected == 1 ? "one" : "\(expected)")"
        )
    }

    public static func elementMismatch(_ found: Type, _ wanted: Type, _ span: Span, _ checker: Checker) -> Diagnostic {
        mismatch(
            "element has type '\(checker.describe(found))', but the others have type '\(checker.describe(wanted))'",
            found,
            wanted, span, checker)
    }

    public static func returnMismatch(_ found: Type, _ wanted: Type, _ span: Span, _ checker: Checker) -> Diagnostic {
        mismatch(
            "cannot return '\(checker.describe(found))' from a function that returns '\(checker.describe(wanted))'",
            found,
            wanted, span, checker)
    }

    /// Reports that the types in a call violate a condition of the called declaration or of its type.
    public static func unmetCondition(
        _ subject: Type, found: Type, wanted: Type, _ span: Span, _ checker: Checker
    ) -> Diagnostic {
        let name = span.text
        guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }), name.first?.isLetter ?? false else {
            return sameTypeMismatch(found: found, wanted: wanted, span, checker)
        }
        let asked = checker.describe(subject).replacing("Self.", with: "")
        return mismatch(
            "'\(name)' needs '\(asked)' to be '\(checker.describe(wanted))', but here it is '\(checker.describe(found))'",
            found, wanted, span, checker, isPart: true)
    }

    /// Reports two values of a call whose types must be related by its declaration, but are not.
    public static func differingRelatedTypes(
        _ part: Name, of whole: Type, found: Type, wanted: Type, _ span: Span, _ checker: Checker
    ) -> Diagnostic {
        // Users know both types by their aliases, so the message names the aliases.
        if let other = TypeAliases(checker).sibling(of: whole, with: wanted, for: found) {
            return mismatch(
                "'\(checker.describe(whole))' is given, but '\(checker.describe(other))' is expected", whole, other,
                span, checker
            )
        }
        var result = mismatch(
            "its '\(part.text)' is '\(checker.describe(found))', but '\(checker.describe(wanted))' is expected here",
            found,
            wanted, span, checker, isPart: true)
        if part == "Element", result.help == nil, found.asVariable == nil, !wanted.isOpen {
            result.help = "'map' its elements to '\(checker.describe(wanted))' first"
        }
        return result
    }

    public static func sameTypeMismatch(found: Type, wanted: Type, _ span: Span, _ checker: Checker) -> Diagnostic {
        mismatch(
            "needs the types '\(checker.describe(found))' and '\(checker.describe(wanted))' to be the same", found,
            wanted,
            span, checker, isPart: true)
    }

    public static func operatorMismatch(
        _ name: Name, _ left: Type, _ right: Type, _ span: Span, _ checker: Checker
    ) -> Diagnostic {
        let given = (left: left, right: right.asVariable?.isContextual ?? false ? left : right)
        let a = checker.describe(given.left)
        let b = checker.describe(given.right)
        let left = LiteralTypes(checker).withDefaultType(left)
        let right = LiteralTypes(checker).withDefaultType(right)
        var help = operatorHelp(name, left, right, checker)
        var notes = ["left:  \(a)", "right: \(b)"]
        // If both operands have the same type, the type lacks a conformance; no conversion would help.
        let asked: [String: String] = [
            "==": "Equatable", "!=": "Equatable", "<": "Comparable", ">": "Comparable", "<=": "Comparable",
            ">=": "Comparable", "+": "AdditiveArithmetic", "-": "AdditiveArithmetic", "*": "Numeric",
        ]
        // An implicit member has the type of the other operand, so the type lacks a conformance here too.
        if left === right || right.asVariable?.isContextual ?? false, let wanted = asked[name.text],
            let symbol = checker.knownNominal(named: Name(wanted)), !left.isOpen, !checker.conforms(left, to: symbol)
        {
            let lack = doesNotConform(left, symbol, span, checker)
            notes = [lack.message] + lack.notes.map(\.message)
            help = lack.help
        }
        if name == "~=" {
            return make(
                .typeMismatch, "a pattern of type '\(a)' does not match values of type '\(b)'", span, notes: notes,
                help: help, about: [given.left, given.right])
        }
        let operands = [left, right]
        if help == nil {
            help = operands.lazy.compactMap { LibraryHints(checker).hint(.operand, of: $0) }.first?.text
        }
        var result = make(
            .typeMismatch, "operator '\(name.text)' does not take '\(a)' and '\(b)'", span, notes: notes, help: help,
            about: [given.left, given.right])
        result.isStreamUsedAsValue = operands.contains { LibraryHints(checker).isStream($0) }
        return result
    }

    public static func unaryMismatch(_ name: Name, _ type: Type, _ span: Span, _ checker: Checker) -> Diagnostic {
        make(.typeMismatch, "operator '\(name.text)' does not take '\(checker.describe(type))'", span, about: [type])
    }

    public static func notOptional(_ mark: String, _ type: Type, _ span: Span, _ checker: Checker) -> Diagnostic {
        make(
            .typeMismatch, "'\(mark)' needs an optional, but this is '\(checker.describe(type))'", span,
            about: [type])
    }
    public static func optionalRequirement(_ symbol: Symbol, _ span: Span) -> Diagnostic {
        let owner = symbol.parent as? NominalSymbol
        return make(
            .typeMismatch, "'\(symbol.name.text)' is optional in '\(owner?.name.text ?? "")': a type may lack it", span,
            help: "write '\(symbol.name.text)?('")
    }

    public static func forcedNil(_ span: Span) -> Diagnostic {
        make(.typeMismatch, "'nil' has no value to unwrap with '!'", span)
    }

    public static func bindingNeedsOptional(_ type: Type, _ span: Span, _ checker: Checker) -> Diagnostic {
        make(
            .typeMismatch, "'if let' and 'guard let' need an optional, but this is '\(checker.describe(type))'", span,
            help: "it is never nil: use a plain 'let'", about: [type])
    }

    public static func notASequence(_ type: Type, _ span: Span, _ checker: Checker) -> Diagnostic {
        let help =
            checker.wrapped(type) != nil
            ? "unwrap it first: 'for x in values ?? []'"
            : LiteralTypes.integerRange(type) != nil ? "to count, write a range: 0..<\(span.text)" : nil
        return make(
            .typeMismatch, "'for' needs a sequence: '\(checker.describe(type))' does not conform to 'Sequence'", span,
            help: LibraryHints(checker).hint(.iterated, of: type)?.text ?? help,
            about: [type])
    }

    public static func notAClass(_ type: Type, _ span: Span, _ checker: Checker) -> Diagnostic {
        make(.typeMismatch, "a class is expected; '\(checker.describe(type))' is not a class", span, about: [type])
    }

    public static func weakNeedsClass(_ type: Type, _ span: Span, _ checker: Checker) -> Diagnostic {
        make(
            .typeMismatch, "'weak' and 'unowned' are for class instances; this is '\(checker.describe(type))'", span
        )
    }

    static func weakNeedsOptional(_ type: Type, _ span: Span, _ checker: Checker) -> Diagnostic {
        var result = make(
            .typeMismatch, "a 'weak' variable becomes nil, so its type is '\(checker.describe(type))?'", span,
            help: "write '\(checker.describe(type))?'")
        let end = Span(source: span.source, start: span.end, end: span.end)
        result.fixIts = [Diagnostic.FixIt("make it optional", [Diagnostic.Edit(replace: end, with: "?")])]
        return result
    }

    public static func tuplePatternMismatch(_ count: Int, _ type: Type, _ span: Span, _ checker: Checker) -> Diagnostic
    {
        make(.typeMismatch, "a pattern of \(count) parts does not match '\(checker.describe(type))'", span)
    }

    public static func wrongPayloadCount(_ element: EnumCaseSymbol, found: Int, _ span: Span, _ checker: Checker)
        -> Diagnostic
    {
        make(
            .typeMismatch, "case '\(element.name.text)' has \(element.payload.count) values, the pattern \(found)",
            span, notes: [checker.describe(element)],
            help: element.payload.isEmpty ? "write '.\(element.name.text)' alone" : nil)
    }

    public static func wrongPatternLabel(_ label: Name, _ expected: Name?, _ span: Span) -> Diagnostic {
        make(
            .wrongLabel,
            "label '\(label.text)' in a pattern, but \(expected.map { "'\($0.text)'" } ?? "no label") is expected", span
        )
    }

    public static func opaqueMismatch(_ first: Type, _ second: Type, _ span: Span, _ checker: Checker) -> Diagnostic {
        mismatch(
            "a function with a 'some' result returns one type, not '\(checker.describe(first))' and '\(checker.describe(second))'",
            second, first, span, checker)
    }

    /// Help for a type of the program, to which the program could add the conformance.
    private static func declarationHelp(_ type: Type, _ symbol: NominalSymbol) -> String? {
        guard let own = type.nominal, !own.isLibrary, !type.isExistential else { return nil }
        let word = own.kind == .class ? "class" : own.kind == .enum ? "enum" : "struct"
        let extra = symbol.name == "Comparable" && own.kind != .enum ? " and add 'static func <' to it" : ""
        return "declare the conformance: '\(word) \(own.name.text): \(symbol.name.text)'\(extra)"
    }

    public static func doesNotConform(_ type: Type, _ symbol: NominalSymbol, _ span: Span, _ checker: Checker)
        -> Diagnostic
    {
        let root = checker.innermostMissing(type, symbol)
        if root.type !== type {
            var lack = doesNotConform(root.type, root.symbol, span, checker)
            lack.notes.append(
                Diagnostic.Note("so '\(checker.describe(type))' does not conform to '\(symbol.name.text)'"))
            return lack
        }
        var help = type.nominal?.hint(.nonconforming, for: symbol.name.text).map {
            LibraryHints(checker).filledTemplate($0.text, with: type)
        }
        if help == nil {
            help = LibraryHints(checker).hint(lacking: symbol, at: span.text)?.text.replacing(
                "{name}", with: span.text)
        }
        if help == nil, symbol.isLibrary { help = declarationHelp(type, symbol) }
        if let wrapped = checker.wrapped(type), checker.conforms(wrapped, to: symbol) {
            help =
                LibraryHints(checker).hint(.optional, of: wrapped)?.text
                ?? "unwrap it first: '??' with a default, or 'if let'"
        }
        if help == nil, type.asTuple != nil {
            help = "a tuple cannot conform to a protocol: use a struct, or pass a closure"
        }
        if help == nil, symbol.name == "StringProtocol", symbol.isLibrary {
            help = "convert them to strings first: .map { \"\\($0)\" }"
        }
        if help == nil, symbol.name == "Sequence", symbol.isLibrary,
            let async = checker.knownNominal(named: "AsyncSequence"), checker.conforms(type, to: async)
        {
            help = "loop over it with 'for await'; to use operators, call asObservable() on each sequence"
        }
        if help == nil, case .parameter(let parameter) = type.kind {
            help = "add a constraint: '<\(parameter.name.text): \(symbol.name.text)>'"
        }
        return make(
            .doesNotConform, "'\(checker.describe(type))' does not conform to '\(symbol.name.text)'", span, help: help,
            about: [type])
    }

    public static func unmetCondition(
        _ nominal: NominalSymbol, _ symbol: Name, _ unmet: (requirement: Requirement, found: Type), _ span: Span,
        _ checker: Checker
    ) -> Diagnostic {
        let wanted: String
        switch unmet.requirement.kind {
        case .conforms(let symbol): wanted = "conform to '\(symbol.name.text)'"
        case .inherits(let type): wanted = "be a '\(checker.describe(type))'"
        case .same(let type): wanted = "be '\(checker.describe(type))'"
        case .isClass: wanted = "be a class"
        }
        let name = checker.describe(unmet.requirement.subject)
        return make(
            .doesNotConform, "'\(nominal.name.text)' does not conform to '\(symbol.text)'", span,
            notes: ["its '\(name)' is '\(checker.describe(unmet.found))', but must \(wanted)"])
    }
}
