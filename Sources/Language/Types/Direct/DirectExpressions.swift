import Diagnostics
import Syntax

// Most expressions need no unknowns: names whose types are known, calls of the one function that fits, literals whose
// place says what they are. They are typed here from the leaves upwards, each part once, with nothing to try and
// nothing to take back. A part that is not of this kind, but stands where the type is known, is a problem of its own
// for the solver. Anything else is nil, and so is all that would deserve a word: then the solver starts from the
// beginning with the whole. Both give the same types; a test compares them over the corpus.

extension BodyChecker {
    /// The whole expression of a statement, if it can be told directly.
    func directly(_ expr: Expr, as type: Type? = nil) -> Node? {
        typed(expr, as: type).map { Node($0, isDiscardable: canDrop($0)) }
    }

    func typed(_ expr: Expr, as type: Type? = nil) -> TExpr? {
        guard checker.infersDirectly, !solver.isQuiet, type.map({ !$0.isOpen && !$0.isError }) ?? true else {
            return nil
        }
        // What failed once in a closure that is looked at again would only fail again.
        if expr.needsSolver { return nil }
        let outer = directStart
        let reported = checker.diagnostics.count
        let older = checker.olderSpellings.count
        directStart = reported
        defer { directStart = outer }
        var made = direct(expr, hint: type)
        if let type, let value = made, value.type !== type { made = directlyConverted(value, to: type) }
        if let made, checker.diagnostics.count == reported, !solver.hasOverflown { return made }
        if checker.diagnostics.count > reported {
            checker.diagnostics.removeLast(checker.diagnostics.count - reported)
        }
        checker.olderSpellings.removeLast(checker.olderSpellings.count - older)
        expr.needsSolver = true
        return nil
    }

    /// A part as a value of a type that is known.
    func direct(_ expr: Expr, as type: Type) -> TExpr? {
        if let made = direct(expr, hint: type) {
            if made.type === type { return made }
            if let fitted = directlyConverted(made, to: type) { return fitted }
        }
        return solved { check(expr, as: type) }
    }

    /// A part whose place neither says nor asks anything.
    private func directAlone(_ expr: Expr) -> TExpr? {
        direct(expr, hint: nil) ?? solved { value(infer(expr)) }
    }

    /// A part that concerns nothing around it, by the solver; nil if something is wrong with it, or if an unknown of what
    /// stands around it would have to become known: then everything is as before.
    func solved(_ infer: () -> Node) -> TExpr? {
        guard checker.diagnostics.count == directStart, !solver.isExhausted else { return nil }
        return inside {
            let mark = solver.mark()
            let node = solve(infer)
            if checker.diagnostics.count == directStart, !solver.isExhausted, !solver.hasDecided(before: mark) {
                let made = node.make()
                if checker.diagnostics.count == directStart, !made.type.isError { return made }
            }
            solver.rollback(to: mark)
            return nil
        }
    }

    func directlyConverted(_ expr: TExpr, to type: Type) -> TExpr? {
        if expr.type === type { return expr }
        if expr.type.isError || type.isError || expr.type === checker.neverType { return nil }
        if checker.wrapped(type) === expr.type {
            solver.score += Solver.optionalPrice
            return TExpr(.convert(expr, .wrapOptional), type, expr.span)
        }
        if !type.isAny {
            checker.lastSpan = expr.span
            guard solver.attempt({ solver.convert(expr.type, type) }) else { return nil }
        }
        return converted(expr, to: type)
    }

