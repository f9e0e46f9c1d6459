// share(replay: 1, scope: .forever) keeps the result for subscribers after the end.
import Foundation
import RxSwift

let bag = DisposeBag()
var requests = 0
let shared = Observable<Int>.create { observer in
    requests += 1
    let number = requests
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) {
        observer.onNext(number)
        observer.onCompleted()
    }
    return Disposables.create()
}.share(replay: 1, scope: .forever)

shared.observe(on: MainScheduler.instance).subscribe(onNext: { print("first", $0) }).disposed(by: bag)
DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
    shared.observe(on: MainScheduler.instance).subscribe(onNext: { print("second", $0) }).disposed(by: bag)
}
