import Diagnostics
import Syntax

// The arguments of a call whose declaration is known, and what they say of its generic parameters.

extension BodyChecker {
    /// Values first, closures when what they take is known.
    func directArguments(
        _ parameters: [CallParameter], _ match: DirectMatch, _ call: CallExpr, _ ready: [DirectArgument]?,
        _ opening: inout Opening
    ) -> [TArgument]? {
        var values: [TArgument] = []
        values.reserveCapacity(parameters.count)
        var hasClosures = false
        var changes = 0
        for (position, parameter) in parameters.enumerated() {
            if parameter.isVariadic {
                guard let list = directVariadic(parameter, match.arguments(at: position), call, ready, &opening) else {
                    return nil
                }
                values.append(.value(list))
                continue
            }
            guard let index = match.argument(at: position) else {
                values.append(.defaultValue)
                continue
            }
            let expr = argument(index, of: call)
            if case .inout_(let operand) = expr.kind {
                changes += 1
                guard parameter.isInout, changes == 1, let old = direct(operand, hint: nil),
                    case .free = opening.fit(parameter.type, old.type, checker), let place = changeablePlace(of: old)
                else { return nil }
                values.append(.inout_(mutated(place)))
                continue
            }
            if parameter.isInout { return nil }
            if case .closure = expr.kind {
                if parameter.isListed { return nil }
                hasClosures = true
                values.append(.defaultValue)
                continue
            }
            guard let value = directValue(expr, ready?[index].value, parameter, &opening) else { return nil }
            values.append(.value(value))
        }
        guard hasClosures else { return values }
        for (position, parameter) in parameters.enumerated() where !parameter.isVariadic {
            guard let index = match.argument(at: position) else { continue }
            let expr = argument(index, of: call)
            guard case .closure(let closure) = expr.kind else { continue }
            guard !parameter.isAutoclosure,
                let value = directClosure(closure, for: parameter.type, expr.span, &opening)
            else { return nil }
            values[position] = .value(value)
        }
        return values
    }

    private func directValue(
        _ expr: Expr, _ ready: TExpr?, _ parameter: CallParameter, _ opening: inout Opening
    ) -> TExpr? {
        let value: TExpr
        if opening.knows(parameter.type) {
            let type = opening.closed(parameter.type, checker)
            if let ready {
                guard let made = directlyConverted(ready, to: type) else { return nil }
                value = made
            } else {
                guard let made = direct(expr, as: type) else { return nil }
                value = made
            }
        } else if let made = ready ?? direct(expr, hint: nil) {
            guard made.type !== checker.neverType, opening.bind(parameter.type, to: made.type, checker),
                let fitted = directlyConverted(made, to: opening.closed(parameter.type, checker))
            else { return nil }
            value = fitted
        } else {
            guard refersToFunction(expr), let made = directFunction(expr, for: parameter.type, &opening) else {
                return nil
            }
            value = made
        }
        guard parameter.isAutoclosure else { return value }
        markCaptured(in: value)
        return .autoclosure(value, expr.span)
    }

    /// What may name a function, or stand for one.
    private func refersToFunction(_ expr: Expr) -> Bool {
        switch expr.kind {
        case .keyPath, .name: return true
        case .member(let member): return member.base != nil
        default: return false
        }
    }

    /// `map(\.name)`, `map(double)`, `map(String.init)`: the path or the function says what comes of it.
    private func directFunction(_ expr: Expr, for declared: Type, _ opening: inout Opening) -> TExpr? {
        guard var function = declared.asFunction else { return nil }
        for index in function.parameters.indices {
            guard opening.knows(function.parameters[index].type) else { return nil }
            function.parameters[index].type = opening.closed(function.parameters[index].type, checker)
        }
        let result: Type = function.result
        // What it gives is an unknown of this part alone.
        let part = solved {
            function.result = solver.fresh(at: expr.span)
            return check(expr, as: .function(function))
        }
        guard let made = part, let own = made.type.asFunction, opening.bind(result, to: own.result, checker) else {
            return nil
        }
        return directlyConverted(made, to: opening.closed(declared, checker))
    }

    private func directVariadic(
        _ parameter: CallParameter, _ indices: [Int], _ call: CallExpr, _ ready: [DirectArgument]?,
        _ opening: inout Opening
    ) -> TExpr? {
        var items: [TExpr] = []
        items.reserveCapacity(indices.count)
        for index in indices {
            guard let item = directValue(argument(index, of: call), ready?[index].value, parameter, &opening) else {
                return nil
            }
            items.append(item)
        }
        guard opening.knows(parameter.type) else { return nil }
        let element = opening.closed(parameter.type, checker)
        let span = items.first?.span ?? checker.lastSpan
        return TExpr(.array(items), checker.array(element), span)
    }
}
