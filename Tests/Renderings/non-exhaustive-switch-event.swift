import RxSwift

let bag = DisposeBag()
Observable.of(1, 2).subscribe { event in
    switch event {
    case .next(let value): print(value)
    case .completed: print("done")
    }
}.disposed(by: bag)
