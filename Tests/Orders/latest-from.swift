// withLatestFrom takes the latest value when the tap arrives; another queue may not have written it yet.
import Foundation
import RxSwift

let bag = DisposeBag()
let tap = PublishSubject<Void>()
let text = BehaviorSubject(value: "old")
tap.withLatestFrom(text)
    .observe(on: MainScheduler.instance)
    .subscribe(onNext: { print($0) })
    .disposed(by: bag)

DispatchQueue(label: "writer").async { text.onNext("new") }
DispatchQueue(label: "tapper").async { tap.onNext(()) }
