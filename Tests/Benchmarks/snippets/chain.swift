let bag = DisposeBag()
let source = PublishSubject<Int>()
let other = BehaviorSubject(value: "x")
source
    .filter { $0 > 0 }
    .map { $0 * 2 }
    .distinctUntilChanged()
    .scan(0) { $0 + $1 }
    .withLatestFrom(other) { "\($0)\($1)" }
    .flatMapLatest { Observable.just($0).concat(Observable.of("a", "b")) }
    .enumerated()
    .map { index, text in "\(index) \(text)" }
    .do(onNext: { _ in })
    .take(4)
    .startWith("start")
    .catch { _ in .empty() }
    .subscribe(onNext: { print($0) }, onCompleted: { print("done") })
    .disposed(by: bag)
source.onNext(1)
source.onNext(2)
