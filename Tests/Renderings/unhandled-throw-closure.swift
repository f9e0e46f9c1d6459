import RxSwift

struct Oops: Error {}
let bag = DisposeBag()
Observable.of(1).subscribe(onNext: { _ in throw Oops() }).disposed(by: bag)
