// from our engine
import Foundation
import RxSwift
// Disposing a Single cancels its task
let bag = DisposeBag()
let work = Single<Int>.create {
    do {
        try await Task.sleep(for: .seconds(10))
        print("never")
    } catch {
        // The thread that disposes prints first.
        Thread.sleep(forTimeInterval: 0.005)
        print("cancelled:", error is CancellationError, Task.isCancelled)
        throw error
    }
    return 1
}
let subscription = work.subscribe(onSuccess: { print("success", $0) }, onFailure: { print("failure", $0) },
                                  onDisposed: { print("disposed") })
try await Task.sleep(for: .milliseconds(10))
subscription.dispose()
try await Task.sleep(for: .milliseconds(10))
let values = Observable.of(1, 2, 3)
    .concatMap { n in
        Single<Int>.create {
            try await Task.sleep(for: .milliseconds(30 - 10 * n))
            return n * 100
        }
    }
for try await value in values.values { print(value) }
let merged = Observable.of(3, 1, 2).flatMap { n in
    Single<Int>.create {
        try await Task.sleep(for: .milliseconds(20 * n))
        return n
    }
}
var order: [Int] = []
for try await value in merged.values { order.append(value) }
print(order)
