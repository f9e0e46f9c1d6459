import RxSwift

let taps = PublishSubject<String>()
taps.onNext()
