import Diagnostics
import Syntax
import TypeModel

/// Diagnostics of assignments, control flow and declarations.
extension CheckDiagnostic {
    // MARK: - Change

    public static func assignToLet(_ variable: VariableSymbol, _ span: Span) -> Diagnostic {
        if variable.name == Names.selfValue { return mutatingHelp(variable, span) }
        let kind = variable.parent is FunctionSymbol ? "a parameter" : "a 'let' constant"
        var result = make(.immutable, "'\(variable.name.text)' is \(kind) and cannot be changed", span)
        if let place = variable.span, !place.isOfLibrary {
            result.secondary.append(Diagnostic.Note("declared here", at: place))
        }
        if variable.parent is FunctionSymbol {
            result.notes = [Diagnostic.Note("parameters are 'let' constants")]
            result.help = "copy it first: 'var \(variable.name.text) = \(variable.name.text)', or declare it 'inout'"
        } else if variable.name.text.hasPrefix("$") {
            result.message = "'\(variable.name.text)' is a closure argument and cannot be changed"
            result.help = "return a new value instead, for example with map"
        } else if variable.isLet {
            result.help = "declare it with 'var'"
            if variable.annotation != nil {
                result.message = "'\(variable.name.text)' is a parameter and cannot be changed"
                result.help = "copy it first: 'var \(variable.name.text) = \(variable.name.text)'"
            }
            result.fixIts = letToVarFix(variable.span)
        }
        return result
    }

    /// Help for a method or accessor of a value type that changes `self` but is not marked `mutating`.
    private static func mutatingHelp(_ own: VariableSymbol, _ span: Span) -> Diagnostic {
        let name = span.text.hasPrefix("self") || span.text.isEmpty ? "self" : span.text
        guard let function = own.parent as? FunctionSymbol, function.owner?.kind != .class else {
            return make(.immutable, "'\(name)' cannot be changed here", span)
        }
        guard function.kind == .method, let declaration = function.declaration?.decl.span else {
            return make(
                .immutable, "'\(name)' cannot be changed where a value is only read", span,
                help: "change it in a 'mutating' method")
        }
        var result = make(
            .immutable, "'\(name)' cannot be changed: '\(function.name.text)' is not 'mutating'", span,
            help: "mark the method 'mutating'")
        result.fixIts = insert("mutating ", before: declaration, "mark the method 'mutating'")
        return result
    }

    /// A fix that replaces the `let` before a name.
    private static func letToVarFix(_ span: Span?) -> [Diagnostic.FixIt] {
        guard let span, let source = Source.named(span.source), !source.isLibrary else { return [] }
        let before = source.utf8[..<Int(span.start)]
        guard before.suffix(4).elementsEqual(Array("let ".utf8)) else { return [] }
        let word = Span(source: span.source, start: span.start - 4, end: span.start - 1)
        return [Diagnostic.FixIt("declare it with 'var'", [Diagnostic.Edit(replace: word, with: "var")])]
    }

    public static func assignToValue(_ name: Name, _ span: Span) -> Diagnostic {
        make(.immutable, "'\(name.text)' of a temporary value cannot be changed", span)
    }

    public static func assignToReadOnly(_ name: Name, _ span: Span, _ member: Symbol? = nil) -> Diagnostic {
        var help = member?.hint(.readOnly)?.text
        if let owner = member?.parent, !owner.isLibrary, owner is NominalSymbol {
            help = "add a 'set' to '\(name.text)' in '\(owner.name.text)'"
        }
        let what = name == Names.subscriptName ? "this subscript" : "'\(name.text)'"
        return make(.immutable, "\(what) is read-only", span, help: help)
    }

    public static func notAssignable(_ span: Span) -> Diagnostic {
        make(.immutable, "a value cannot be assigned to this expression", span)
    }

    public static func mutatingOnImmutable(
        _ name: Name, _ variable: VariableSymbol?, _ reason: Diagnostic, _ span: Span
    ) -> Diagnostic {
        let subject = variable.map { "'\($0.name.text)'" } ?? "the value"
        var result = make(
            .immutable, "'\(name.text)' changes \(subject), which cannot be changed", span, notes: [reason.message],
            help: reason.help)
        result.secondary = reason.secondary
        result.fixIts = reason.fixIts
        return result
    }

    public static func mutatingOnValue(_ name: Name, _ span: Span) -> Diagnostic {
        make(.immutable, "'\(name.text)' modifies a variable, but this value is not a variable", span)
    }

    // MARK: - Control

