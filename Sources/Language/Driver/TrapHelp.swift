import Diagnostics

/// The help for traps, by their ids.
package let trapHelp: [String: String] = [
    "bad-predicate":
        "a condition names a property and compares it: \"isDone == false AND title CONTAINS %@\", joined with AND, OR, NOT",
    "bad-cast": "use 'as?', which returns nil if the type differs",
    "bound-twice": "bind each view once, usually in viewDidLoad, not each time the screen appears",
    "deadlock": "nothing can wake this thread: subscribe instead of blocking, or signal from a queue",
    "delegate-twice": "a second delegate would replace the first: call setDelegate(_:) only once",
    "deleted-object": "check 'isInvalidated' first, or copy the values that you need before you delete the object",
    "division-by-zero": "first check that the divisor is not 0",
    "duplicate-key": "if keys can repeat, choose one of their values with 'Dictionary(_:uniquingKeysWith:)'",
    "empty-collection": "check 'isEmpty' first, or use 'popLast()' and 'first', which return nil",
    "endless-initialisation": "each initial value needs the other one: remove one of the two uses",
    "index-out-of-range": "check 'indices.contains(…)' first; 'first' and 'last' return nil if the collection is empty",
    "invalid-update": "change the data source first, then insert, delete or move exactly the same rows or items",
    "invalid-range": "check which bound is smaller, or use 'stride(from:to:by:)'",
    "nil-outlet":
        "outlets are set when the view loads: use them from viewDidLoad() on; a controller with its own "
        + "loadView() has no storyboard and sets its outlets itself",
    "nil-unwrapped": "unwrap with 'if let' or 'guard let', or provide a default with '??'",
    "out-of-memory": "raise the limit with '--memory', for example '--memory 2G'",
    "outside-write": "put the change into 'try realm.write { … }'",
    "overflow": "use a wider type, or '&+', '&-' and '&*', which wrap around",
    "runaway":
        "let time pass between the events (a period above zero, or 'delay'), or limit them with 'take(_:)'; "
        + "--burst N, at the prompt ':set burst N', allows more",
    "stack-overflow": "add a condition that ends the recursion on every path",
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
