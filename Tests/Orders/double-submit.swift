// A second tap while the first order is on its way: two orders, or one with a late reply to the first.
import Foundation
import RxSwift

let bag = DisposeBag()
let tap = PublishSubject<Int>()
var orders: [Int] = []
func submit(_ number: Int) -> Observable<String> {
    Observable.create { observer in
        orders.append(number)
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) {
            observer.onNext("ordered \(number)")
            observer.onCompleted()
        }
        return Disposables.create()
    }
}
tap.flatMap(submit).observe(on: MainScheduler.instance)
    .subscribe(onNext: { print($0) }).disposed(by: bag)
tap.onNext(1)
DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { tap.onNext(2) }
