// Tasks, asynchronous sequences and main actors. Everything here is only compiled.
import Foundation
import Rill
import RillBlocking
import RillTest
import XCTest

@MainActor final class ViewModel {
    let bag = DisposeBag()
    var items: [Int] = []
    let relay = BehaviorRelay(value: 0)
    func start() {
        relay.asObservable().observe(on: MainScheduler.instance).subscribe(onNext: { [weak self] x in
            self?.items.append(x)
        }).disposed(by: bag)
        relay.subscribe(onNext: { x in self.items.append(x) }).disposed(by: bag)
        relay.map { $0 + 1 }.filter { $0 > 1 }.withUnretained(self).subscribe(onNext: { s, x in s.items.append(x) })
            .disposed(by: bag)
        relay.asDriver().drive(onNext: { [unowned self] x in items.append(x) }).disposed(by: bag)
        Single<Int>.just(1).subscribe(with: self, onSuccess: { s, x in s.items.append(x) }).disposed(by: bag)
    }
    func loop() async throws {
        for try await x in relay.values { items.append(x) }
        for await x in relay.asDriver().values { items.append(x) }
        for await x in Infallible.just(1).values { items.append(x) }
    }
}
func conc() async throws {
    for try await x in Observable.of(1, 2).values { print(x) }
    for try await x in PublishSubject<Int>().values { print(x) }
    let _: AsyncThrowingStream<Int, Error> = Observable.of(1, 2).values
    for await x in Infallible.of(1, 2).values { print(x) }
    let _: AsyncStream<Int> = Infallible.of(1, 2).values
    let _: Int = try await Single.just(1).value
    let _: Int? = try await Maybe.just(1).value
    let _: Void = try await Completable.empty().value
    try await Completable.empty().value
    let _ = Single.create { () async throws -> Int in 1 }
    let _: Single<Int> = Single.create {
        try await Task.sleep(nanoseconds: 1); return 1
    }
    let _: Single<Int> = Single.create(detached: true, priority: .high) { 1 }
    let _: Single<Int> = Single.create(priority: .high, work: { return 1 })
    let stream = AsyncStream<Int> { c in
        c.yield(1)
        c.finish()
    }
    let _: Observable<Int> = stream.asObservable()
    let st2 = AsyncThrowingStream<Int, Error> { c in c.finish() }
    let _: Observable<Int> = st2.asObservable()
    let t = Task.detached { for try await x in Observable.of(1, 2).values { print(x) } }
    t.cancel()
    let t2 = Task { try await Single.just(1).value }
    _ = try await t2.value
    async let a = Single.just(1).value
    _ = try await a
    await Task { @MainActor in
        for await v in Driver.just(1).values { print(v) }; for await v in Signal.just(1).values { print(v) }
    }.value
}
