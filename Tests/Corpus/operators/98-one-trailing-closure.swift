// A single trailing closure belongs to the last parameter that can take it, as language mode 5 has it.  // from our engine
import RxSwift

let bag = DisposeBag()
Observable.just(1).subscribe { print("disposed") }.disposed(by: bag)
Observable.just(2).subscribe { print($0) }.disposed(by: bag)
Observable.of(3, 4).do { print("do disposed") }.subscribe { _ in print("event") }.disposed(by: bag)
Observable.of(5, 6).do { print("next", $0) }.subscribe().disposed(by: bag)
