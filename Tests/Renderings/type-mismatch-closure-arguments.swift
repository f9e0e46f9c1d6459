import RxSwift

let bag = DisposeBag()
Observable.of(1, 2, 3)
    .map { a, b in a + b }
    .subscribe(onNext: { print($0) })
    .disposed(by: bag)
