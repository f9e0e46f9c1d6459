import Diagnostics

/// The help for traps, by their ids.
package let trapHelp: [String: String] = [
    "bad-predicate":
        "a condition names a property and compares it: \"isDone == false AND title CONTAINS %@\", joined with AND, OR, NOT",
    "bad-cast": "use 'as?', which returns nil if the type differs",
    "bound-twice": "bind it once, usually in viewDidLoad, not each time the screen appears",
    "deadlock": "nothing can wake this thread: subscribe instead of blocking, or signal from a queue",
    "delegate-twice": "a second delegate would replace the first: forward to it once with setDelegate(_:)",
    "deleted-object": "check 'isInvalidated' first, or copy what you need before deleting it",
    "division-by-zero": "check that the divisor is not 0 first",
    "duplicate-key": "choose a value with 'Dictionary(_:uniquingKeysWith:)'",
    "empty-collection": "check 'isEmpty' first, or use 'popLast()' and 'first', which return nil",
    "endless-initialisation": "each needs the other's value: break the cycle",
    "index-out-of-range": "check 'indices.contains(…)' first; 'first' and 'last' return nil if there is none",
    "invalid-update": "change the data source first, then report exactly the same change",
    "invalid-range": "check which bound is smaller, or use 'stride(from:to:by:)'",
    "nil-outlet":
        "outlets are set when the view loads: use them from viewDidLoad() on; a controller with its own "
        + "loadView() has no storyboard and sets its outlets itself",
    "nil-unwrapped": "unwrap with 'if let' or 'guard let', or provide a default with '??'",
    "out-of-memory": "'--memory' raises the limit",
    "outside-write": "put the change into 'try realm.write { … }'",
    "overflow": "use a wider type, or '&+', '&-' and '&*', which wrap around",
    "runaway":
        "let time pass between the events (a period above zero, or 'delay'), or limit them with 'take(_:)'; "
        + "--burst N, at the prompt ':set burst N', allows more",
    "stack-overflow": "every path needs an end that does not call the function again",
    "try-failed": "use 'do { try … } catch { … }', or 'try?', which returns nil",
    "unknown-identifier":
        "give your class a name that shares a word with the identifier: 'showDetails' is 'DetailsViewController'",
    "undefined-key":
        "setValue(_:forKey:) sets properties marked @objc or dynamic: set the others with '=', which is checked",
    "unmarked-method": "write @objc or @IBAction before the method",
    "unregistered-cell":
        "register a class in viewDidLoad(): register(_:forCellReuseIdentifier:), with the same identifier",
    "uncaught-error": "wrap it in 'do { … } catch { … }'",
    "unowned-gone": "use 'weak', which becomes nil, or keep the object alive",
]

extension Diagnostic {
    /// The trap with its help.
    var withTrapHelp: Diagnostic {
        var result = self
        if result.help == nil { result.help = trapHelp[id] }
        return result
    }
}
