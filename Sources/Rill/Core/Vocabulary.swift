import Foundation

/// A point in time.
public typealias RxTime = Date

/// A length of time.
public typealias RxTimeInterval = DispatchTimeInterval

/// The integers that counting factories produce.
public typealias RxAbstractInteger = FixedWidthInteger

/// For code that has an `Observable` of its own.
public typealias RxObservable<Element> = Observable<Element>

/// Whether the element that ends a sequence belongs to it.
public enum TakeBehavior: Sendable {
    /// The element is emitted before completion.
    case inclusive
    /// The element is dropped.
    case exclusive
}

/// How long the subject behind `share` lives.
public enum SubjectLifetimeScope: Sendable {
    /// Each connection has a subject of its own.
    case whileConnected
    /// One subject serves all connections.
    case forever
}
