import RxSwift  // from our engine

// Without its label, 'take(while:)' equals 'take(until:)'.
_ = Observable.of(1, 2, 3).take { $0 < 3 }.subscribe { print($0) }
