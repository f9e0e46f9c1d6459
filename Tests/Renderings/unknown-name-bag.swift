import RxSwift

let disposeBag = DisposeBag()
Observable.of(1, 2).subscribe(onNext: { print($0) }).disposed(by: bag)
Observable.of("a").subscribe(onNext: { print($0) }).disposed(by: bag)
