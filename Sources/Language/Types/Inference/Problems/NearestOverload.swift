import Declarations
import Diagnostics
import Syntax
import TypeModel

/// Finds the overload that a failing call probably meant, and creates the diagnostic.
struct NearestOverload: BodyService {
    let body: BodyChecker

    /// Measures how much a call must change to match one overload.
    private struct OverloadDistance {
        var failure: MatchFailure
        var parameters: [CallParameter]
        var candidate: Candidate
        var score: Score
    }

    /// Reports a call that matches no overload, with the most probable overload.
    func reportMismatch(
        _ candidates: [Candidate], _ given: [CallArgument], _ name: Name, _ call: CallExpr?, _ span: Span,
        at nameSpan: Span
    ) -> Diagnostic {
        if given.isEmpty, let base = candidates.first?.base.map({ solver.resolve($0) }),
            checker.lookup(name, in: base).contains(where: { $0.symbol is VariableSymbol })
        {
            return CheckDiagnostic.propertyCalled(name, nameSpan)
        }
        guard let miss = nearestMiss(candidates, given) else {
            return CheckDiagnostic.noOverload(name, .error, nameSpan, checker)
        }
        return matchDiagnostic(miss.failure, miss.parameters, given, call, miss.candidate, at: nameSpan, span)
    }

    /// Returns the candidate that needs the cheapest corrections. Among equals, returns the one whose matching got
    /// furthest.
    private func nearestMiss(_ candidates: [Candidate], _ given: [CallArgument]) -> OverloadDistance? {
        var best: OverloadDistance?
        for candidate in candidates where !candidate.isShadowed {
            guard let parameters = body.parameters(of: candidate),
                let failure = body.matcher(parameters, given, of: candidate).failure()
            else { continue }
            let miss = OverloadDistance(
                failure: failure, parameters: parameters, candidate: candidate,
                score: score(of: candidate, parameters, given))
            guard let known = best else {
                best = miss
                continue
            }
            if (miss.score, -failure.progress) < (known.score, -known.failure.progress) { best = miss }
        }
        return best
    }

    /// Returns the corrections that the call needs for a candidate.
    private func score(of candidate: Candidate, _ parameters: [CallParameter], _ given: [CallArgument]) -> Score {
        var score = Score.zero
        if candidate.symbol.declaration?.isDisfavored ?? false { score.add(.disfavored) }
        if !couldApply(candidate) { score.add(.wrongReceiver) }
        var open = Array(parameters.indices)
        for argument in given {
            let labels = open.map { parameters[$0].label?.text }
            var found: Int?
            if let label = argument.label?.text {
                if let same = labels.firstIndex(of: label) {
                    found = same
                } else if let near = nearestLabel(label, among: labels) {
                    found = near
                    score.add(.similarLabel)
                } else {
                    // The label belongs to another function, or the parameter has no label.
                    found = labels.firstIndex(of: nil) ?? (open.isEmpty ? nil : 0)
                    score.add(.wrongLabel)
                }
            } else if argument.isTrailing {
                found = open.firstIndex { body.takesClosure(parameters[$0].type) }
            } else {
                found = labels.firstIndex(of: nil)
                if found == nil, !open.isEmpty {
                    found = 0
                    score.add(.missingLabel)
                }
            }
            guard let found else {
                score.add(.extraArgument)
                continue
            }
            let parameter = parameters[open[found]]
            if case .closure = argument.expr.kind {
                if !body.takesClosure(parameter.type, of: candidate) { score.add(.wrongValue) }
            } else if !Plausible(body: body).isPlausible(argument.draft, parameter.type)
                || !couldStandFor(parameter.type, argument.draft)
            {
                score.add(.wrongValue)
            }
            if !parameter.isVariadic { open.remove(at: found) }
        }
        for index in open where !parameters[index].hasDefault && !parameters[index].isVariadic {
            score.add(.missingArgument)
        }
        return score
    }

    /// Returns true if a value may have the parameter's type. For a known type, its conformances decide.
    private func couldStandFor(_ wanted: Type, _ draft: PendingExpr) -> Bool {
        guard wanted.isExistential, !wanted.isAny else { return true }
        var type = solver.resolve(draft.type)
        if let variable = type.asVariable, variable.literal != .none, let usual = solver.defaultType(variable) {
            type = usual
        }
        return type.asVariable != nil || type.isError || Conversions(checker).conversion(from: type, to: wanted) != nil
    }

    /// Returns true if the conditions of the candidate's extension may hold.
    func couldApply(_ candidate: Candidate) -> Bool {
        guard let function = candidate.symbol as? FunctionSymbol, candidate.base != nil else { return true }
        checker.resolve(function)
        return solver.wouldSucceed {
            let made = body.genericInstance(candidate, function.environment, checker.textState.lastSpan)
            return solver.require(body.requirements(of: function), made, at: checker.textState.lastSpan)
        }
    }

    // MARK: - Words

