import RxSwift

let bag = DisposeBag()
Observable.of(1, 2, 3)
    .flatMap { number in
        number * 10
    }
    .subscribe(onNext: { print($0) })
    .disposed(by: bag)
