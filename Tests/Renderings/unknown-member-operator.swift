import RxSwift

let bag = DisposeBag()
Observable.of(1, 2, 3)
    .fliter { $0 > 1 }
    .map { $0 * 10 }
    .subscribe(onNext: { print($0) })
    .disposed(by: bag)
