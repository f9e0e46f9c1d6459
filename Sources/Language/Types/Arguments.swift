import Diagnostics
import Syntax

/// A parameter of anything that can be called.
struct CallParameter {
    var label: Name?
    var type: Type
    var isInout = false
    var isVariadic = false
    var isAutoclosure = false
    var hasDefault = false
    var name: Name?
}

/// An argument that was looked at once; its type may wait for a context.
struct CallArgument {
    var label: Name?
    var labelSpan: Span?
    var expr: Expr
    /// Nothing yet while it is not inferred.
    var node: Node
    var isTrailing: Bool
    var isFirstTrailing = false
    /// `&x`
    var isInout: Bool
    /// Inferred when its parameter is known: there is only one overload.
    var isPending = false
}

/// Which arguments go to which parameter.
struct ArgumentMatch {
    /// Indices of arguments, for each parameter.
    var arguments: [[Int]]
    var defaults = 0
}

enum MatchFailure {
    case missing(CallParameter, after: Int)
    case extra(Int)
    case wrongLabel(Int, expected: CallParameter)
    /// How many arguments fitted before.
    var progress: Int {
        switch self {
        case .missing(_, let after): return after
        case .extra(let index): return index
        case .wrongLabel(let index, _): return index
        }
    }
}

/// Swift's matching: labels in order, defaults and variadics skipped, trailing closures scanned forwards.
struct ArgumentMatcher {
    let parameters: [CallParameter]
    let arguments: [CallArgument]
    let isFunction: (Type) -> Bool

    func match() -> Result<ArgumentMatch, MatchError> {
        var result = ArgumentMatch(arguments: Array(repeating: [], count: parameters.count))
        var next = 0
        var index = 0
        while index < arguments.count, !arguments[index].isTrailing {
            let argument = arguments[index]
            guard let found = parameter(for: argument, from: next) else {
                return .failure(MatchError(failure(at: index, from: next)))
            }
            result.arguments[found].append(index)
            index += 1
            if parameters[found].isVariadic {
                while index < arguments.count, !arguments[index].isTrailing, arguments[index].label == nil {
                    result.arguments[found].append(index)
                    index += 1
                }
            }
            next = found + 1
        }
        while index < arguments.count {
            let argument = arguments[index]
            let found = argument.isFirstTrailing ? trailing(from: next, index) : labelled(argument.label, from: next)
            guard let found else {
                if let missing = firstMissing(result), argument.isFirstTrailing {
                    return .failure(MatchError(.missing(missing, after: index)))
                }
                return .failure(MatchError(.extra(index)))
            }
            result.arguments[found].append(index)
            next = found + 1
            index += 1
        }
        for (position, parameter) in parameters.enumerated() where result.arguments[position].isEmpty {
            if parameter.isVariadic { continue }
            guard parameter.hasDefault else {
                return .failure(MatchError(.missing(parameter, after: arguments.count)))
            }
            result.defaults += 1
        }
        return .success(result)
    }

    struct MatchError: Error {
        var failure: MatchFailure
        init(_ failure: MatchFailure) { self.failure = failure }
    }

    private func firstMissing(_ match: ArgumentMatch) -> CallParameter? {
        for (position, parameter) in parameters.enumerated() where match.arguments[position].isEmpty {
            if !parameter.isVariadic, !parameter.hasDefault { return parameter }
        }
        return nil
    }

    private func parameter(for argument: CallArgument, from start: Int) -> Int? {
        var index = start
        while index < parameters.count {
            let parameter = parameters[index]
            if parameter.label == argument.label { return index }
            guard parameter.hasDefault || parameter.isVariadic else { return nil }
            index += 1
        }
        return nil
    }

    private func labelled(_ label: Name?, from start: Int) -> Int? {
        var index = start
        while index < parameters.count {
            if parameters[index].label == label { return index }
            guard parameters[index].hasDefault || parameters[index].isVariadic else { return nil }
            index += 1
        }
        return nil
    }

    /// The first parameter from here that can take a closure; those with defaults step back for one that needs it.
    private func trailing(from start: Int, _ argument: Int) -> Int? {
        var index = start
        var fallback: Int?
        while index < parameters.count {
            let parameter = parameters[index]
            if isFunction(parameter.type) {
                if !parameter.hasDefault { return index }
                let labelsAfter = arguments[(argument + 1)...].compactMap(\.label)
                let needsLater = parameters[(index + 1)...].contains {
                    !$0.hasDefault && !$0.isVariadic && isFunction($0.type) && !labelsAfter.contains($0.label ?? "_")
                }
                if !needsLater { return index }
                fallback = fallback ?? index
            } else if !parameter.hasDefault, !parameter.isVariadic {
                return fallback
            }
            index += 1
        }
        return fallback
    }

    private func failure(at index: Int, from start: Int) -> MatchFailure {
        let argument = arguments[index]
        guard start < parameters.count else { return .extra(index) }
        let plain = arguments.filter { !$0.isTrailing }
        // Fewer arguments than needed: one was left out; else a label is wrong.
        let needed = parameters[start...].filter { !$0.hasDefault && !$0.isVariadic }
        let expected = needed.first ?? parameters[start]
        if plain.count - index < needed.count, parameters[start...].contains(where: { $0.label == argument.label }) {
            return .missing(expected, after: index)
        }
        if needed.isEmpty, argument.label == nil { return .extra(index) }
        return .wrongLabel(index, expected: expected)
    }
}
