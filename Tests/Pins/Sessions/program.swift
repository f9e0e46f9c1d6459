import RxSwift
let bag = DisposeBag()
let numbers = Observable.of(1, 2, 3)
numbers.map { $0 * 2 }
    .subscribe(onNext: { print($0) })
    .disposed(by: bag)
Observable<Int>.interval(.milliseconds(250), scheduler: MainScheduler.instance)
    .take(4).debug("tick")
    .subscribe(onNext: { print("tick", $0) }).disposed(by: bag)
