import Diagnostics

/// What a program can do instead of what stopped it, by the id of the trap.
public let trapHelp: [String: String] = [
    "bad-predicate":
        "a condition names a property and compares it: \"isDone == false AND title CONTAINS %@\", joined with AND, OR, NOT",
    "bad-cast": "ask with 'as?', which gives nil where the type is another",
    "bound-twice": "bind it in one place, viewDidLoad as a rule, and not again when a screen comes back",
    "deadlock": "what waits here is woken by nobody: subscribe to it instead of blocking, or signal from a queue",
    "delegate-twice": "of two delegates the later one would be lost: forward to it with setDelegate(_:), once",
    "deleted-object": "look at 'isInvalidated' first, or take what is needed out of it before it is deleted",
    "division-by-zero": "look whether the divisor is 0 first",
    "duplicate-key": "say what counts with 'Dictionary(_:uniquingKeysWith:)'",
    "empty-collection": "look at 'isEmpty' first, or use 'popLast()' and 'first', which give nil",
    "endless-initialisation": "one of them needs the other for its own value: break the circle",
    "index-out-of-range": "look at 'indices.contains(…)' first; 'first' and 'last' give nil where there is none",
    "invalid-update": "change the data source first, and then tell the same change, no more and no less",
    "invalid-range": "look which of the two is smaller, or use 'stride(from:to:by:)'",
    "nil-outlet":
        "outlets are filled when the view is loaded: use it from viewDidLoad() on; a controller that makes its view in "
        + "loadView() has no storyboard and fills its outlets itself",
    "nil-unwrapped": "unwrap with 'if let' or 'guard let', or give a value for nil with '??'",
    "out-of-memory": "'--memory' raises the ceiling",
    "outside-write": "put the change into 'try realm.write { … }'",
    "overflow": "use a type with more room, or '&+', '&-' and '&*', which wrap around",
    "runaway":
        "let time pass between them: a period above zero, 'delay', or 'take(_:)'; "
        + "--burst N, at the prompt ':set burst N', allows more",
    "stack-overflow": "every way through must come to a call that does not call itself again",
    "try-failed": "use 'do { try … } catch { … }', or 'try?', which gives nil",
    "unknown-identifier":
        "name a class of yours so that it shares a word with the identifier: 'showDetails' is 'DetailsViewController'",
    "unmarked-method": "write @objc or @IBAction in front of the method",
    "unregistered-cell":
        "register a class in viewDidLoad(): register(_:forCellReuseIdentifier:), with the same identifier",
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
