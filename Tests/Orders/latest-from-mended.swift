// One serial queue sends both, in the intended order.
import Foundation
import RxSwift

let bag = DisposeBag()
let tap = PublishSubject<Void>()
let text = BehaviorSubject(value: "old")
tap.withLatestFrom(text)
    .observe(on: MainScheduler.instance)
    .subscribe(onNext: { print($0) })
    .disposed(by: bag)

let queue = DispatchQueue(label: "events")
queue.async { text.onNext("new") }
queue.async { tap.onNext(()) }
