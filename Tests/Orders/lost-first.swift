// A hot source sends from a queue while somebody subscribes: the first element may be lost.
import Foundation
import RxSwift

let subject = PublishSubject<Int>()
DispatchQueue.global().async {
    subject.onNext(1)
    subject.onNext(2)
    subject.onCompleted()
}
let subscription = subject.subscribe(onNext: { print($0) }, onCompleted: { print("done") })
