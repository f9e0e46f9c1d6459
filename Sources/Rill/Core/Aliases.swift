import Foundation

/// A point in time.
public typealias RxTime = Date

/// A length of time.
public typealias RxTimeInterval = DispatchTimeInterval

/// The integers that counting factories produce.
public typealias RxAbstractInteger = FixedWidthInteger

/// For code that has an `Observable` of its own.
public typealias RxObservable<Element> = Observable<Element>