    /// The expression with its own type; the hint says what literals and implicit members are.
    func direct(_ expr: Expr, hint: Type?) -> TExpr? {
        guard solver.spend() else { return nil }
        let span = expr.span
        switch expr.kind {
        case .name(let name): return directName(name, span)
        case .member(let member): return directMember(member, span, hint: hint)
        case .call(let call): return directCall(call, span, hint: hint)
        case .integer(let literal): return directInteger(literal, isNegative: false, span, hint: hint)
        case .float(let value): return directFloat(value, span, hint: hint)
        case .bool(let value):
            guard literalType(checker.boolType, hint) === checker.boolType else { return nil }
            return TExpr(.bool(value), checker.boolType, span)
        case .nilLiteral:
            guard let hint, checker.wrapped(hint) != nil else { return nil }
            return TExpr(.nilLiteral, hint, span)
        case .string(let literal): return directString(literal, span, hint: hint)
        case .binary(let name, let left, let right): return directBinary(name, left, right, span, hint: hint)
        case .prefix(let name, let operand): return directPrefix(name, operand, span, hint: hint)
        case .subscript(let access): return directSubscript(access, span)
        case .assign(let target, let value): return directAssign(target, value, span)
        case .ternary(let test, let yes, let no): return directTernary(test, yes, no, span, hint: hint)
        case .paren(let inner): return direct(inner, hint: hint)
        case .tuple(let elements): return directTuple(elements, span, hint: hint)
        case .array(let elements): return directArray(elements, span, hint: hint)
        case .dictionary(let pairs): return directDictionary(pairs, span, hint: hint)
        case .closure(let closure):
            guard let function = hint.flatMap({ checker.wrapped($0) ?? $0 })?.asFunction else { return nil }
            return directClosure(closure, function, result: function.result, span)
        case .optionalChain(let inner):
            guard let made = direct(inner, hint: nil) else { return nil }
            let type = checker.wrapped(made.type) != nil ? made.type : checker.optional(made.type)
            return TExpr(.optionalChain(converted(made, to: type)), type, span)
        case .chainLink(let operand):
            guard let made = direct(operand, hint: nil), let wrapped = checker.wrapped(made.type) else { return nil }
            return TExpr(.chainLink(made), wrapped, span)
        case .forceUnwrap(let operand):
            if case .nilLiteral = operand.kind { return nil }
            guard let made = direct(operand, hint: hint.map { checker.optional($0) }),
                let wrapped = checker.wrapped(made.type)
            else { return nil }
            return TExpr(.forceUnwrap(made), wrapped, span)
        case .tryExpr(let kind, let operand): return directTry(kind, operand, span, hint: hint)
        case .cast(let operand, let kind, let ref): return directCast(operand, kind, ref, span)
        default: return nil
        }
    }

    /// What the text names, without unknowns for what it leaves out.
    func closedType(_ ref: TypeRef) -> Type? {
        var isOpen = false
        let type = checker.resolve(ref, in: context) { _ in
            isOpen = true
            return .error
        }
        return isOpen || type.isError ? nil : type
    }

    /// Whether the value of a statement may go unused.
    func canDrop(_ expr: TExpr) -> Bool {
        switch expr.kind {
        case .call(let callee, _, _):
            let function = callee.function
            return function.isDiscardable || function.result.isVoid || function.result === checker.neverType
        case .apply: return expr.type.isVoid || expr.type === checker.neverType
        case .assign, .assignTuple: return true
        case .optionalChain(let inner): return canDrop(inner)
        case .convert(let inner, _), .tryForced(let inner): return canDrop(inner)
        case .tryOptional(let inner): return canDrop(inner) || inner.type.isVoid
        case .ternary(_, let yes, let no): return canDrop(yes) && canDrop(no)
        default: return false
        }
    }

    // MARK: - Literals

    /// What a literal is in its place: its usual type, or a number of another kind; nil where the solver must say.
    private func literalType(_ usual: Type, _ hint: Type?) -> Type? {
        guard var wanted = hint else { return usual }
        if wanted === usual { return usual }
        while let wrapped = checker.wrapped(wanted) { wanted = wrapped }
        if wanted === usual || wanted.isExistential { return usual }
        guard let symbol = wanted.nominal, symbol.isLibrary else { return nil }
        return symbol.name == Names.anyHashable ? usual : wanted
    }

    private func directInteger(
        _ literal: IntegerLiteral, isNegative: Bool, _ span: Span, hint: Type?
    ) -> TExpr? {
        guard let magnitude = literal.magnitude, let type = literalType(checker.intType, hint) else { return nil }
        let bits = isNegative ? 0 &- Int64(bitPattern: magnitude) : Int64(bitPattern: magnitude)
        if type === checker.intType, magnitude < 1 << 63 { return TExpr(.integer(bits), type, span) }
        if Checker.isFloating(type) {
            return TExpr(.double(isNegative ? -Double(magnitude) : Double(magnitude)), type, span)
        }
        guard let range = Checker.integerRange(type), magnitude <= (isNegative ? range.negative : range.positive) else {
            return nil
        }
        return TExpr(.integer(bits), type, span)
    }

