import RxSwift  // from our engine
import Foundation
let bag = DisposeBag(), main = MainScheduler.instance
Observable<Int>.interval(.milliseconds(100), scheduler: main).take(3).map { "tick \($0)" }.subscribe { print($0) }.disposed(by: bag)
Observable<Int>.timer(.milliseconds(250), scheduler: main).subscribe(onNext: { print("timer", $0) }).disposed(by: bag)
Observable<Int>.timer(.milliseconds(10), period: .milliseconds(200), scheduler: main).take(until: Observable<Int>.timer(.milliseconds(500), scheduler: main)).subscribe(onNext: { print("periodic", $0) }, onCompleted: { print("periodic done") }).disposed(by: bag)
Observable.just("late").delaySubscription(.milliseconds(700), scheduler: main).subscribe(onNext: { print($0) }).disposed(by: bag)
Observable<Int>.never().timeout(.milliseconds(750), scheduler: main).subscribe(onError: { print("timeout", $0) }).disposed(by: bag)
Observable<Int>.interval(.milliseconds(50), scheduler: main).take(7).buffer(timeSpan: .milliseconds(175), count: 3, scheduler: main).subscribe(onNext: { print("buf", $0) }).disposed(by: bag)
Observable<Int>.interval(.milliseconds(60), scheduler: main).take(6).window(timeSpan: .milliseconds(150), count: 10, scheduler: main).enumerated().flatMap { i, w in w.toArray().map { (i, $0) }.asObservable() }.subscribe(onNext: { print("win", $0.0, $0.1) }).disposed(by: bag)
let countdown = Observable<Int>.timer(.seconds(1), period: .seconds(1), scheduler: main).map { 3 - $0 }.take(while: { $0 >= 0 }); countdown.subscribe(onNext: { print("T-\($0)") }, onCompleted: { print("liftoff") }).disposed(by: bag)
Observable.of(1, 2, 3).concatMap { Observable.just($0).delay(.milliseconds(30 * $0), scheduler: main) }.subscribe(onNext: { print("cm", $0) }).disposed(by: bag)
