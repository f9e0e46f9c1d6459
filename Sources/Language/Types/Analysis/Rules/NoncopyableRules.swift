import Declarations
import Diagnostics
import Syntax
import TypeModel

/// Checks declarations with values that cannot be copied.
public struct NoncopyableRules {
    let checker: Checker
    public init(_ checker: Checker) { self.checker = checker }

    /// Checks a type: its properties and cases, its `deinit`, and its protocols.
    public func check(_ nominal: NominalSymbol) {
        guard checker.textState.hasConsumed, !nominal.isLibrary, nominal.kind != .protocol else { return }
        guard nominal.isNoncopyable else { return checkCopyable(nominal) }
        if nominal.isConditionallyCopyable, let deinitializer = nominal.deinitializer, let span = deinitializer.span {
            checker.report(CheckDiagnostic.deinitOfCopyable(nominal.name, span))
        }
        for conformance in nominal.conformances where conformance.context != nil {
            let symbol = conformance.protocolSymbol
            let isOpen =
                checker.isMarker(symbol) || symbol.isNoncopyable || Self.openProtocols.contains(symbol.name.text)
            if isOpen || nominal.isConditionallyCopyable { continue }
            checker.report(
                CheckDiagnostic.copyingProtocol(
                    nominal.name, symbol.name, conformance.span ?? checker.textState.lastSpan))
        }
    }

    private static let openProtocols: Set<String> = ["BitwiseCopyable", "Escapable", "AnyObject"]

    /// Checks properties whose types are known, which is after the members of the type have been checked.
    public func checkProperties(of nominal: NominalSymbol) {
        guard checker.textState.hasConsumed, !nominal.isLibrary else { return }
        for property in nominal.storedProperties where !property.isLet && property.type?.mustBeLet ?? false {
            checker.report(CheckDiagnostic.mustBeLet(property, checker))
        }
    }

    private func checkCopyable(_ nominal: NominalSymbol) {
        guard nominal.kind != .class else { return }
        for property in nominal.storedProperties where property.type?.isNoncopyable ?? false {
            checker.report(
                CheckDiagnostic.copyableOwner(nominal.name, property.name, property.type, property.span, checker))
        }
        for item in nominal.cases {
            for part in item.payload where part.type.isNoncopyable {
                checker.report(CheckDiagnostic.copyableOwner(nominal.name, item.name, part.type, item.span, checker))
            }
        }
    }

    /// Checks that parameters of noncopyable types specify their ownership.
    func checkOwnership(_ function: FunctionSymbol) {
        let written: [ParameterDecl]
        switch function.declaration?.decl.kind {
        case .function(let decl): written = decl.parameters
        case .initializer(let decl): written = decl.parameters
        default: return
        }
        for (parameter, decl) in zip(function.parameters, written) where parameter.type.isNoncopyable {
            guard !decl.isInout, !decl.isConsuming, !decl.isBorrowing else { continue }
            checker.report(
                CheckDiagnostic.missingOwnership(parameter.variable.name, parameter.type, decl.type.span, checker))
        }
    }
}

/// Finds expressions that copy a noncopyable value.
final class NoncopyableChecker: TypedWalker {
    private let checker: Checker
    private var reportedSpans: Set<Span> = []

    init(_ checker: Checker) { self.checker = checker }

    override func visit(_ statement: TStmt) {
        if case .declare(let pattern, _) = statement.kind, case .bind(let variable) = pattern.kind, !variable.isLet,
            variable.type.mustBeLet
        {
            report(CheckDiagnostic.mustBeLet(variable, checker), pattern.span)
        }
        walk(statement)
    }

    override func visit(_ expr: TExpr) {
        switch expr.kind {
        case .convert(let inner, _):
            if inner.type.isNoncopyable, case .existential = expr.type.kind {
                report(CheckDiagnostic.copiedInto(inner.type, expr.type, expr.span, checker), expr.span)
            }
        case .call(let callee, _, _):
            check(callee, expr.span)
            check(expr.type, expr.span)
        case .array, .dictionary, .tuple: check(expr.type, expr.span)
        default: break
        }
        walk(expr)
    }

