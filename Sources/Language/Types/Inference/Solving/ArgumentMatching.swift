import Declarations
import Diagnostics
import Syntax
import TypeModel

/// An argument that was inferred once; its type may still depend on the parameter.
struct CallArgument {
    var label: Name?
    var labelSpan: Span?
    var expr: Expr
    /// The inferred expression; `PendingExpr.pending` while the argument is not inferred.
    var draft: PendingExpr
    var isTrailing: Bool
    var isFirstTrailing = false
    /// `&x`
    var isInout: Bool
    /// True if the argument is inferred after its parameter is known, because there is only one overload.
    var isPending = false
}

/// Assigns arguments to parameters.
struct ArgumentMatch {
    /// For each argument, the index of its parameter.
    var positions: [Int] = []
    /// The number of parameters for which default values are used.
    var defaultCount = 0

    /// A copy with a buffer of its own, so that the reused match keeps a uniquely referenced buffer.
    var independentCopy: ArgumentMatch {
        var copy: [Int] = []
        copy.reserveCapacity(positions.count)
        for position in positions { copy.append(position) }
        return ArgumentMatch(positions: copy, defaultCount: defaultCount)
    }

    /// Returns the argument of a parameter.
    func argument(at position: Int) -> Int? { positions.firstIndex(of: position) }

    /// Returns all arguments of a parameter; a variadic one may have several.
    func arguments(at position: Int) -> [Int] { positions.indices.filter { positions[$0] == position } }
}

enum MatchFailure {
    case missing(CallParameter, after: Int)
    case extra(Int)
    case wrongLabel(Int, expected: CallParameter)
    /// The argument's parameter precedes that of the previous argument.
    case outOfOrder(Int, behind: Int)
    /// The number of matched arguments.
    var progress: Int {
        switch self {
        case .missing(_, let after): return after
        case .extra(let index): return index
        case .wrongLabel(let index, _): return index
        case .outOfOrder(let index, _): return index
        }
    }
}

/// Swift's matching: labels in order, defaults and variadics skipped, trailing closures matched forwards. Most
/// overloads fail here, so failure allocates nothing; its description is created on demand.
struct ArgumentMatcher {
    let parameters: [CallParameter]
    let arguments: [CallArgument]
    /// The body and the candidate decide which parameters can take closures.
    let body: BodyChecker
    let candidate: Candidate?

    private func isFunction(_ type: Type) -> Bool { body.takesClosure(type, of: candidate) }

    /// The place at which matching failed.
    private enum FailurePoint {
        case argument(Int, from: Int)
        case trailingClosureParameter(Int)
        case missing(parameter: Int)
    }

    /// Matches the arguments and stores the result; returns false if they do not match.
    func match(_ result: inout ArgumentMatch) -> Bool { matchArguments(&result) == nil }

    /// Returns the reason why the arguments do not match; nil if they match.
    func failure() -> MatchFailure? {
        var reached = ArgumentMatch()
        switch matchArguments(&reached) {
        case nil: return nil
        case .argument(let index, let start)?:
            return outOfOrder(index, reached) ?? failure(at: index, from: start)
        case .trailingClosureParameter(let index)?:
            if arguments[index].isFirstTrailing, let missing = firstMissing(reached) {
                return .missing(missing, after: index)
            }
            return .extra(index)
        case .missing(let position)?:
            return .missing(parameters[functionParameter(of: position, reached)], after: arguments.count)
        }
    }

    /// Returns the parameter of function type that a trailing closure was probably meant for, if it was matched to
    /// another parameter.
    private func functionParameter(of position: Int, _ reached: ArgumentMatch) -> Int {
        guard let closure = arguments.firstIndex(where: \.isFirstTrailing), closure < reached.positions.count,
            case let taken = reached.positions[closure], taken < position,
            parameters[taken].type.asFunction == nil, parameters[position].type.asFunction != nil
        else { return position }
        return taken
    }

    /// Reports an argument whose parameter was skipped, or the parameter that was expected later.
    private func outOfOrder(_ index: Int, _ reached: ArgumentMatch) -> MatchFailure? {
        guard let label = arguments[index].label,
            let own = parameters.firstIndex(where: { $0.label == label }), !reached.positions.contains(own)
        else { return nil }
        if let other = reached.positions.firstIndex(where: { $0 > own }) { return .outOfOrder(index, behind: other) }
        let open = parameters.indices.first { !reached.positions.contains($0) && !parameters[$0].hasDefault }
        guard let asked = open, asked < own, let name = parameters[asked].label,
            let later = arguments[index...].firstIndex(where: { $0.label == name && !$0.isTrailing })
        else { return nil }
        return .outOfOrder(later, behind: index)
    }

