import RxSwift

let bag = DisposeBag()
Completable.empty()
    .subscribe(onNext: { print($0) })
    .disposed(by: bag)