    private func check(_ callee: Callee, _ span: Span) {
        for (parameter, type) in zip(callee.substitution.parameters, callee.substitution.arguments)
        where type.isNoncopyable && !parameter.takesNoncopyable && !parameter.isSelf {
            report(CheckDiagnostic.copyingFunction(callee.function, parameter, type, span, checker), span)
        }
    }

    private func check(_ type: Type, _ span: Span) {
        switch type.kind {
        case .nominal(let symbol, let arguments):
            for (parameter, argument) in zip(symbol.environment.parameters, arguments)
            where argument.isNoncopyable && !parameter.takesNoncopyable {
                report(CheckDiagnostic.copiedInto(argument, type, span, checker), span)
            }
        case .tuple(let fields):
            for field in fields where field.type.isNoncopyable {
                report(CheckDiagnostic.copiedInto(field.type, type, span, checker), span)
            }
        default: break
        }
    }

    private func report(_ diagnostic: Diagnostic, _ span: Span) {
        if reportedSpans.insert(span).inserted { checker.report(diagnostic) }
    }
}

extension Type {
    /// True for types such as `Mutex`, whose values never move.
    fileprivate var mustBeLet: Bool {
        nominal?.declaration?.decl.modifiers.hasAttribute("_staticExclusiveOnly") ?? false
    }
}

extension CheckDiagnostic {
    static func mustBeLet(_ variable: VariableSymbol, _ checker: Checker) -> Diagnostic {
        make(
            .invalidProperty,
            "'\(variable.name.text)' has type '\(checker.describe(variable.type))', which a 'var' cannot hold",
            variable.span ?? checker.textState.lastSpan, help: "declare it with 'let': its content can still change")
    }

    static func deinitOfCopyable(_ type: Name, _ span: Span) -> Diagnostic {
        make(
            .misplaced, "'\(type.text)' can be copied under conditions, so it cannot have a 'deinit'", span,
            help: "remove the 'deinit', or the extension with 'Copyable'")
    }

    static func copyingProtocol(_ type: Name, _ symbol: Name, _ span: Span) -> Diagnostic {
        make(
            .doesNotConform, "'\(type.text)' cannot be copied, but '\(symbol.text)' needs copies", span,
            help: "remove '\(symbol.text)', or mark a protocol of your own ': ~Copyable'")
    }

    static func copyableOwner(
        _ owner: Name, _ part: Name, _ type: Type, _ span: Span?, _ checker: Checker
    ) -> Diagnostic {
        make(
            .typeMismatch,
            "'\(part.text)' of '\(owner.text)' is '\(checker.describe(type))', which cannot be copied, but '\(owner.text)' can be copied",
            span ?? checker.textState.lastSpan, help: "mark '\(owner.text)' with ': ~Copyable'")
    }

    static func missingOwnership(_ name: Name, _ type: Type, _ span: Span, _ checker: Checker) -> Diagnostic {
        make(
            .typeMismatch,
            "'\(name.text)' needs 'borrowing', 'consuming' or 'inout': '\(checker.describe(type))' cannot be copied",
            span, help: "write 'borrowing \(span.text)' if the caller keeps the value")
    }

    static func copiedInto(_ type: Type, _ target: Type, _ span: Span, _ checker: Checker) -> Diagnostic {
        make(
            .typeMismatch,
            "'\(checker.describe(type))' cannot be copied, so '\(checker.describe(target))' cannot hold it", span,
            help: "keep it in a variable, an optional, or a type marked '~Copyable'")
    }

    static func copyingFunction(
        _ function: FunctionSymbol, _ parameter: GenericParameter, _ type: Type, _ span: Span, _ checker: Checker
    ) -> Diagnostic {
        make(
            .typeMismatch, "'\(checker.describe(type))' cannot be copied, but '\(function.name.text)' needs copies",
            span,
            help: function.isLibrary
                ? "borrow its properties instead" : "declare the type parameter as '\(parameter.name.text): ~Copyable'")
    }
}
