// Spellings of earlier releases. Everything here is only compiled.
import Foundation
import Rill
import RillBlocking
import RillTest
import XCTest

@available(*, deprecated)
func old(_ s: TestScheduler, _ xs: TestableObservable<Int>, _ bag: DisposeBag) {
    _ = xs.catchError { _ in .just(1) }.catchErrorJustReturn(1).elementAt(1).observeOn(s).subscribeOn(s).retryWhen {
        (e: Observable<Error>) in e
    }.skipUntil(xs).skipWhile { _ in true }.take(.seconds(1), scheduler: s).takeUntil(xs).takeUntil(.inclusive) { _ in
        true
    }.takeUntil(.exclusive, predicate: { _ in true }).takeWhile { _ in true }
    _ = Observable.catchError([Observable.just(1)])
    _ = xs.shareReplay(1).shareReplayLatestWhileConnected().mapWithIndex { x, i in x + i }.flatMapWithIndex { x, i in
        Observable.just(x)
    }.skipWhileWithIndex { _, _ in true }.takeWhileWithIndex { _, _ in true }
    xs.subscribe().addDisposableTo(bag)
    let v = Variable(1)
    v.value = 2
    _ = v.asObservable()
    _ = v.asDriver()
    _ = xs.debounce(0.3, scheduler: s).throttle(1, scheduler: s).throttle(1, latest: false, scheduler: s).delay(
        1, scheduler: s
    ).delaySubscription(1.5, scheduler: s).timeout(1, scheduler: s).timeout(1, other: xs, scheduler: s).skip(
        1.0, scheduler: s)
    _ = xs.take(1.0, scheduler: s)
    _ = xs.buffer(timeSpan: 1, count: 1, scheduler: s);
    _ = xs.window(timeSpan: 1.0, count: 1, scheduler: s)
    _ = Observable<Int>.interval(1, scheduler: s);
    _ = Observable<Int>.timer(1, scheduler: s)
    _ = Observable<Int>.timer(1, period: 1, scheduler: s)
    _ = Driver.just(1).throttle(1).debounce(0.3).delay(1)
    _ = Driver<Int>.interval(1);
    _ = Driver<Int>.timer(1, period: 1)
    _ = Single.just(1).delay(1, scheduler: s).timeout(1, scheduler: s).catchError { _ in .just(1) }
        .catchErrorJustReturn(1).observeOn(s).subscribeOn(s).do(onNext: { _ in })
    _ = Completable.merge([Completable.empty()])
    _ = Completable.merge(.empty(), .empty())
    _ = xs.bindTo(PublishSubject<Int>())
    _ = xs.bindNext { _ in }
    let r: [Recorded<Event<Int>>] = [RillTest.next(1, 1), RillTest.completed(1), RillTest.error(1, testError)]
    _ = r
    _ = s.start(400) { xs }
    _ = Observable.from(1 as Int?)
    _ = Single.just(1).subscribe(onSuccess: { _ in }, onError: { _ in })
    _ = Single.just(1).subscribe(onError: { _ in })
}
