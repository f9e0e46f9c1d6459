import RxSwift  // from our engine
import RxRelay
import Foundation
// Multicast, connectables, refCount, replay, lifetimes of shared work; games with state; undo; throttled saves.
final class Work { private(set) var started = 0; func run() -> Observable<Int> { Observable.create { [unowned self] o in started += 1; print("start", started); let d = Observable<Int>.interval(.milliseconds(10), scheduler: MainScheduler.instance).take(4).subscribe(o); return Disposables.create { print("stop"); d.dispose() } } } }
let bag = DisposeBag(), work = Work(), main = MainScheduler.instance
func at(_ ms: Int, _ f: @escaping () -> Void) { Observable<Int>.timer(.milliseconds(ms), scheduler: main).subscribe(onNext: { _ in f() }).disposed(by: bag) }
let shared = work.run().share(replay: 1)
at(0) { shared.subscribe(onNext: { print("A", $0) }, onCompleted: { print("A done") }).disposed(by: bag) }
at(25) { shared.subscribe(onNext: { print("B", $0) }, onCompleted: { print("B done") }).disposed(by: bag) }
at(60) { shared.subscribe(onNext: { print("C", $0) }).disposed(by: bag) }
at(200) {
    print("-- publish")
    let c = work.run().publish(); var connection: Disposable?
    c.subscribe(onNext: { print("P1", $0) }).disposed(by: bag); connection = c.connect()
    at(25) { c.subscribe(onNext: { print("P2", $0) }).disposed(by: bag) }; at(35) { connection?.dispose(); print("disconnected") }
}
at(300) {
    print("-- refCount"); let r = work.run().replay(2).refCount()
    let s1 = r.subscribe(onNext: { print("R1", $0) }); at(25) { let s2 = r.subscribe(onNext: { print("R2", $0) }); s1.dispose(); at(10) { s2.dispose() } }
}
at(400) { print("-- forever"); let f = work.run().take(2).share(replay: 2, scope: .forever); f.subscribe(onNext: { print("F1", $0) }).disposed(by: bag); at(50) { f.subscribe(onNext: { print("F2", $0) }, onCompleted: { print("F2 done") }).disposed(by: bag) } }
at(500) { print("-- autosave"); let edits = PublishRelay<String>(); edits.debounce(.milliseconds(20), scheduler: main).distinctUntilChanged().scan((0, "")) { ($0.0 + 1, $1) }.subscribe(onNext: { print("save #\($0.0): \($0.1)") }).disposed(by: bag)
    for (t, s) in [(0, "a"), (5, "ab"), (40, "ab"), (80, "abc"), (90, "abcd")] { at(t) { edits.accept(s) } } }
at(700) { print("-- game"); struct Game { var score = 0, lives = 3, log: [String] = [] }; enum Hit { case coin(Int), trap, heart }
    let hits = PublishSubject<Hit>(); let state = hits.scan(into: Game()) { g, h in switch h { case .coin(let n): g.score += n; case .trap: g.lives -= 1; case .heart where g.lives < 3: g.lives += 1; case .heart: g.log.append("full") } }.share(replay: 1)
    state.map(\.score).distinctUntilChanged().subscribe(onNext: { print("score", $0) }).disposed(by: bag); state.take(until: { $0.lives == 0 }, behavior: .inclusive).takeLast(1).subscribe(onNext: { print("over", $0.score, $0.log) }).disposed(by: bag)
    ([.coin(5), .heart, .trap, .trap, .heart, .coin(0), .trap, .coin(2), .trap, .coin(9)] as [Hit]).forEach(hits.onNext) }
at(800) { print("-- polling"); var n = 0; Observable<Int>.interval(.milliseconds(10), scheduler: main).startWith(-1).flatMapLatest { _ -> Single<Int> in n += 1; return n == 2 ? .error(RxError.timeout) : .just(n) }.retry(when: { e in e.take(1).delay(.milliseconds(5), scheduler: main) }).take(4).toArray().subscribe(onSuccess: { print($0) }, onFailure: { print($0) }).disposed(by: bag) }
at(900) { print("-- race"); Observable.amb([30, 10, 20].map { n in Observable.just(n).delay(.milliseconds(n), scheduler: main) }).timeout(.milliseconds(15), scheduler: main).subscribe { print($0) }.disposed(by: bag); Observable.merge([3, 1, 2].map { n in Observable.just(n).delay(.milliseconds(n * 10), scheduler: main) }).toArray().subscribe(onSuccess: { print("sleep sort", $0) }).disposed(by: bag) }
