import RxSwift

func start() {
    Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
        .subscribe(onNext: { print($0) })
        .disposed(by: DisposeBag())
}
