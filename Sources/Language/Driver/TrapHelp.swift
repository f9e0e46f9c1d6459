import Diagnostics

/// What a program can do instead of what stopped it, by the id of the trap.
public let trapHelp: [String: String] = [
    "bad-cast": "ask with 'as?', which gives nil where the type is another",
    "deadlock": "what waits here is woken by nobody: subscribe to it instead of blocking, or signal from a queue",
    "division-by-zero": "look whether the divisor is 0 first",
    "duplicate-key": "say what counts with 'Dictionary(_:uniquingKeysWith:)'",
    "empty-collection": "look at 'isEmpty' first, or use 'popLast()' and 'first', which give nil",
    "endless-initialisation": "one of them needs the other for its own value: break the circle",
    "index-out-of-range": "look at 'indices.contains(…)' first; 'first' and 'last' give nil where there is none",
    "invalid-range": "look which of the two is smaller, or use 'stride(from:to:by:)'",
    "nil-unwrapped": "unwrap with 'if let' or 'guard let', or give a value for nil with '??'",
    "out-of-memory": "'--memory' raises the ceiling",
    "overflow": "use a type with more room, or '&+', '&-' and '&*', which wrap around",
    "runaway": "let time pass between them: a period above zero, 'delay', or 'take(_:)'; --burst N allows more",
    "stack-overflow": "every way through must come to a call that does not call itself again",
    "try-failed": "use 'do { try … } catch { … }', or 'try?', which gives nil",
    "uncaught-error": "put it into 'do { … } catch { … }'",
    "unowned-gone": "use 'weak', which becomes nil, or keep the object alive",
]

extension Diagnostic {
    /// The same trap with what to do about it.
    var withTrapHelp: Diagnostic {
        var result = self
        if result.help == nil { result.help = trapHelp[id] }
        return result
    }
}
