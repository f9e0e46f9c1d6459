import RxSwift

let bag = DisposeBag()
Observable.of("a", "bb")
    .map { text -> Int in
        let long = text + text
        return long
    }
    .subscribe(onNext: { print($0) })
    .disposed(by: bag)
