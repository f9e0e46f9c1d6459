import Dispatch
import RxSwift

let query = PublishSubject<String>()
let main = MainScheduler.instance
let bag = DisposeBag()
query.debounce(.milliseconds(100), scheduler: main)
    .flatMapLatest { Observable.just("found " + $0).delay(.milliseconds(50), scheduler: main) }
    .watch("found")
    .subscribe(onNext: { print($0) })
    .disposed(by: bag)
DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { query.onNext("r") }
DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(150)) { query.onNext("rx") }
DispatchQueue.main.asyncAfter(deadline: .now() + 0.6) { query.onCompleted() }
