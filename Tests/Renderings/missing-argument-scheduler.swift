import RxSwift

let bag = DisposeBag()
let search = PublishSubject<String>()
search
    .debounce(.milliseconds(300))
    .subscribe(onNext: { print($0) })
    .disposed(by: bag)
