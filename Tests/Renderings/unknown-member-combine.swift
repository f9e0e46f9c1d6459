import RxSwift

let bag = DisposeBag()
let name = PublishSubject<String>()
name.removeDuplicates()
    .sink { print($0) }
