import RxSwift

Observable.of(1, 2, 3)
    .subscribe(onNext: { print($0) })
