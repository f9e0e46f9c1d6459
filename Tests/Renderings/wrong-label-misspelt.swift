import RxSwift

let bag = DisposeBag()
Observable.of(1, 2)
    .subscribe(onnext: { print($0) }, onCompleted: { print("done") })
    .disposed(by: bag)
