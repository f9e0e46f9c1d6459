import RxSwift  // from our engine
extension ObservableType {
    func pairwise() -> Observable<(Element, Element)> { scan((nil, nil)) { (acc: (Element?, Element?), next) in (acc.1, next) }.compactMap { pair in pair.0.flatMap { a in pair.1.map { (a, $0) } } } }
    func unwrap<T>() -> Observable<T> where Element == T? { compactMap { $0 } }
    func retry(_ n: Int, when should: @escaping (Error) -> Bool) -> Observable<Element> { self.catch { e in n > 0 && should(e) ? self.asObservable().retry(n - 1, when: should) : .error(e) } }
    func toggled() -> Observable<Bool> { scan(false) { on, _ in !on }.startWith(false) }
    static func +(a: Self, b: Self) -> Observable<Element> { Observable.concat(a.asObservable(), b.asObservable()) }
}
let bag = DisposeBag()
Observable.of(1, 4, 9, 16).pairwise().map { $1 - $0 }.subscribe(onNext: { print("diff", $0) }).disposed(by: bag)
Observable.of("a", nil, "c").unwrap().toArray().subscribe(onSuccess: { print($0) }).disposed(by: bag)
enum E: Error { case soft, hard }
var tries = 0
Observable<Int>.create { o in tries += 1; o.onNext(tries); o.onError(tries < 3 ? E.soft : E.hard); return Disposables.create { print("disposed", tries) } }
    .retry(5) { $0 is E && "\($0)" == "soft" }.subscribe(onNext: { print("try", $0) }, onError: { print("failed", $0) }).disposed(by: bag)
(Observable.just(1) + Observable.of(2, 3)).map { $0 * 10 }.subscribe { print($0) }.disposed(by: bag)
Observable.of((), (), ()).toggled().subscribe(onNext: { print($0, terminator: " ") }, onDisposed: { print("|") }).disposed(by: bag)
