import Declarations
import Diagnostics
import Syntax
import TypeModel

/// Infers literals: they have the expected type, or by default Int, Double, String or Bool.
struct Literals: BodyService {
    let body: BodyChecker

    func integer(_ literal: IntegerLiteral, isNegative: Bool, _ span: Span) -> PendingExpr {
        let type = solver.freshVariable(at: span, literal: .integer)
        guard let magnitude = literal.wideMagnitude else {
            return failure(span, CheckDiagnostic.integerTooLarge(span))
        }
        return PendingExpr(type, span) { [self] in
            let known = body.finalized(type, span)
            if let range = LiteralTypes.integerRange(known) {
                let fits = magnitude <= (isNegative ? range.negative : range.positive)
                if !fits { checker.report(CheckDiagnostic.integerOverflow(known, span, checker)) }
            }
            if known.isError { return TExpr(.error, known, span) }
            let bits = isNegative ? 0 &- magnitude : magnitude
            if LiteralTypes.isFloating(known) || LiteralTypes.integerRange(known) != nil {
                return TExpr(number(bits, isNegative, known), known, span)
            }
            return customLiteral(
                .integerLiteral, "IntegerLiteralType", "integerLiteral",
                { [self] type in
                    if literal.magnitude == nil, !LiteralTypes.isWide(type), !LiteralTypes.isFloating(type) {
                        checker.report(CheckDiagnostic.integerTooLarge(span))
                    }
                    return TExpr(number(bits, isNegative, type), type, span)
                }, known, span)
        }
    }

    private func number(_ bits: UInt128, _ isNegative: Bool, _ type: Type) -> TExpr.Kind {
        if LiteralTypes.isFloating(type) { return .double(isNegative ? -Double(0 &- bits) : Double(bits)) }
        if LiteralTypes.isWide(type) { return .wideInteger(WideBits(bits)) }
        return .integer(Int64(truncatingIfNeeded: bits))
    }

    func float(_ value: Double, _ span: Span) -> PendingExpr {
        let type = solver.freshVariable(at: span, literal: .float)
        return PendingExpr(type, span) { [self] in
            let known = body.finalized(type, span)
            if LiteralTypes.isFloating(known) || known.isError { return TExpr(.double(value), known, span) }
            return customLiteral(
                .floatLiteral, "FloatLiteralType", "floatLiteral",
                { TExpr(.double(value), $0, span) }, known, span)
        }
    }

    func boolean(_ value: Bool, _ span: Span) -> PendingExpr {
        let type = solver.freshVariable(at: span, literal: .boolean)
        return PendingExpr(type, span) { [self] in
            let known = body.finalized(type, span)
            if known === checker.boolType || known.isError { return TExpr(.bool(value), known, span) }
            return customLiteral(
                .booleanLiteral, "BooleanLiteralType", "booleanLiteral",
                { TExpr(.bool(value), $0, span) }, known, span)
        }
    }

    func pendingNil(_ span: Span) -> PendingExpr {
        let type = solver.freshVariable(at: span, literal: .nilLiteral)
        return PendingExpr(type, span) { [self] in
            let known = body.finalized(type, span)
            if checker.wrapped(known) != nil || known.isError { return TExpr(.nilLiteral, known, span) }
            guard let symbol = checker.knownNominal(.nilLiteral) else {
                return TExpr(.error, known, span)
            }
            return literalCall(symbol, "nilLiteral", TExpr(.tuple([]), .void, span), known, span)
        }
    }

