import RxCocoa
import RxSwift

let taps = PublishRelay<Int>().asSignal()
let total = BehaviorRelay(value: 1).asDriver()
let both = Driver.combineLatest(total, taps) { $0 + $1 }
