import RxSwift
import RxCocoa

let bag = DisposeBag()
let title = BehaviorRelay(value: "")
Observable.of(1, 2).bind(to: title).disposed(by: bag)
