import Diagnostics
import Syntax
import TypeModel

/// The types of errors that functions and calls throw.
public struct ThrownTypes {
    let checker: Checker
    public init(_ checker: Checker) { self.checker = checker }

    /// Returns the error type of a function; `Never` if it does not throw.
    public func thrownType(of function: FunctionType) -> Type {
        function.thrown ?? (function.effects.isThrowing ? checker.errorType : checker.neverType)
    }

    /// Returns the `E` of `throws(E)`, which must be an error type.
    func thrownType(_ ref: TypeRef, in context: Context, open: ((GenericParameter) -> Type)? = nil) -> Type {
        checkedThrown(checker.resolve(ref, in: context, open: open), ref.span, context)
    }

    public func checkedThrown(_ type: Type, _ span: Span, _ context: Context) -> Type {
        guard !context.isLibrary, type.nominal != nil, let error = checker.knownNominal(.error),
            !checker.conforms(type, to: error)
        else { return type }
        checker.report(CheckDiagnostic.throwsNonError(type, span, checker), in: context)
        return .error
    }

    /// Returns the error type of a call; nil if it does not throw.
    public func thrownType(by callee: Callee) -> Type? {
        guard callee.function.effects.isThrowing else { return nil }
        guard let thrown = callee.function.thrown else { return checker.errorType }
        let type = checker.canonicalType(checker.substitute(thrown, callee.substitution))
        return type.isNever ? nil : type
    }

    /// `next() async rethrows` of a generic iterator throws the errors of the sequence or iterator that is the type's
    /// generic argument.
    func resolveRethrowing(_ function: FunctionSymbol) {
        guard function.effects.isRethrowing, function.effects.isAsync, function.parameters.isEmpty else { return }
        function.effects.remove(.rethrowing)
        function.effects.insert(.throwing)
        let sources = [ImpliedNames.asyncSequence, ImpliedNames.asyncIterator].compactMap {
            checker.lookupLibrary($0).first as? NominalSymbol
        }
        let failures = function.environment.parameters.compactMap { parameter -> Type? in
            let type = Type.parameter(parameter)
            guard let source = sources.first(where: { checker.conforms(type, to: $0) }),
                let failure = checker.associatedType(named: Names.failureType, in: source)
            else { return nil }
            return .dependent(type, failure)
        }
        if failures.count == 1 { function.setThrown(failures[0]) }
    }

    /// Returns true if `own` may replace `wanted`: it may suspend or throw only if `wanted` may.
    public func effectsFit(_ own: FunctionSymbol, _ wanted: FunctionSymbol) -> Bool {
        guard !own.effects.isAsync || wanted.effects.isAsync else { return false }
        guard own.effects.isThrowing, !wanted.effects.isRethrowing else { return true }
        guard wanted.effects.isThrowing else { return false }
        guard let type = wanted.thrown, !type.isGeneric else { return true }
        return own.thrown === type || own.thrown?.isGeneric ?? false
    }
}
