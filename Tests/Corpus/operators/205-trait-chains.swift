import RxSwift  // from our engine
let bag = DisposeBag()
enum E: Error { case a }
func load(_ id: Int) -> Single<String> { Single.create { s in id > 0 ? s(.success("item \(id)")) : s(.failure(E.a)); return Disposables.create() } }
func save(_ s: String) -> Completable { Completable.create { c in print("saving", s); c(.completed); return Disposables.create() } }
func find(_ s: String) -> Maybe<Int> { s.count > 3 ? .just(s.count) : .empty() }
load(1).flatMapCompletable(save).andThen(Single.just("after")).subscribe { print($0) }.disposed(by: bag)
load(0).map(\.count).catchAndReturn(0).subscribe { print($0) }.disposed(by: bag)
load(2).flatMapMaybe(find).ifEmpty(default: -1).subscribe { print($0) }.disposed(by: bag)
find("abc").subscribe { print($0) }.disposed(by: bag)
find("abcd").asObservable().subscribe { print($0) }.disposed(by: bag)
find("x").ifEmpty(switchTo: load(5).map(\.count)).subscribe(onSuccess: { print("sw", $0) }).disposed(by: bag)
Single.zip(load(1), load(2)) { $0 + "+" + $1 }.subscribe { print($0) }.disposed(by: bag)
Single.zip([load(1), load(2), load(3)]).subscribe(onSuccess: { print($0) }).disposed(by: bag)
Completable.zip(save("p"), save("q")).subscribe(onCompleted: { print("both") }).disposed(by: bag)
Completable.concat(save("r"), .error(E.a), save("never")).subscribe(onCompleted: { print("no") }, onError: { print("err", $0) }).disposed(by: bag)
Observable.of(1, 2, 3).asSingle().subscribe(onFailure: { print($0) }).disposed(by: bag)
Observable<Int>.empty().asSingle().subscribe(onFailure: { print($0) }).disposed(by: bag)
Observable.of(1, 2, 3).first().subscribe { print($0) }.disposed(by: bag)
Observable.of(4).asMaybe().map { $0 * 2 }.subscribe(onSuccess: { print($0) }, onError: { print($0) }, onCompleted: { print("C") }).disposed(by: bag)
Observable.of(1, 2, 3).ignoreElements().asCompletable().andThen(Observable.of("x")).subscribe { print($0) }.disposed(by: bag)
load(3).do(onSuccess: { print("do", $0) }, onSubscribe: { print("sub") }, onDispose: { print("disp") }).subscribe(onSuccess: { print("got", $0) }, onDisposed: { print("D") }).disposed(by: bag)
load(1).asCompletable().subscribe { print($0) }.disposed(by: bag)
load(1).asMaybe().filter { $0.isEmpty }.subscribe { print($0) }.disposed(by: bag)
Single.just(1).subscribe { result in
  switch result {
  case .success(let v): print("success", v)
  case .failure(let e): print("failure", e)
  }
}.disposed(by: bag)
load(0).retry(2).subscribe(onSuccess: { print($0) }, onFailure: { print("failed", $0) }).disposed(by: bag)
Single<Int>.deferred { .just(3) }.compactMap { $0 > 5 ? $0 : nil }.subscribe { print($0) }.disposed(by: bag)
