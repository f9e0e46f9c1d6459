import RxSwift  // from our engine
enum Loadable<T> {
    case idle, loading, loaded(T), failed(Error)
    var value: T? { if case .loaded(let v) = self { return v } else { return nil } }
    var isLoading: Bool { if case .loading = self { return true }; return false }
    func map<U>(_ f: (T) -> U) -> Loadable<U> {
        switch self {
        case .idle: return .idle
        case .loading: return .loading
        case .loaded(let v): return .loaded(f(v))
        case .failed(let e): return .failed(e)
        }
    }
}
extension Loadable: Equatable where T: Equatable {
    static func == (l: Loadable, r: Loadable) -> Bool {
        switch (l, r) {
        case (.idle, .idle), (.loading, .loading): return true
        case let (.loaded(a), .loaded(b)): return a == b
        case (.failed, .failed): return true
        default: return false
        }
    }
}
extension ObservableType {
    func asLoadable() -> Observable<Loadable<Element>> {
        map(Loadable.loaded).startWith(.loading).catch { .just(.failed($0)) }
    }
}
struct Oops: Error {}
_ = Observable.of(1, 1, 2).asLoadable().distinctUntilChanged().subscribe(onNext: { print($0) })
_ = Observable<Int>.error(Oops()).asLoadable().map { $0.map { $0 * 2 } }.subscribe(onNext: { print($0, $0.isLoading, $0.value as Any) })
