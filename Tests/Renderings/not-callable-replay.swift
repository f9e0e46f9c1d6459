import RxSwift

let history = ReplaySubject<String>(bufferSize: 2)
history.onNext("first")
