let bag = DisposeBag()
let subject = PublishSubject<Int>()
subject
    .filter { $0 % 2 == 0 }
    .map { "even \($0)" }
    .subscribe(onNext: { print($0) })
    .disposed(by: bag)
subject.onNext(1)
subject.onNext(2)
subject.onCompleted()
