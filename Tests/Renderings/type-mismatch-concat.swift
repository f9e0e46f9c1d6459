import RxSwift

let bag = DisposeBag()
let numbers = Observable.of(1, 2)
let words = Observable.of("a", "b")
numbers.concat(words)
    .subscribe(onNext: { print($0) })
    .disposed(by: bag)
