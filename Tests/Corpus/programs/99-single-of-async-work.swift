// Single.create with async work, cancelled from both sides // from our engine
import Foundation
import RxSwift
struct Failed: Error {}
func load(_ n: Int) async throws -> String {
    try await Task.sleep(for: .milliseconds(10))
    if n < 0 { throw Failed() }
    return "item \(n)"
}
let bag = DisposeBag()
let single = Single<String>.create { try await load(1) }
print(try await single.value)
let failing = Single<String>.create { try await load(-1) }
do { print(try await failing.value) } catch { print(error is Failed) }
let detached = Single<Int>.create(detached: true, priority: .high) { 5 }
print(try await detached.map { $0 * 2 }.value)
let slow = Single<String>.create {
    do { try await Task.sleep(for: .seconds(60)); return "never" } catch {
        // The thread that disposes prints first.
        Thread.sleep(forTimeInterval: 0.01)
        print("cancelled:", Task.isCancelled)
        throw error
    }
}
let subscription = slow.subscribe(onSuccess: { print($0) }, onFailure: { _ in print("failure") }, onDisposed: { print("disposed") })
try await Task.sleep(for: .milliseconds(5))
subscription.dispose()
try await Task.sleep(for: .milliseconds(20))
let task = Task { try await Single<Int>.never().do(onDispose: { print("single disposed") }).value }
try await Task.sleep(for: .milliseconds(5))
task.cancel()
switch await task.result { case .success(let n): print(n); case .failure(let error): print(error is CancellationError) }
Observable.of(1, 2, 3).concatMap { n in Single.create { try await load(n) } }
    .subscribe(onNext: { print($0) }, onCompleted: { print("all") }).disposed(by: bag)
try await Task.sleep(for: .milliseconds(100))
