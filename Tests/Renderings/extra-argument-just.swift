import RxSwift

let bag = DisposeBag()
Observable.just(1, 2, 3)
    .subscribe(onNext: { print($0) })
    .disposed(by: bag)
