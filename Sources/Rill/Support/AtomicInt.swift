// Internals of RxSwift that its tests reach with `@testable import`, under RxSwift's names. The engine itself uses `Atomic` and
// `RecursiveSpinLock`.
import Synchronization

/// A number that several threads may change.
final class AtomicInt: @unchecked Sendable {
    fileprivate let value: Atomic<Int32>

    init(_ value: Int32 = 0) { self.value = Atomic(value) }
}

/// Adds; answers what was there before.
@discardableResult
func add(_ number: AtomicInt, _ amount: Int32) -> Int32 {
    number.value.wrappingAdd(amount, ordering: .sequentiallyConsistent).oldValue
}

/// Subtracts; answers what was there before.
@discardableResult
func sub(_ number: AtomicInt, _ amount: Int32) -> Int32 {
    number.value.wrappingSubtract(amount, ordering: .sequentiallyConsistent).oldValue
}

/// Sets bits; answers what was there before.
@discardableResult
func fetchOr(_ number: AtomicInt, _ mask: Int32) -> Int32 {
    number.value.bitwiseOr(mask, ordering: .sequentiallyConsistent).oldValue
}

/// Returns the current value.
func load(_ number: AtomicInt) -> Int32 { number.value.load(ordering: .sequentiallyConsistent) }

/// Adds one; answers what was there before.
@discardableResult
func increment(_ number: AtomicInt) -> Int32 { add(number, 1) }

/// Subtracts one; answers what was there before.
@discardableResult
func decrement(_ number: AtomicInt) -> Int32 { sub(number, 1) }

/// Returns whether any of the bits is set.
func isFlagSet(_ number: AtomicInt, _ mask: Int32) -> Bool { load(number) & mask != 0 }
