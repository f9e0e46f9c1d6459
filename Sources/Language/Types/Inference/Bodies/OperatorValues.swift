import Declarations
import Diagnostics
import Syntax
import TypeModel

// Infers operators that are used as values: `reduce(0, +)`.

extension Operators {
    /// Infers an operator as a value, `reduce(0, +)`, from the expected function type.
    func operatorValue(_ name: Name, _ span: Span, expected: Expectation) -> PendingExpr {
        let wanted: Type
        if let type = expected.type, !solver.isUnknown(type) {
            wanted = type
            return operatorValue(name, as: solver.resolve(wanted), span)
        }
        wanted = solver.freshVariable(at: span)
        solver.markContextual(wanted)
        return body.whenTypeKnown(until: wanted, as: wanted, span, acceptsLiteral: false) { [self] in
            operatorValue(name, as: solver.resolve(wanted), span)
        }
    }

    private func operatorValue(_ name: Name, as wanted: Type, isForced: Bool = false, _ span: Span) -> PendingExpr {
        let operandTypes = (checker.wrapped(wanted) ?? wanted).asFunction?.parameters.flatMap { parameter in
            solver.resolve(parameter.type).asTuple?.map(\.type) ?? [parameter.type]
        }
        if !isForced, let operandTypes, let unknown = operandTypes.first(where: { solver.isUnknown($0) }) {
            // In `reduce(.zero, +)` the other operand determines the type.
            if operandTypes.contains(where: { !solver.isUnknown($0) }) {
                return body.whenTypeKnown(until: unknown, orForced: true, kind: .operation, deciding: unknown, span) {
                    [self] in
                    operatorValue(name, as: wanted, isForced: true, span)
                }
            }
            return body.whenTypeKnown(until: unknown, span) { [self] in operatorValue(name, as: wanted, span) }
        }
        if wanted.isError { return errorExpr(span) }
        guard let function = (checker.wrapped(wanted) ?? wanted).asFunction else {
            return failure(span, CheckDiagnostic.needsContext(span))
        }
        var operands = function.parameters.map(\.type)
        if operands.count == 1, let fields = solver.resolve(operands[0]).asTuple { operands = fields.map(\.type) }
        var candidates = operatorCandidates(
            name, operands + [function.result],
            modifier: operands.count == 1 ? Names.prefix : nil)
        if operands.count == 1 {
            candidates += operatorCandidates(name, operands, modifier: Names.postfix)
        }
        for candidate in body.rankedCandidates(candidates) {
            guard (candidate.symbol as? FunctionSymbol)?.parameters.count == operands.count else { continue }
            var draft: PendingExpr?
            let fits = solver.speculate {
                let made = body.functionValue(candidate.symbol as! FunctionSymbol, candidate, span)
                draft = made
                guard solver.convert(made.type, .function(function)) else { return false }
                solver.runReadyTasks()
                return true
            }
            if fits, let draft { return draft }
        }
        return failure(span, CheckDiagnostic.noOverload(name, solver.replaceKnownVariables(wanted), span, checker))
    }
}

extension Operators {
    /// Infers `"a"..."f"` as a `CharacterClass` where the context expects one: the library declares such an operator
    /// for characters.
    func characterClassOperator(
        _ use: OperatorUse, _ left: TypeVariable, _ right: TypeVariable, expected: Expectation
    ) -> PendingExpr? {
        guard left.literal == .string, right.literal == .string, let place = expected.type,
            use.originalOperands.left.isCharacter, use.originalOperands.right.isCharacter,
            let character = checker.knownNominal(named: "Character")?.declaredType
        else { return nil }
        let candidates = checker.lookupGlobal(use.name.name).filter { symbol in
            checker.resolve(symbol)
            guard let function = symbol as? FunctionSymbol, function.parameters.count == 2 else { return false }
            return function.parameters.allSatisfy { $0.type === character } && acceptsResult(function.result, place)
        }
        guard !candidates.isEmpty else { return nil }
        return resolveWithoutDiagnostics(
            candidates.map { Candidate(symbol: $0) }, use, changes: (false, false), expected: expected)
    }

    /// Returns true if the expected type accepts the result: it is equal to it, or it is a generic parameter whose
    /// protocols the result has.
    private func acceptsResult(_ result: Type, _ place: Type) -> Bool {
        let place = solver.replaceKnownVariables(place)
        guard let variable = place.asVariable else {
            return !place.isOpen && Conversions(checker).conversion(from: result, to: place) != nil
        }
        let asked = solver.protocolsAsked(of: variable)
        return !asked.isEmpty && asked.allSatisfy { checker.conforms(result, to: $0) }
    }
}

extension Expr {
    /// True for a string literal that a `Character` can be: `"a"`.
    fileprivate var isCharacter: Bool {
        guard case .string(let literal) = withoutParens.kind, literal.parts.count == 1,
            case .text(let text) = literal.parts[0]
        else { return false }
        return text.count == 1
    }
}
