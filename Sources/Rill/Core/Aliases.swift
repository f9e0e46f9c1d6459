import Foundation

/// A point in time.
public typealias RxTime = Date

/// A length of time.
public typealias RxTimeInterval = DispatchTimeInterval

/// The integer types of elements that factories such as `range` can count.
public typealias RxAbstractInteger = FixedWidthInteger

/// A second name of `Observable`, for code that declares its own `Observable`.
public typealias RxObservable<Element> = Observable<Element>
