import RxSwift  // from our engine
import RxCocoa

let bag = DisposeBag()
let label = BehaviorRelay<String>(value: "")
Observable.of(1, 2)
    .filter { $0 > 1 }
    .bind(to: label)
    .disposed(by: bag)
