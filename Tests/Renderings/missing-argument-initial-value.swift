import RxSwift

let name = BehaviorSubject<String>()
name.onNext("Ada")
