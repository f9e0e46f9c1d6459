import RxSwift

Observable.of(1, 2, 3).subscribe(onNext: { print($0) })
Observable.of("a").subscribe(onNext: { print($0) })
Observable.of("b").subscribe(onNext: { print($0) })
