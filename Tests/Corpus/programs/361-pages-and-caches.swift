import RxSwift  // from our engine
import RxRelay
import Foundation
// Pagination and caching repository.
struct Page<T> { let items: [T]; let next: Int? }
enum LoadState<T>: CustomStringConvertible { case idle, loading(previous: [T]), loaded([T], more: Bool), failed(Error)
    var description: String { switch self { case .idle: "idle"; case .loading(let p): "loading(\(p.count))"; case let .loaded(i, more): "loaded \(i.count)\(more ? "+" : "")"; case .failed(let e): "failed \(e)" } }
    var items: [T] { switch self { case .loading(let i), .loaded(let i, _): i; default: [] } } }
enum NetworkError: Error, Equatable { case timeout, status(Int) }
protocol Fetching { associatedtype Item; func page(_ n: Int) -> Single<Page<Item>> }
final class Names: Fetching {
    private var calls = 0
    func page(_ n: Int) -> Single<Page<String>> {
        .deferred { [unowned self] in
            calls += 1
            print("  fetch", n, "call", calls)
            if n == 2, calls == 3 { return .error(NetworkError.status(503)) }
            let items = (0..<3).map { "item\(n * 3 + $0)" }
            return Single.just(Page(items: items, next: n < 2 ? n + 1 : nil)).delay(.milliseconds(20), scheduler: MainScheduler.instance)
        }
    }
}
final class Pager<F: Fetching> {
    let loadMore = PublishRelay<Void>()
    private let stateRelay = BehaviorRelay<LoadState<F.Item>>(value: .idle)
    var state: Observable<LoadState<F.Item>> { stateRelay.asObservable() }
    private var nextPage: Int? = 0
    private let bag = DisposeBag()
    init(_ fetcher: F) {
        loadMore
            .withLatestFrom(stateRelay)
            .filter { if case .loading = $0 { return false }; return true }
            .compactMap { [weak self] state in self?.nextPage.map { (page: $0, items: state.items) } }
            .do(onNext: { [stateRelay] in stateRelay.accept(.loading(previous: $0.items)) })
            .flatMapFirst { page, items in
                fetcher.page(page).map { (items + $0.items, $0.next) }.asObservable().materialize()
            }
            .subscribe(onNext: { [weak self] event in
                switch event {
                case .next((let all, let next)):
                    self?.nextPage = next
                    self?.stateRelay.accept(.loaded(all, more: next != nil))
                case .error(let e): self?.stateRelay.accept(.failed(e))
                case .completed: break
                }
            })
            .disposed(by: bag)
    }
}
let pager = Pager(Names())
let bag = DisposeBag()
pager.state.subscribe(onNext: { print($0) }).disposed(by: bag)
let taps = Observable<Int>.interval(.milliseconds(15), scheduler: MainScheduler.instance).take(14).map { _ in }
taps.bind(to: pager.loadMore).disposed(by: bag)

final class Cache<K: Hashable, V> {
    private var store: [K: V] = [:], inFlight: [K: Observable<V>] = [:]
    let load: (K) -> Single<V>
    init(load: @escaping (K) -> Single<V>) { self.load = load }
    func value(_ k: K) -> Observable<V> {
        if let v = store[k] { return .just(v) }
        if let o = inFlight[k] { return o }
        let o = load(k).asObservable()
            .do(onNext: { [weak self] in self?.store[k] = $0 }, onDispose: { [weak self] in self?.inFlight[k] = nil })
            .share(replay: 1)
        inFlight[k] = o
        return o
    }
}
var loads = 0
let cache = Cache<Int, String> { k in Single.create { s in loads += 1; s(.success("v\(k)#\(loads)")); return Disposables.create() }.delaySubscription(.milliseconds(5), scheduler: MainScheduler.instance) }
Observable.merge(cache.value(1), cache.value(1), cache.value(2)).toArray().flatMap { first in cache.value(1).asSingle().map { first + [$0] } }.subscribe(onSuccess: { print($0, loads) }).disposed(by: bag)
