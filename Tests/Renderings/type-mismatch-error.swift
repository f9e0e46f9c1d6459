import RxSwift

let numbers = PublishSubject<Int>()
numbers.onError("no network")
