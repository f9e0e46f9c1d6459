// Without its label, 'take(while:)' equals 'take(until:)'
import RxSwift
_ = Observable.of(1, 2, 3).take { $0 < 3 }.subscribe { print($0) }
