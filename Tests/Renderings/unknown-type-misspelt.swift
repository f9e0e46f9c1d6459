import RxSwift

let taps = PublishSubjct<String>()
taps.onNext("tap")
