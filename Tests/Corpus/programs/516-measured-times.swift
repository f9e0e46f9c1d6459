// from our engine
import Foundation
import RxSwift
// Clocks, durations and Rx times together
let clock = ContinuousClock()
func measured(_ work: () async throws -> Void) async rethrows -> Int {
    let time = try await clock.measure { try await work() }
    return Int((time / .milliseconds(10)).rounded())
}
let interval = try await measured {
    for try await _ in Observable<Int>.interval(.milliseconds(100), scheduler: MainScheduler.instance).take(3).values {}
}
print(interval)
let delayed = try await measured { _ = try await Single.just(1).delay(.milliseconds(200), scheduler: MainScheduler.instance).value }
print(delayed)
let together = try await measured {
    async let a: Void = Task.sleep(for: .milliseconds(100))
    async let b = Single.just("b").delay(.milliseconds(150), scheduler: MainScheduler.instance).value
    _ = try await (a, b)
}
print(together)
