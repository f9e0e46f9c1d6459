import RxSwift  // from our engine
import RxBlocking
import Foundation
let bg = ConcurrentDispatchQueueScheduler(qos: .default)
print(try Observable.of(1, 2, 3).subscribe(on: bg).toBlocking().toArray(), try Observable.just("x").delay(.milliseconds(20), scheduler: bg).toBlocking().single(), try Observable.of(4, 5).toBlocking().last() ?? 0, try Observable<Int>.empty().toBlocking().first() as Any)
do { _ = try Observable.of(1, 2).toBlocking().single() } catch { print(error) }
do { _ = try Observable<Int>.never().toBlocking(timeout: 0.1).first() } catch RxError.timeout { print("timed out") }
switch Observable.concat(.just(1), .error(RxError.overflow)).toBlocking().materialize() { case .completed(let e): print("c", e); case .failed(let e, let err): print("f", e, err) }
print(try Single.just(3).toBlocking().single(), (try? Maybe<Int>.empty().toBlocking().toArray()) ?? [], try Completable.empty().toBlocking().toArray().count)
let nums = try Observable.range(start: 1, count: 5).concatMap { n in Observable.just(n * n).delay(.milliseconds(1), scheduler: bg) }.toBlocking().toArray(); print(nums)
let gen = Observable.generate(initialState: 1, condition: { $0 < 50 }, iterate: { $0 * 3 }); print(try gen.toBlocking().toArray(), try Observable.repeatElement("z").take(2).toBlocking().toArray(), try Observable.using({ BooleanDisposable() }, observableFactory: { _ in Observable.just(1) }).toBlocking().first()!)