    public static func missingTry(_ name: Name?, _ span: Span, passedOnBy outer: Name?) -> Diagnostic {
        let what = name.map { "'\($0.text)'" } ?? "the call"
        return make(
            .unhandledThrow, "\(what) can throw but is not marked with 'try'", span,
            notes: outer.map { ["'\($0.text)' rethrows the error, so it needs 'try' too"] } ?? [],
            help:
                "write 'try' before it, inside 'do { … } catch { … }' or a throwing function; 'try?' returns nil instead"
        )
    }

    static func throwsNonError(_ type: Type, _ span: Span, _ checker: Checker) -> Diagnostic {
        make(
            .typeMismatch, "'\(checker.describe(type))' cannot be thrown, since it does not conform to 'Error'", span,
            help: "write the name of an error's type, or 'throws' alone")
    }

    public static func throwsWrongType(_ found: Type, _ wanted: Type, _ span: Span, _ checker: Checker) -> Diagnostic {
        make(
            .typeMismatch,
            "'\(checker.describe(found))' may be thrown here, but only '\(checker.describe(wanted))' is declared", span,
            help: "catch it and throw '\(checker.describe(wanted))' instead, or write 'throws' alone")
    }

    public static func closureThrows(_ found: Type, _ wanted: Type, _ span: Span, _ checker: Checker) -> Diagnostic {
        make(
            .typeMismatch,
            "the closure throws '\(checker.describe(found))', but only '\(checker.describe(wanted))' is allowed", span,
            help: "declare it in the closure: '{ () throws(\(checker.describe(wanted))) in … }'")
    }

    public static func unhandledThrow(_ span: Span, in home: ErrorContext) -> Diagnostic {
        var result = make(.unhandledThrow, "the error thrown here is not handled", span)
        switch home {
        case .function: result.help = "wrap it in 'do { … } catch { … }', or mark the function 'throws'"
        case .getter: result.help = "wrap it in 'do { … } catch { … }', or write 'get throws { … }'"
        case .setter, .deinitializer, .defer: result.help = "wrap it in 'do { … } catch { … }'"
        case .initialValue: result.help = "write 'try?' or 'try!', or set the value in a throwing initialiser"
        case .catches: result.help = "the catch blocks do not cover every error: add 'catch { … }'"
        case .closure(let closure):
            result.help = "wrap it in 'do { … } catch { … }'"
            let brace = Span(source: closure.source, start: closure.start, end: closure.start + 1)
            result.secondary = [Diagnostic.Note("this closure cannot throw", at: brace)]
        }
        return result
    }

    public static func throwsItself(_ span: Span) -> Diagnostic {
        make(
            .unhandledThrow, "a 'rethrows' function throws only what its parameters throw", span,
            help: "mark the function 'throws'")
    }

    public static func nonExhaustiveSwitch(_ missing: [String], _ type: Type, _ span: Span, _ checker: Checker)
        -> Diagnostic
    {
        let isListed = missing.contains { $0 != "_" }
        return make(
            .nonExhaustiveSwitch, "the switch over '\(checker.describe(type))' does not cover all values", span,
            notes: isListed ? ["missing: " + missing.joined(separator: ", ")] : [],
            help: isListed ? "add the missing cases, or 'default:'" : "add 'default:'")
    }

    public static func missingReturn(
        _ name: Name?, _ type: Type, _ span: Span, end: Span?, _ checker: Checker
    ) -> Diagnostic {
        let place = name.map { "'\($0.text)'" } ?? "the closure"
        let wanted = checker.describe(type)
        var result = make(
            .missingReturn, "\(place) can end here without returning '\(wanted)'", end ?? span,
            help: LibraryHints(checker).ownHint(.notReturned, of: type)?.text
                ?? "return a value on every path, or throw an error")
        if end != nil { result.secondary = [Diagnostic.Note("its result type requires a value", at: span)] }
        return result
    }

    public static func unreturnedValue(_ name: Name?, _ type: Type, _ span: Span, _ checker: Checker) -> Diagnostic {
        let place = name.map { "'\($0.text)'" } ?? "the closure"
        var result = make(
            .missingReturn, "the value is not returned: \(place) must return '\(checker.describe(type))'", span,
            notes: ["without 'return', only a single-expression body returns its value"],
            help: "write 'return' before it")
        let start = Span(source: span.source, start: span.start, end: span.start)
        result.fixIts = [Diagnostic.FixIt("write 'return'", [Diagnostic.Edit(replace: start, with: "return ")])]
        return result
    }

    public static func guardFallsThrough(_ span: Span, isOutside: Bool) -> Diagnostic {
        let end = Span(source: span.source, start: max(span.start, span.end - 1), end: span.end)
        let ways = isOutside ? "'throw' or a call of 'exit'" : "'return', 'throw', 'break' or 'continue'"
        var result = make(.missingReturn, "the body of 'guard' must exit with \(ways)", end)
        result.secondary.append(
            Diagnostic.Note("this 'guard'", at: Span(source: span.source, start: span.start, end: span.start + 5)))
        return result
    }

