import RxRelay
import RxSwift

let count = BehaviorRelay(value: 1)
let isOn = BehaviorRelay(value: false)
let bag = DisposeBag()
Observable.combineLatest(count, isOn) { $1 ? $0 : 0 }
    .distinctUntilChanged()
    .subscribe(onNext: { print($0) })
    .disposed(by: bag)
count.accept(2)
isOn.accept(true)
count.accept(5)
