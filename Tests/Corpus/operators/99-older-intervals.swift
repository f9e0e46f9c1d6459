import RxSwift  // from our engine
let t: RxTimeInterval = 4
let u = RxTimeInterval(1.0 / 3)
let bag = DisposeBag()
let step: Double = 0.5
let n = 2
Observable<Int>.interval(0.5, scheduler: MainScheduler.instance).take(3).subscribe(onNext: { print("i", $0) }).disposed(by: bag)
Observable<Int>.interval(step, scheduler: MainScheduler.instance).take(2).subscribe(onNext: { print("s", $0) }).disposed(by: bag)
Observable<Int>.timer(1, period: 2, scheduler: MainScheduler.instance).take(2).subscribe(onNext: { print("t", $0) }).disposed(by: bag)
Observable<Int>.timer(RxTimeInterval(n), scheduler: MainScheduler.instance).subscribe(onNext: { print("one", $0) }).disposed(by: bag)
Observable.of(1, 2, 3).delay(1.5, scheduler: MainScheduler.instance).subscribe(onNext: { print("d", $0) }).disposed(by: bag)
Observable.of(1, 2, 3).delaySubscription(RxTimeInterval(1.2), scheduler: MainScheduler.instance).subscribe(onNext: { print("ds", $0) }).disposed(by: bag)
Observable<Int>.never().timeout(3, scheduler: MainScheduler.instance).subscribe(onError: { print($0) }).disposed(by: bag)
Observable<Int>.interval(0.3, scheduler: MainScheduler.instance).take(5).buffer(timeSpan: t, count: 2, scheduler: MainScheduler.instance).subscribe(onNext: { print("b", $0) }).disposed(by: bag)
Observable<Int>.interval(0.3, scheduler: MainScheduler.instance).take(5).window(timeSpan: 4, count: 2, scheduler: MainScheduler.instance).flatMap { $0.toArray() }.subscribe(onNext: { print("w", $0) }).disposed(by: bag)
Observable<Int>.interval(1 / step, scheduler: MainScheduler.instance).take(1).subscribe(onNext: { print("q", $0) }).disposed(by: bag)
Observable<Int>.interval(RxTimeInterval(1.0 / Double(n)), scheduler: MainScheduler.instance).take(1).debounce(0.2, scheduler: MainScheduler.instance).throttle(0.1, scheduler: MainScheduler.instance).subscribe(onNext: { print("r", $0) }).disposed(by: bag)
print(t + 1, t * 2, u > 0.3)