    public static func returnOutsideFunction(_ span: Span) -> Diagnostic {
        make(
            .invalidReturn, "'return' is outside a function", span,
            help: "put the code in a function to return early, or end the program with 'exit(0)'")
    }

    public static func returnInInit(_ span: Span) -> Diagnostic {
        make(
            .invalidReturn, "an initialiser returns no value; 'return nil' is for 'init?'", span,
            help: "remove the value: an initialiser returns 'self' implicitly")
    }

    public static func returnNeedsValue(_ type: Type, _ span: Span, _ checker: Checker) -> Diagnostic {
        make(
            .typeMismatch, "'return' needs a value of type '\(checker.describe(type))'", span,
            help: "write the value after 'return'")
    }

    public static func valueReturnedFromVoid(_ type: Type, _ span: Span, from frame: FunctionScope, _ checker: Checker)
        -> Diagnostic
    {
        let name = checker.describe(type)
        let message = "a value of type '\(name)' is returned from a function that returns 'Void'"
        if frame.kind == .closure {
            return make(
                .typeMismatch, "a value of type '\(name)' is returned from a closure that returns 'Void'", span,
                help: "remove the value, or check the caller of the closure")
        }
        guard let function = frame.function, function.kind == .function || function.kind == .method else {
            return make(.typeMismatch, message, span, help: "remove the value: nothing uses it here")
        }
        return make(.typeMismatch, message, span, help: "declare the result: '-> \(name)' after the parameters")
    }

    public static func branchWithoutValue(_ span: Span) -> Diagnostic {
        make(
            .misplaced, "a branch of an 'if' or 'switch' expression is a single expression", span,
            help: "move the other statements before it, or into a function")
    }

    public static func ifExpressionNeedsElse(_ span: Span) -> Diagnostic {
        make(.misplaced, "an 'if' expression needs an 'else'", span)
    }

    /// Reports an unused result with the library's hint for its type, or for a function whose argument must be
    /// retained.
    public static func unusedResult(_ advice: LibraryHint, _ type: Type, _ span: Span, _ checker: Checker) -> Diagnostic
    {
        let note = advice.otherArguments["note"].map {
            Diagnostic.Note($0.replacing("{type}", with: checker.describe(type)))
        }
        return warning(
            .unusedResult, advice.text, span, notes: note.map { [$0] } ?? [], help: advice.otherArguments["help"] ?? "")
    }

    /// Reports a statement that names a function without calling it.
    public static func unusedFunction(_ function: FunctionType, _ span: Span) -> Diagnostic {
        let help = function.parameters.isEmpty ? "write '\(span.text)()'" : "call it with its arguments in parentheses"
        return make(.misplaced, "this function is not called", span, help: help)
    }

    public static func unusedValueInClosure(_ span: Span) -> Diagnostic {
        warning(
            .unusedResult, "this value is unused: a closure with several statements needs 'return'",
            span,
            help: "write 'return \(span.text)', or '_ =' before it if you do not need it")
    }

    /// Reports a call of a function that is declared `@available(*, unavailable)`.
    static func unavailable(_ name: Name, _ reason: Deprecation, _ span: Span) -> Diagnostic {
        let help = reason.message ?? reason.renamed.map { "write '\($0)'" }
        return make(.inaccessible, "'\(name.text)' is unavailable", span, help: help)
    }

    // MARK: - Declarations

    public static func uninitialized(_ names: [Name], _ type: Name, _ span: Span) -> Diagnostic {
        let list = names.map { "'\($0.text)'" }.joined(separator: ", ")
        return make(
            .uninitialized, "the initialiser of '\(type.text)' ends here without a value for \(list)", span,
            help: "give every property a value on each path")
    }

    public static func selfBeforeInitialization(_ names: [Name], _ span: Span) -> Diagnostic {
        let list = names.map { "'\($0.text)'" }.joined(separator: ", ")
        return make(
            .uninitialized, "'self' is used before all its properties have a value: \(list)", span,
            help: "set these properties first")
    }

    public static func readBeforeInitialization(_ name: Name, _ span: Span) -> Diagnostic {
        make(
            .uninitialized, "'\(name.text)' is read before it has a value", span,
            help: "give it a value first; the order of the lines matters")
    }

    public static func superInitTooEarly(_ names: [Name], _ span: Span) -> Diagnostic {
        let list = names.map { "'\($0.text)'" }.joined(separator: ", ")
        return make(
            .uninitialized, "'super.init' is called before the class's own properties have a value: \(list)", span,
            help: "set these properties before the call")
    }

