// Enums with options of operators.

/// Selects if `take` sends the element that ends it.
///
///     a:  1-2-3|
///         a.take(while: { $0 < 2 }, behavior: .inclusive)
///     =>  1-(2|)
///
/// Pitfall: `.exclusive` is the default: the element that ends it is not sent.
/// See also: take(while:behavior:), take(until:behavior:).
public enum TakeBehavior: Sendable {
    case inclusive
    case exclusive
}

/// The lifetime of the subject of `share`.
///
///     a:  1-2|
///         a.share(replay: 1, scope: .forever)
///     =>  1-2|
///
/// Pitfall: `.forever` keeps old values and errors: a `retry` after it receives the same error again.
/// See also: share(replay:scope:).
public enum SubjectLifetimeScope: Sendable {
    case whileConnected
    case forever
}
