import RxSwift  // from our engine
enum AppError: Error, Equatable { case code(Int) }
let bag = DisposeBag()
func fail(_ n: Int) -> Observable<Int> { .concat(.just(n), .error(AppError.code(n))) }
fail(1).catchAndReturn(-1).subscribe { print($0) }.disposed(by: bag)
fail(2).catch { e in e as? AppError == .code(2) ? .of(20, 21) : .error(e) }.subscribe { print($0) }.disposed(by: bag)
var left = 2
Observable<Int>.deferred { left -= 1; return left > 0 ? fail(left) : .just(99) }.retry(3).subscribe { print("retry", $0) }.disposed(by: bag)
fail(3).materialize().map { $0.isStopEvent }.subscribe(onNext: { print("stop", $0) }).disposed(by: bag)
fail(4).materialize().compactMap(\.error).subscribe(onNext: { print("err", $0) }).disposed(by: bag)
Observable.of(1, 2, 3).map { n -> Int in if n == 2 { throw AppError.code(n) }; return n }.do(onError: { print("side", $0) }, onSubscribe: { print("sub") }, onDispose: { print("disp") }).subscribe(onNext: { print($0) }, onError: { print("E", $0) }).disposed(by: bag)
Single<Int>.create { s in s(.failure(AppError.code(5))); return Disposables.create() }.catch { _ in .just(0) }.subscribe(onSuccess: { print("single", $0) }).disposed(by: bag)
Maybe<Int>.empty().ifEmpty(default: 7).subscribe { print("maybe", $0) }.disposed(by: bag)
Completable.error(AppError.code(6)).subscribe(onCompleted: { print("no") }, onError: { print("completable", $0) }).disposed(by: bag)
Completable.empty().andThen(Observable.of(1, 2)).subscribe { print($0) }.disposed(by: bag)
Observable.of(1, 2).single().subscribe { print($0) }.disposed(by: bag); Observable<Int>.empty().asSingle().subscribe(onFailure: { print($0) }).disposed(by: bag); Observable.just(1).asSingle().asCompletable().subscribe { print("c", $0) }.disposed(by: bag)
Observable<Int>.sequence(fail(8)).subscribe { print($0) }.disposed(by: bag)
extension Observable { static func sequence(_ o: Observable<Int>) -> Observable<String> { o.map { "n\($0)" }.catch { .just("caught \($0)") } } }
