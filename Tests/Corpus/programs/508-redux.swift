import RxSwift  // from our engine
import RxRelay
struct State: Equatable { var count = 0; var items: [String] = []; var isLoading = false; var error: String? }
enum Action { case inc(Int), add(String), load, loaded(Result<[String], Error>), clear }
typealias Reducer<S, A> = (inout S, A) -> Void
typealias Epic<A> = (Observable<A>) -> Observable<A>
final class Store<S, A> {
    private let actions = PublishRelay<A>(); let state: BehaviorRelay<S>; private let bag = DisposeBag()
    init(_ initial: S, _ reduce: @escaping Reducer<S, A>, _ epics: Epic<A>...) {
        state = BehaviorRelay(value: initial)
        actions.withLatestFrom(state) { ($0, $1) }.map { a, s in var s = s; reduce(&s, a); return s }.bind(to: state).disposed(by: bag)
        Observable.merge(epics.map { $0(actions.asObservable()) }).bind(to: actions).disposed(by: bag)
    }
    func dispatch(_ a: A) { actions.accept(a) }
    func select<T: Equatable>(_ path: KeyPath<S, T>) -> Observable<T> { state.map { $0[keyPath: path] }.distinctUntilChanged() }
}
struct Boom: Error, CustomStringConvertible { let description = "boom" }
var calls = 0
let store = Store<State, Action>(State(), { s, a in switch a { case .inc(let n): s.count += n; case .add(let i): s.items.append(i); case .load: s.isLoading = true; case .loaded(.success(let v)): s.items += v; s.isLoading = false; case .loaded(.failure(let e)): s.error = "\(e)"; s.isLoading = false; case .clear: s = State() } },
    { $0.compactMap { if case .load = $0 { return () } else { return nil } }.flatMapLatest { _ -> Observable<Action> in calls += 1; return calls > 1 ? .just(.loaded(.failure(Boom()))) : Observable.just(.loaded(.success(["x", "y"]))).delay(.milliseconds(10), scheduler: MainScheduler.instance) } })
let bag = DisposeBag()
store.select(\.count).subscribe(onNext: { print("count", $0) }).disposed(by: bag); store.select(\.items).subscribe(onNext: { print("items", $0) }).disposed(by: bag); store.select(\.isLoading).skip(1).subscribe(onNext: { print("loading", $0) }).disposed(by: bag); store.select(\.error).compactMap { $0 }.subscribe(onNext: { print("error", $0) }).disposed(by: bag)
store.dispatch(.inc(2)); store.dispatch(.inc(0)); store.dispatch(.add("a")); store.dispatch(.load)
_ = Observable<Int>.timer(.milliseconds(50), scheduler: MainScheduler.instance).subscribe(onNext: { _ in store.dispatch(.load); store.dispatch(.clear); print(store.state.value) })
