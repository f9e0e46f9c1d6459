import RxSwift

let numbers = PublishSubject<Int>()
_ = numbers.subscribe { print($0) }
numbers.onNext(1)
numbers.onCompleted()
numbers.onNext(2)