    private func directFloat(_ value: Double, _ span: Span, hint: Type?) -> TExpr? {
        guard let type = literalType(checker.doubleType, hint), Checker.isFloating(type) else { return nil }
        return TExpr(.double(value), type, span)
    }

    private func directString(_ literal: StringLiteral, _ span: Span, hint: Type?) -> TExpr? {
        guard let type = literalType(checker.stringType, hint) else { return nil }
        if type !== checker.stringType { return directCharacter(literal, type, span) }
        if literal.parts.isEmpty { return TExpr(.string(""), checker.stringType, span) }
        if literal.parts.count == 1, case .text(let text) = literal.parts[0] {
            return TExpr(.string(text), checker.stringType, span)
        }
        if checker.hasOwnInterpolations { return nil }
        var parts: [InterpolationPart] = []
        parts.reserveCapacity(literal.parts.count)
        for part in literal.parts {
            switch part {
            case .text(let text): parts.append(.text(text))
            case .interpolation(let arguments):
                guard arguments.count == 1, arguments[0].label == nil, let value = directAlone(arguments[0].value)
                else { return nil }
                parts.append(.value(value))
            }
        }
        return TExpr(.interpolation(parts), checker.stringType, span)
    }

    private func directCharacter(_ literal: StringLiteral, _ type: Type, _ span: Span) -> TExpr? {
        guard type.nominal?.name == Names.character, literal.parts.count == 1, case .text(let text) = literal.parts[0],
            let first = text.indices.first, text.index(after: first) == text.endIndex
        else { return nil }
        return TExpr(.string(text), type, span)
    }

    /// Literals, implicit members and what is made of them: their type comes from what stands beside them.
    func takesTypeFromPlace(_ expr: Expr) -> Bool {
        switch expr.kind {
        case .integer, .float, .string, .bool, .nilLiteral, .array, .dictionary, .magic, .closure, .keyPath: return true
        case .prefix(_, let inner), .paren(let inner), .tryExpr(_, let inner), .forceUnwrap(let inner):
            return takesTypeFromPlace(inner)
        case .binary(_, let left, let right):
            if let known = expr.takesTypeFromPlace { return known }
            let takes = takesTypeFromPlace(right) && takesTypeFromPlace(left)
            expr.takesTypeFromPlace = takes
            return takes
        case .ternary(_, let yes, let no): return takesTypeFromPlace(yes) || takesTypeFromPlace(no)
        case .member, .call, .subscript: return expr.startsImplicitly
        default: return false
        }
    }

    // MARK: - Operators that are literals

    func directPrefix(_ name: OperatorName, _ operand: Expr, _ span: Span, hint: Type?) -> TExpr? {
        if name.name == Names.minus {
            if case .integer(let literal) = operand.kind {
                return directInteger(literal, isNegative: true, span, hint: hint)
            }
            if case .float(let value) = operand.kind { return directFloat(-value, span, hint: hint) }
        }
        if takesTypeFromPlace(operand) { return nil }
        guard let made = direct(operand, hint: nil), let choice = exactPrefix(name.name, made),
            fitsHint(choice, hint)
        else { return nil }
        return TExpr(.call(choice.callee, receiver: .none, [.value(made)]), choice.result, span)
    }

    // MARK: - Parts

    private func directTernary(_ test: Expr, _ yes: Expr, _ no: Expr, _ span: Span, hint: Type?) -> TExpr? {
        guard let test = direct(test, as: checker.boolType) else { return nil }
        if let hint, !hint.isAny {
            guard let first = direct(yes, as: hint), let second = direct(no, as: hint) else { return nil }
            return TExpr(.ternary(test, first, second), hint, span)
        }
        // `.empty()` is a member of what stands on the other side.
        guard let first = direct(yes, hint: nil) else { return nil }
        let second = no.startsImplicitly ? direct(no, as: first.type) : direct(no, hint: nil)
        guard let second, first.type === second.type, first.type !== checker.neverType else { return nil }
        return TExpr(.ternary(test, first, second), first.type, span)
    }