    func string(_ literal: StringLiteral, _ span: Span) -> PendingExpr {
        let type = solver.freshVariable(at: span, literal: .string)
        var text: String? = ""
        var parts: [() -> InterpolationPart] = []
        for part in literal.parts {
            switch part {
            case .text(let piece):
                text = literal.parts.count == 1 ? piece : text.map { $0 + piece }
                if literal.parts.count == 1 { break }
                parts.append { .text(piece) }
            case .interpolation(let arguments):
                text = nil
                let draft = interpolatedString(arguments, span)
                if shouldStop { return draft }
                parts.append { .value(draft.make()) }
            }
        }
        if let text, Self.isOneCharacter(text) {
            type.asVariable?.keyType = .void
            type.asVariable?.mayBeUnicodeScalar = text.unicodeScalars.count == 1
        }
        return PendingExpr(type, span) { [self] in
            let known = body.finalized(type, span)
            let kind: TExpr.Kind = text.map { .string($0) } ?? .interpolation(parts.map { $0() })
            if LiteralTypes.isText(known) || known.isError { return TExpr(kind, known, span) }
            let (wanted, part, label) = textProtocol(of: known)
            return customLiteral(wanted, part, label, { TExpr(kind, $0, span) }, known, span)
        }
    }

    /// Returns true if the string may be a `Character`. The compiler accepts more than the standard library: any scalar
    /// after a zero-width joiner, and any number of regional indicators.
    private static func isOneCharacter(_ text: String) -> Bool {
        func isRegional(_ scalar: Unicode.Scalar) -> Bool { (0x1F1E6...0x1F1FF).contains(scalar.value) }
        var last: Unicode.Scalar?
        for character in text {
            let scalars = character.unicodeScalars
            if let last, last != "\u{200D}", !(isRegional(last) && isRegional(scalars.first!)) { return false }
            last = scalars.last
        }
        return last != nil
    }

    /// Returns the protocol by which a string literal can create the type (as string, character or scalar), with the
    /// protocol's associated type and label.
    private func textProtocol(of type: Type) -> (KnownType, Name, Name) {
        func conforms(to wanted: KnownType) -> Bool {
            checker.knownNominal(wanted).map { checker.conforms(type, to: $0) } ?? false
        }
        if !conforms(to: .stringLiteral) {
            if conforms(to: .characterLiteral) {
                return (
                    .characterLiteral, "ExtendedGraphemeClusterLiteralType", "extendedGraphemeClusterLiteral"
                )
            }
            if conforms(to: .scalarLiteral) {
                return (.scalarLiteral, "UnicodeScalarLiteralType", "unicodeScalarLiteral")
            }
        }
        return (.stringLiteral, "StringLiteralType", "stringLiteral")
    }

    /// Infers `\(x)`: the value itself; with labels or custom interpolations, the result of `{ var text = …;
    /// text.appendInterpolation(…); return text.description }()`.
    private func interpolatedString(_ arguments: [Argument], _ span: Span) -> PendingExpr {
        if let first = arguments.first, arguments.count == 1, first.label == nil, !checker.hasOwnInterpolations {
            return body.rejectingTypeNames(body.infer(first.value))
        }
        let made = SyntaxFactory(span: span)
        func text() -> Expr { made.name("$text") }
        return body.rejectingTypeNames(
            body.infer(
                made.immediateClosureCall([
                    made.declare("$text", isLet: false, made.call(made.name(Names.defaultInterpolation))),
                    made.statement(made.call(made.member(Names.appendInterpolation, of: text()), arguments)),
                    made.returnStatement(made.member("description", of: text())),
                ])))
    }

    /// Returns true if the `StringInterpolation` of a type is the program's, by name or by its initialiser's parameter.
    private func hasOwnInterpolation(_ type: Type) -> Bool {
        switch checker.memberType(Names.stringInterpolation, of: type) {
        case .symbol(let taker, _)?: return !taker.isLibrary
        case .type(let taker)?: return taker.nominal?.isLibrary == false
        case nil: return false
        }
    }

