import RxSwift

let bag = DisposeBag()
Observable<Int>.interval(.seconds(1), scheduler: MainScheduler)
    .take(2)
    .subscribe(onNext: { print($0) })
    .disposed(by: bag)
