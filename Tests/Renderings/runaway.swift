import RxSwift

let bag = DisposeBag()
Observable<Int>.interval(.seconds(0), scheduler: MainScheduler.instance)
    .subscribe(onNext: { _ in })
    .disposed(by: bag)
