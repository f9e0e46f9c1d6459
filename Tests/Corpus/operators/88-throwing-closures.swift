// A closure that only throws says nothing of the elements; what is subscribed to are then events.  // from our engine
import RxSwift

struct Broken: Error {}

_ = Observable.of(1, 2).map { _ in throw Broken() }.subscribe { print($0) }
_ = Observable.of(1, 2).map { _ in throw Broken() }.do(onNext: { print($0) }).subscribe { event in print(event) }
_ = Observable.of(1, 2).map { _ in throw Broken() }.catchAndReturn(5).subscribe(onNext: { print($0) })
_ = Observable.of(1, 2).map { number -> Int in
    if number > 1 { throw Broken() }
    return number
}.subscribe { print($0) }
_ = Observable.of(1, 2).map { _ in throw Broken() }
    .subscribe(onNext: { print($0) }, onError: { print("failed:", $0) })