    private func directTuple(_ elements: [TupleElement], _ span: Span, hint: Type?) -> TExpr? {
        let fields = hint.flatMap { ($0.asTuple ?? checker.wrapped($0)?.asTuple) }
        let usable = fields?.count == elements.count ? fields : nil
        var values: [TExpr] = []
        var types: [TupleField] = []
        values.reserveCapacity(elements.count)
        types.reserveCapacity(elements.count)
        for (index, element) in elements.enumerated() {
            guard let value = direct(element.value, hint: usable?[index].type) else { return nil }
            values.append(value)
            types.append(TupleField(label: element.label, type: value.type))
        }
        return TExpr(.tuple(values), .tuple(types), span)
    }

    private func directArray(_ elements: [Expr], _ span: Span, hint: Type?) -> TExpr? {
        let wanted = hint.map { checker.wrapped($0) ?? $0 }
        var element: Type?
        var type: Type?
        if let wanted, !wanted.isAny {
            guard let symbol = wanted.nominal, symbol === checker.arraySymbol || symbol === checker.setSymbol else {
                return nil
            }
            element = wanted.arguments[0]
            type = wanted
        }
        var values: [TExpr] = []
        values.reserveCapacity(elements.count)
        for item in elements {
            let value: TExpr?
            value = solver.spendingAlone {
                if let element { direct(item, as: element) } else { direct(item, hint: nil) }
            }
            guard let value, value.type !== checker.neverType else { return nil }
            // Something else may be meant where the first is a literal and others are not.
            if element == nil { element = value.type }
            values.append(value)
        }
        guard let element, !element.isError else { return nil }
        return TExpr(.array(values), type ?? checker.array(element), span)
    }

    private func directDictionary(_ pairs: [(key: Expr, value: Expr)], _ span: Span, hint: Type?) -> TExpr? {
        let wanted = hint.map { checker.wrapped($0) ?? $0 }
        var key: Type?
        var element: Type?
        if let wanted, !wanted.isAny {
            guard wanted.nominal === checker.dictionarySymbol else { return nil }
            key = wanted.arguments[0]
            element = wanted.arguments[1]
        }
        var values: [(key: TExpr, value: TExpr)] = []
        values.reserveCapacity(pairs.count)
        for pair in pairs {
            let first = solver.spendingAlone { key.map { direct(pair.key, as: $0) } ?? direct(pair.key, hint: nil) }
            guard let first else { return nil }
            let second = solver.spendingAlone {
                element.map { direct(pair.value, as: $0) } ?? direct(pair.value, hint: nil)
            }
            guard let second else { return nil }
            key = key ?? first.type
            element = element ?? second.type
            values.append((first, second))
        }
        guard let key, let element, let hashable = checker.knownNominal(.hashable),
            context.isLibrary || checker.conforms(key, to: hashable)
        else { return nil }
        return TExpr(.dictionary(values), checker.dictionary(key, element), span)
    }

    private func directTry(_ kind: TryKind, _ operand: Expr, _ span: Span, hint: Type?) -> TExpr? {
        switch kind {
        case .try:
            guard let made = direct(operand, hint: hint) else { return nil }
            let covered = TExpr(made.kind, made.type, made.span)
            covered.isTried = true
            return covered
        case .tryForced:
            return direct(operand, hint: hint).map { TExpr(.tryForced($0), $0.type, span) }
        case .tryOptional:
            guard let made = direct(operand, hint: hint.flatMap { checker.wrapped($0) } ?? hint) else { return nil }
            let type = checker.wrapped(made.type) != nil ? made.type : checker.optional(made.type)
            return TExpr(.tryOptional(converted(made, to: type)), type, span)
        }
    }

    private func directCast(_ operand: Expr, _ kind: CastKind, _ ref: TypeRef, _ span: Span) -> TExpr? {
        guard let type = closedType(ref) else { return nil }
        if kind == .as {
            // Objects of Foundation have conversions of their own.
            guard !checker.isAnyObject(type), type.nominal.map({ !$0.isLibrary || !isBridged($0.name) }) ?? true else {
                return nil
            }
            return direct(operand, as: type)
        }
        guard let value = direct(operand, hint: nil) else { return nil }
        let result: Type
        switch kind {
        case .is: result = checker.boolType
        case .asOptional: result = checker.optional(type)
        default: result = type
        }
        return TExpr(.cast(value, kind, to: type), result, span)
    }

    private func isBridged(_ name: Name) -> Bool {
        name == "String" || name == "Decimal" || name.text.hasPrefix("NS")
    }
}
