import RxSwift

let numbers = PublishSubject<Int>()
numbers.onNext(1)
numbers.onCompleted()
