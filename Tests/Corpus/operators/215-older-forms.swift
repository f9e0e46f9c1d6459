import Foundation  // from our engine
import RxCocoa
import RxRelay
import RxSwift

// Spellings of RxSwift 4 and 5 that still run.

enum Failure: Error { case wrong }
let bag = DisposeBag()
func show<Element>(_ name: String, _ source: Observable<Element>) {
    source.subscribe { print(name, $0) }.disposed(by: bag)
}

let failing = Observable.of(1).concat(Observable<Int>.error(Failure.wrong))
show("catchErrorJustReturn", failing.catchErrorJustReturn(9))
show("catchError", failing.catchError { _ in .just(8) })
show("single", Single<Int>.error(Failure.wrong).catchErrorJustReturn(7).asObservable())
show("maybe", Maybe<Int>.error(Failure.wrong).catchErrorJustReturn(6).asObservable())
show("elementAt", Observable.of("a", "b", "c").elementAt(1))
show("takeUntil", Observable.of(1, 2).takeUntil(Observable<Int>.never()))
show("takeUntil by", Observable.of(1, 2, 3).takeUntil(.inclusive) { $0 == 2 })
show("takeWhile", Observable.of(1, 2, 3).takeWhile { $0 < 3 })
show("skipWhile", Observable.of(1, 2, 3).skipWhile { $0 < 2 })
show("skipUntil", Observable.of(1, 2).skipUntil(Observable.just(0)))
show("observeOn", Observable.of(1, 2).observeOn(MainScheduler.instance))
show("subscribeOn", Observable.just(3).subscribeOn(MainScheduler.instance))
show("take", Observable<Int>.never().take(.seconds(1), scheduler: MainScheduler.instance))

var attempts = 0
let flaky = Observable<Int>.create { observer in
    attempts += 1
    if attempts < 3 { observer.onError(Failure.wrong) } else { observer.onNext(attempts) }
    observer.onCompleted()
    return Disposables.create()
}
show("retryWhen", flaky.retryWhen { errors in errors.take(5) })

// Those that are older still.
show("mapWithIndex", Observable.of("a", "b").mapWithIndex { "\($0)\($1)" })
show("flatMapWithIndex", Observable.of("a", "b").flatMapWithIndex { Observable.just("\($0)\($1)") })
show("takeWhileWithIndex", Observable.of(5, 6, 7).takeWhileWithIndex { $1 < 2 })
show("skipWhileWithIndex", Observable.of(5, 6, 7).skipWhileWithIndex { $1 < 2 })
show("shareReplay", Observable.of(1, 2).shareReplay(1))
show("shareReplayLatest", Observable.of(1, 2).shareReplayLatestWhileConnected())
Observable.just(1).subscribe(onNext: { print("bag", $0) }).addDisposableTo(bag)
show("interval", Observable<Int>.interval(0.5, scheduler: MainScheduler.instance).take(2))
show("timer", Observable<Int>.timer(1, scheduler: MainScheduler.instance))
show("delay", Observable.just("late").delay(2, scheduler: MainScheduler.instance))
show("throttle", Observable.of(1, 2).throttle(1, scheduler: MainScheduler.instance))
show("timeout", Observable<Int>.never().timeout(3, scheduler: MainScheduler.instance))
Driver.just(1).delay(1).drive(onNext: { print("driver", $0) }).disposed(by: bag)
