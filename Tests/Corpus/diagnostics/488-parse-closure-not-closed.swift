import RxSwift  // from our engine

let bag = DisposeBag()
Observable.of(1, 2)
    .subscribe(onNext: { n in
        print(n)
    )
    .disposed(by: bag)
