// A replay subject keeps what was sent before anybody subscribed.
import Foundation
import RxSwift

let subject = ReplaySubject<Int>.createUnbounded()
DispatchQueue.global().async {
    subject.onNext(1)
    subject.onNext(2)
    subject.onCompleted()
}
let subscription = subject.observe(on: MainScheduler.instance)
    .subscribe(onNext: { print($0) }, onCompleted: { print("done") })
