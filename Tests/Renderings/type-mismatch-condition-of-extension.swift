import RxSwift

extension ObservableType where Element == Int {
    func doubled() -> Observable<Int> { map { $0 * 2 } }
}

_ = Observable.of("a").doubled()
