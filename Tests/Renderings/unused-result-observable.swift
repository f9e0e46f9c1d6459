import RxSwift

Observable.of(1, 2, 3)
    .map { $0 * 2 }
