import RxSwift

let bag = DisposeBag()
let taps = PublishSubject<Void>()
let keys = PublishSubject<String>()
Observable.merge(taps, keys)
    .subscribe(onNext: { print($0) })
    .disposed(by: bag)
