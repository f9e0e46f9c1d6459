// combineLatest of two queues: which element is paired first depends on who comes first.
import Foundation
import RxSwift

let bag = DisposeBag()
let left = PublishSubject<String>()
let right = PublishSubject<Int>()
Observable.combineLatest(left, right) { "\($0)\($1)" }
    .observe(on: MainScheduler.instance)
    .subscribe(onNext: { print($0) })
    .disposed(by: bag)

DispatchQueue(label: "left").async {
    left.onNext("a")
    left.onNext("b")
}
DispatchQueue(label: "right").async {
    right.onNext(1)
    right.onNext(2)
}
