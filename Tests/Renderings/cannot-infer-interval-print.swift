import RxSwift

let bag = DisposeBag()
Observable.interval(.seconds(1), scheduler: MainScheduler.instance)
    .take(3)
    .subscribe(onNext: { print($0) })
    .disposed(by: bag)