    /// Reports a closure with a wrong number of parameters, or a closure where another value is expected.
    func argumentMismatch(
        _ argument: CallArgument, _ found: Type, _ wanted: Type, _ parameter: CallParameter
    ) -> Diagnostic {
        let span = argument.draft.span
        if !solver.isQuiet { body.mismatchCount += 1 }
        guard let closure = found.asVariable?.closure else {
            return CheckDiagnostic.argumentMismatch(found, wanted, parameter, span, checker)
        }
        guard let function = (checker.wrapped(wanted) ?? wanted).asFunction else {
            return CheckDiagnostic.closureForValue(wanted, parameter, span, checker)
        }
        return CheckDiagnostic.closureParameterCount(closure, for: function, span)
    }

    /// Returns false if the argument's type is known and the parameter cannot take it.
    private func canAccept(_ argument: CallArgument, _ wanted: Type) -> Bool {
        if case .closure(let closure) = argument.expr.kind {
            guard let function = (checker.wrapped(wanted) ?? wanted).asFunction else { return wanted.isGeneric }
            return closure.parameters == nil && closure.dollarCount <= function.parameters.count
                || closure.parameters?.count == function.parameters.count
        }
        return argument.isPending
            || Plausible(body: body).isPlausible(argument.draft, wanted) && couldStandFor(wanted, argument.draft)
    }

    func matchDiagnostic(
        _ failure: MatchFailure, _ parameters: [CallParameter], _ given: [CallArgument], _ call: CallExpr?,
        _ candidate: Candidate?, at nameSpan: Span? = nil, _ span: Span? = nil
    ) -> Diagnostic {
        let place = nameSpan ?? call?.callee.span ?? span ?? checker.textState.lastSpan
        let signature = candidate.map { checker.signature($0.symbol) }
        if let candidate, candidate.isUnapplied, let base = candidate.base {
            if case .name? = call?.callee.kind { return CheckDiagnostic.instanceMember(candidate.symbol.name, place) }
            return CheckDiagnostic.instanceMember(
                candidate.symbol.name, of: solver.replaceKnownVariables(base), place, checker)
        }
        switch failure {
        case .missing(var parameter, _):
            // In the message, `Element` is replaced by the receiver's argument, such as `Int` for a subject of
            // integers.
            if let candidate, let function = candidate.symbol as? FunctionSymbol, parameter.type.isGeneric {
                let made = body.genericInstance(candidate, function.environment, place)
                parameter.type = solver.replaceKnownVariables(solver.openType(parameter.type, made))
            }
            var problem = CheckDiagnostic.missingArgument(parameter, signature, place, checker)
            problem.candidateFixes = CallFixes.missingArgumentFix(parameter, call, checker)
            return problem
        case .extra(let index):
            var problem = CheckDiagnostic.extraArgument(given[index], signature, checker)
            problem.candidateFixes = CallFixes.missingLabelFix(for: given[index], among: parameters, but: given)
            if let candidate, let call { problem.candidateFixes += listFunctions(beside: candidate, call) }
            return problem
        case .wrongLabel(let index, let expected):
            if let label = given[index].label, label.text.hasPrefix("$") {
                return CheckDiagnostic.projectedArgument(label, given[index].labelSpan ?? given[index].expr.span)
            }
            let isFitting = canAccept(given[index], expected.type)
            var problem = CheckDiagnostic.wrongLabel(given[index], expected, isFitting: isFitting, signature, checker)
            problem.candidateFixes = CallFixes.otherLabels(for: given[index], among: parameters, but: given, expected)
            return problem
        case .outOfOrder(let index, let other):
            return CheckDiagnostic.outOfOrder(given[index], behind: given[other], isNext: index == other + 1, signature)
        }
    }
}

extension NearestOverload {
    /// Suggests functions with variadic parameters: `of(1, 2)` instead of `just(1, 2)`.
    private func listFunctions(beside candidate: Candidate, _ call: CallExpr) -> [Diagnostic.CandidateFix] {
        guard let base = candidate.base, case .member(let member) = call.callee.kind,
            checker.isStatic(candidate.symbol)
        else { return [] }
        let lists = checker.members(of: base).filter { found in
            guard found.isStatic, let function = found.symbol as? FunctionSymbol,
                let result = function.result?.nominal, result === (candidate.symbol as? FunctionSymbol)?.result?.nominal
            else { return false }
            return function.parameters.first.map { $0.isVariadic && $0.label == nil } ?? false
        }
        return Set(lists.map(\.symbol.name.text)).sorted().prefix(3).map { name in
            Diagnostic.CandidateFix(
                [Diagnostic.Edit(replace: member.nameSpan, with: name)],
                "'\(member.name.text)' takes one argument; use '\(name)' for several", help: "write '\(name)(…)'")
        }
    }
}

/// Returns the index of the label that a wrong label probably means: a similar one, or the equivalent of another
/// library's label.
func nearestLabel(_ label: String, among labels: [String?]) -> Int? {
    if let theirs = foreignLabels(label), let index = labels.firstIndex(where: { $0.map(theirs.contains) ?? false }) {
        return index
    }
    guard let near = nearestNames(to: label, among: labels.compactMap { $0 }, limit: 1).first else { return nil }
    return labels.firstIndex(of: near)
}