    /// Infers a literal of a type with custom interpolation: `{ var text = T.StringInterpolation(…);
    /// text.appendLiteral(…); text.appendInterpolation(…); return T(stringInterpolation: text) }()`.
    func customInterpolation(_ literal: StringLiteral, as type: Type, _ span: Span) -> PendingExpr? {
        let type = solver.replaceKnownVariables(checker.wrapped(solver.resolve(type)) ?? type)
        guard !type.isOpen, let nominal = type.nominal, !nominal.isLibrary,
            !literal.isPlain, hasOwnInterpolation(type)
        else { return nil }
        let made = SyntaxFactory(span: span)
        func text() -> Expr { made.name("$text") }
        var size = 0
        var values = 0
        var appends: [Stmt] = []
        for part in literal.parts {
            switch part {
            case .text(let piece):
                size += piece.utf8.count
                let argument = Argument(label: nil, value: made.text(piece))
                appends.append(made.statement(made.call(made.member("appendLiteral", of: text()), [argument])))
            case .interpolation(let arguments):
                values += 1
                appends.append(made.statement(made.call(made.member(Names.appendInterpolation, of: text()), arguments)))
            }
        }
        let start = made.call(
            made.member(Names.stringInterpolation, of: made.name("$Literal")),
            [
                Argument(label: "literalCapacity", value: made.number(size)),
                Argument(label: "interpolationCount", value: made.number(values)),
            ])
        let result = made.call(made.name("$Literal"), [Argument(label: "stringInterpolation", value: text())])
        let body = [made.declare("$text", isLet: false, start)] + appends + [made.returnStatement(result)]
        return self.body.inNestedContext(.block) { inner in
            let alias = TypealiasSymbol(name: "$Literal", span: span, parent: nil)
            alias.type = type
            inner.hoistedSymbols["$Literal"] = [alias]
            return self.body.rejectingTypeNames(self.body.infer(made.immediateClosureCall(body)))
        }
    }

    func magicLiteral(_ kind: MagicLiteral, _ span: Span) -> PendingExpr {
        switch kind {
        case .line, .column:
            let position = span.position
            let value = kind == .line ? position.line : position.column
            return integer(IntegerLiteral(magnitude: UInt64(max(0, value))), isNegative: false, span)
        case .isolation:
            guard let actor = checker.knownNominal(named: "Actor") else { return pendingNil(span) }
            let type = checker.optional(.existential([actor], superclass: nil))
            return PendingExpr(type, span) { TExpr(.magic(kind), type, span) }
        case .function: return string(StringLiteral(parts: [.text(functionName)]), span)
        case .file, .filePath:
            return string(StringLiteral(parts: [.text(Source.named(span.source)?.name ?? "")]), span)
        case .fileID:
            let name = Source.named(span.source)?.name.split(separator: "/").last.map(String.init) ?? ""
            return string(StringLiteral(parts: [.text("main/" + name)]), span)
        }
    }

    /// The value of `#function` at this place.
    private var functionName: String {
        var here: FunctionScope? = context.functionScope
        while let frame = here {
            if let function = frame.function {
                if let member = function.accessorOf as? SubscriptSymbol {
                    return "subscript(" + member.parameters.map { ($0.label?.text ?? "_") + ":" }.joined() + ")"
                }
                if let property = function.accessorOf { return property.name.text }
                return checker.fullName(function)
            }
            if let name = frame.variable?.initialValueFunctionName { return name }
            here = frame.parent
        }
        return "main"
    }

    // MARK: - Types that programs make literal

    private func customLiteral(
        _ known: KnownType, _ associatedName: Name, _ label: Name, _ literal: (Type) -> TExpr, _ type: Type,
        _ span: Span
    ) -> TExpr {
        guard let symbol = checker.knownNominal(known),
            let associated = checker.associatedType(named: associatedName, in: symbol)
        else { return TExpr(.error, type, span) }
        return literalCall(symbol, label, literal(checker.reducedType(type, associated)), type, span)
    }

    func literalCall(_ symbol: NominalSymbol, _ label: Name, _ argument: TExpr, _ type: Type, _ span: Span) -> TExpr {
        checker.collectMembers(symbol)
        for requirement in symbol.requirements {
            guard let function = requirement as? FunctionSymbol, function.kind == .initializer else { continue }
            checker.resolve(function)
            guard function.parameters.first?.label == label else { continue }
            let callee = Callee(function, Substitution(symbol.environment.parameters, [type]), .witness)
            return TExpr(.call(callee, receiver: .none, [.value(argument)]), type, span)
        }
        return TExpr(.error, type, span)
    }
}

extension Expr {
    /// True if the string has interpolations.
    var isInterpolated: Bool {
        if case .string(let literal) = withoutParens.kind { return !literal.isPlain }
        return false
    }
}
