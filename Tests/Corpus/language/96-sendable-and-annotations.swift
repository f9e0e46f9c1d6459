// Annotations of concurrency that are read and change nothing
@preconcurrency import Foundation
final class Box<T>: @unchecked Sendable { var value: T; init(_ value: T) { self.value = value } }
struct Point: Sendable, Hashable { var x = 0; var y = 0 }
enum Level: Int, Sendable, CaseIterable { case low, high }
typealias Callback = @Sendable (Result<Int, Error>) -> Void
func later(_ callback: @escaping Callback) { callback(.success(3)) }
func take(_ value: sending Box<Int>) -> Int { value.value }
func both<T: Sendable>(_ a: T, _ b: T) -> [T] { [a, b] }
enum Count { nonisolated(unsafe) static var value = 0 }
@preconcurrency protocol Old: Sendable { func go() }
struct New: Old { func go() { Count.value += 1 } }
later { result in if case .success(let n) = result { print(n) } }
print(take(Box(4)), Level.allCases.map(\.rawValue))
New().go()
print(Count.value)
let closure: @Sendable () -> Int = { 5 }
print(closure(), Set([Point(), Point(x: 1)]).count)