    public static func duplicateInitialValue(_ name: Name, _ span: Span) -> Diagnostic {
        make(.immutable, "'\(name.text)' is a 'let' constant and can be set only once", span)
    }

    public static func incompleteConformance(
        _ type: Name, _ symbol: Name, _ missing: [String], _ span: Span, _ hasOptional: Bool = false
    ) -> Diagnostic {
        make(
            .incompleteConformance, "'\(type.text)' does not conform to '\(symbol.text)'", span,
            notes: missing.prefix(6).map { "missing: \($0)" },
            help: hasOptional
                ? "add the missing members to '\(type.text)': only methods may be 'optional' in rill"
                : "add the missing members to '\(type.text)'")
    }

    public static func privateWitness(_ name: Name, _ symbol: Name, _ span: Span) -> Diagnostic {
        make(
            .inaccessible, "'\(name.text)' is private, but '\(symbol.text)' requires it", span,
            help: "leave 'private' out")
    }

    /// Reports a member that has the name of a requirement but not its type.
    public static func nearRequirement(
        _ type: Name, _ symbol: Name, asked: String, found: String, _ reason: String?, _ place: Span?, _ span: Span
    ) -> Diagnostic {
        var result = make(
            .incompleteConformance, "'\(type.text)' does not conform to '\(symbol.text)'", span,
            notes: ["needed: \(asked)", "found: \(found)"], help: reason)
        if let place { result.secondary = [Diagnostic.Note("this declaration almost matches", at: place)] }
        return result
    }

    public static func classProtocol(_ symbol: Name, _ type: Name, _ span: Span) -> Diagnostic {
        make(.incompleteConformance, "'\(symbol.text)' is for classes; '\(type.text)' is not a class", span)
    }

    public static func cannotSynthesize(_ symbol: Name, _ type: Name, _ reason: String, _ span: Span) -> Diagnostic {
        make(
            .cannotSynthesize, "'\(type.text)' does not conform to '\(symbol.text)'", span,
            notes: ["it cannot be synthesised: \(reason)"],
            help: "make that type conform, or write the member in '\(type.text)'")
    }

    static func notAProtocol(_ type: String, _ span: Span) -> Diagnostic {
        make(
            .notAProtocol, "'\(type)' is neither a protocol nor a class", span,
            help: "it cannot be inherited: store a value of this type in a property instead")
    }

    static func anyOfConcrete(_ type: String, _ span: Span) -> Diagnostic {
        make(
            .notAProtocol, "'any' is for protocols; '\(type)' is not a protocol", span, help: "write '\(type)' alone")
    }

    static func cannotExtend(_ type: String, _ span: Span) -> Diagnostic {
        make(
            .cannotExtend, "'\(type)' cannot be extended", span,
            notes: ["only structs, classes, enums and protocols can be extended"], help: "make it a struct")
    }

    public static func finalSuperclass(_ name: Name, _ span: Span) -> Diagnostic {
        make(.invalidOverride, "'\(name.text)' is final: it has no subclasses", span)
    }

    public static func nothingToOverride(
        _ name: Name, _ span: Span, found: String? = nil, nearest: [String] = []
    ) -> Diagnostic {
        make(
            .invalidOverride, "'\(name.text)' overrides nothing in the superclass", span, name: name,
            notes: found.map { ["the superclass has: \($0)"] } ?? [], nearest: nearest)
    }

    static func missingOverride(_ name: Name, _ span: Span) -> Diagnostic {
        make(
            .invalidOverride, "'\(name.text)' overrides a member of the superclass: add 'override'", span,
            help: "write 'override' before it")
    }

    public static func missingOverride(_ name: Name, _ declaration: Span?, _ span: Span) -> Diagnostic {
        var result = missingOverride(name, span)
        if let declaration { result.fixIts = insert("override ", before: declaration, "write 'override'") }
        return result
    }

    static func rawValueNotLiteral(_ span: Span) -> Diagnostic {
        make(.typeMismatch, "a raw value must be a literal", span)
    }
}

/// The code in which an unhandled error occurs.
public enum ErrorContext {
    case function, getter, setter, deinitializer
    case closure(Span)
    /// The initial value of a property or of a global variable.
    case initialValue
    case `defer`
    /// A `do` whose catches are not exhaustive.
    case catches

    public init(_ function: FunctionSymbol) {
        switch function.kind {
        case .getter: self = .getter
        case .setter, .willSet, .didSet: self = .setter
        case .deinitializer: self = .deinitializer
        default: self = .function
        }
    }
}
