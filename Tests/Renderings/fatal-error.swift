import RxSwift

struct Offline: Error {}
let bag = DisposeBag()
Observable<Int>.error(Offline())
    .subscribe(onError: { error in fatalError("cannot go on: \(error)") })
    .disposed(by: bag)