    private func matchArguments(_ result: inout ArgumentMatch) -> FailurePoint? {
        // For a few numbers, removing one by one is faster than replacing a range.
        while !result.positions.isEmpty { result.positions.removeLast() }
        result.defaultCount = 0
        let count = arguments.count
        var next = 0
        var index = 0
        // Each argument except variadic ones is matched to a parameter after the previous one.
        var filled = 0
        while index < count, !arguments[index].isTrailing {
            guard let found = labelledParameter(arguments[index].label, from: next) else {
                return .argument(index, from: next)
            }
            result.positions.append(found)
            filled += 1
            index += 1
            if parameters[found].isVariadic {
                while index < count, !arguments[index].isTrailing, arguments[index].label == nil {
                    result.positions.append(found)
                    index += 1
                }
            }
            next = found + 1
        }
        while index < count {
            let found =
                arguments[index].isFirstTrailing
                ? trailingClosureParameter(from: next, index).map { lastClosureParameter(from: $0, index) }
                : labelledParameter(arguments[index].label, from: next)
            guard let found else { return .trailingClosureParameter(index) }
            result.positions.append(found)
            filled += 1
            next = found + 1
            index += 1
        }
        if filled == parameters.count { return nil }
        for position in parameters.indices where !result.positions.contains(position) {
            if parameters[position].isVariadic { continue }
            guard parameters[position].hasDefault else { return .missing(parameter: position) }
            result.defaultCount += 1
        }
        return nil
    }

    private func firstMissing(_ match: ArgumentMatch) -> CallParameter? {
        for (position, parameter) in parameters.enumerated() where !match.positions.contains(position) {
            if !parameter.isVariadic, !parameter.hasDefault { return parameter }
        }
        return nil
    }

    private func labelledParameter(_ label: Name?, from start: Int) -> Int? {
        var index = start
        while index < parameters.count {
            if parameters[index].label == label { return index }
            guard parameters[index].hasDefault || parameters[index].isVariadic else { return nil }
            index += 1
        }
        return nil
    }

    /// Returns the first parameter from `start` on that can take a closure; prefers one without a default value.
    private func trailingClosureParameter(from start: Int, _ argument: Int) -> Int? {
        var index = start
        var fallback: Int?
        while index < parameters.count {
            let hasDefault = parameters[index].hasDefault
            if isFunction(parameters[index].type) {
                if !hasDefault { return index }
                let labelsAfter = arguments[(argument + 1)...].compactMap(\.label)
                let needsLater = parameters[(index + 1)...].contains {
                    !$0.hasDefault && !$0.isVariadic && isFunction($0.type) && !labelsAfter.contains($0.label ?? "_")
                }
                if !needsLater { return index }
                fallback = fallback ?? index
            } else if !hasDefault, !parameters[index].isVariadic {
                return fallback
            }
            index += 1
        }
        return fallback
    }

    /// Matches a single trailing closure to the last parameter, as in Swift 5, if the closure fits there and the first
    /// possible parameter has a default (Swift 6 uses the first).
    private func lastClosureParameter(from first: Int, _ argument: Int) -> Int {
        guard parameters[first].hasDefault, argument == arguments.count - 1,
            case .closure(let closure) = arguments[argument].expr.kind
        else { return first }
        for index in (first + 1..<parameters.count).reversed() {
            guard parameters[index].hasDefault || parameters[index].isVariadic else { return first }
            let type = body.checker.wrapped(parameters[index].type) ?? parameters[index].type
            guard let function = type.asFunction else { continue }
            let count = closure.parameters?.count ?? closure.dollarCount
            return count == function.parameters.count ? index : first
        }
        return first
    }

    private func failure(at index: Int, from start: Int) -> MatchFailure {
        let argument = arguments[index]
        guard start < parameters.count else { return .extra(index) }
        let plain = arguments.filter { !$0.isTrailing }
        // If there are fewer arguments than needed, one is missing; otherwise a label is wrong.
        let needed = parameters[start...].filter { !$0.hasDefault && !$0.isVariadic }
        var expected = needed.first ?? parameters[start]
        let near = argument.label.flatMap { nearestLabel($0.text, among: parameters[start...].map(\.label?.text)) }
        if let near { expected = parameters[start + near] }
        if plain.count - index < needed.count, parameters[start...].contains(where: { $0.label == argument.label }) {
            return .missing(expected, after: index)
        }
        if needed.isEmpty, argument.label == nil { return .extra(index) }
        return .wrongLabel(index, expected: expected)
    }
}
