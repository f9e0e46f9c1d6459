import RxSwift

let bag = DisposeBag()
let clicks = PublishSubject<Void>()
clicks.switchMap { Observable.of(1, 2) }
    .subscribe(onNext: { print($0) })
    .disposed(by: bag)
