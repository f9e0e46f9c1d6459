// Numbers of seconds where an interval is wanted: literals and variables of type Double and Int.  // from our engine
import RxSwift

let bag = DisposeBag()
let step: Double = 0.5
let n = 2
let main = MainScheduler.instance
Observable<Int>.interval(step, scheduler: main).take(2).subscribe(onNext: { print("s", $0) }).disposed(by: bag)
Observable<Int>.timer(n, scheduler: main).subscribe(onNext: { print("one", $0) }).disposed(by: bag)
Observable<Int>.timer(1, period: 2, scheduler: main).take(2).subscribe(onNext: { print("t", $0) }).disposed(by: bag)
Observable.of(1, 2).delay(1.6, scheduler: main).subscribe(onNext: { print("d", $0) }).disposed(by: bag)
Observable<Int>.never().timeout(step * 7, scheduler: main).subscribe(onError: { print($0) }).disposed(by: bag)
Observable<Int>.interval(.milliseconds(300), scheduler: main).take(3).buffer(timeSpan: 4, count: n, scheduler: main)
    .subscribe(onNext: { print("b", $0) }).disposed(by: bag)
