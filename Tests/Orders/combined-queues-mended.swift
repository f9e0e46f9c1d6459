// zip pairs by position: the order of the queues does not matter.
import Foundation
import RxSwift

let bag = DisposeBag()
let left = PublishSubject<String>()
let right = PublishSubject<Int>()
Observable.zip(left, right) { "\($0)\($1)" }
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
