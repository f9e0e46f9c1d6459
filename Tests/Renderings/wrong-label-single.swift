import RxSwift

let bag = DisposeBag()
Single.just("page")
    .subscribe(onNext: { print($0) })
    .disposed(by: bag)
