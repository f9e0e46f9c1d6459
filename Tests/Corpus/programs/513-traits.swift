import RxSwift  // from our engine
import RxCocoa
let bag = DisposeBag()
enum E: Error { case x }
func load(_ ok: Bool) -> Single<String> { Single.create { s in ok ? s(.success("data")) : s(.failure(E.x)); return Disposables.create { print("cleanup") } } }
load(true).map(\.count).subscribe { switch $0 { case .success(let n): print("n", n); case .failure(let e): print(e) } }.disposed(by: bag)
load(false).subscribe(onSuccess: { print($0) }, onFailure: { print("failed", $0) }, onDisposed: { print("disposed") }).disposed(by: bag)
load(true).flatMapCompletable { v in Completable.create { c in print("saving", v); c(.completed); return Disposables.create() } }.andThen(Single.just(1)).subscribe(onSuccess: { print("then", $0) }).disposed(by: bag)
load(true).filter { $0.isEmpty }.subscribe(onSuccess: { print($0) }, onCompleted: { print("empty maybe") }).disposed(by: bag)
Single.zip(load(true), .just(2)) { "\($0)\($1)" }.do(onSuccess: { print("do", $0) }).asObservable().asDriver(onErrorJustReturn: "-").drive(onNext: { print("drive", $0) }).disposed(by: bag)
Maybe.just(3).flatMap { $0 > 2 ? Maybe.just("big") : .empty() }.subscribe(onSuccess: { print($0) }).disposed(by: bag); Completable.zip(.empty(), .empty()).subscribe(onCompleted: { print("zip") }).disposed(by: bag); Completable.concat([.empty(), .error(E.x)]).subscribe(onCompleted: nil, onError: { print("c", $0) }).disposed(by: bag)
let driver = Driver.of(1, 2, 3).scan(0, accumulator: +); driver.drive(onNext: { print("d", $0) }).disposed(by: bag); Signal.just("s").emit(onNext: { print($0) }).disposed(by: bag)
Observable.of(1, 2).asInfallible(onErrorJustReturn: 0).map { $0 * 2 }.subscribe(onNext: { print("inf", $0) }).disposed(by: bag); Infallible.of("a").withUnretained(bag).subscribe(onNext: { _, v in print(v) }).disposed(by: bag)
load(false).retry(2).catchAndReturn("fallback").subscribe(onSuccess: { print($0) }).disposed(by: bag); Observable.just(1).first().subscribe(onSuccess: { print("first", $0 as Any) }).disposed(by: bag)
