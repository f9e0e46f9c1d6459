import RxSwift
_ = Observable.range(start: 0, count: 1_000_000).filter { $0 % 2 == 0 }.map { $0 * 2 }.reduce(0, accumulator: +)
    .subscribe(onNext: { print($0) })
