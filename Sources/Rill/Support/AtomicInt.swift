// Internal types of RxSwift, under its names: RxSwift's own tests use them with `@testable import`. The engine itself
// uses `Atomic` and `RecursiveSpinLock`.
import Synchronization

/// A number that several threads may change.
final class AtomicInt: @unchecked Sendable {
    fileprivate let value: Atomic<Int32>

    init(_ value: Int32 = 0) { self.value = Atomic(value) }
}

/// Adds an amount and returns the previous value.
@discardableResult
func add(_ number: AtomicInt, _ amount: Int32) -> Int32 {
    number.value.wrappingAdd(amount, ordering: .sequentiallyConsistent).oldValue
}

/// Subtracts an amount and returns the previous value.
@discardableResult
func sub(_ number: AtomicInt, _ amount: Int32) -> Int32 {
    number.value.wrappingSubtract(amount, ordering: .sequentiallyConsistent).oldValue
}

/// Sets bits and returns the previous value.
@discardableResult
func fetchOr(_ number: AtomicInt, _ mask: Int32) -> Int32 {
    number.value.bitwiseOr(mask, ordering: .sequentiallyConsistent).oldValue
}

/// Returns the current value.
func load(_ number: AtomicInt) -> Int32 { number.value.load(ordering: .sequentiallyConsistent) }

/// Adds one and returns the previous value.
@discardableResult
func increment(_ number: AtomicInt) -> Int32 { add(number, 1) }

/// Subtracts one and returns the previous value.
@discardableResult
func decrement(_ number: AtomicInt) -> Int32 { sub(number, 1) }

/// Returns true if any bit of `mask` is set.
func isFlagSet(_ number: AtomicInt, _ mask: Int32) -> Bool { load(number) & mask != 0 }
