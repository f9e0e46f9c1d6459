import Foundation  // from our engine
import RxSwift
enum Net: Error, Equatable { case timeout, status(Int), offline }
extension Net: LocalizedError { var errorDescription: String? { switch self { case .timeout: return "timed out"; case .status(let c): return "HTTP \(c)"; case .offline: return nil } } }
let bag = DisposeBag()
var n = 0
let flaky = Observable<String>.deferred {
  n += 1
  switch n { case 1: return .error(Net.timeout); case 2: return .error(Net.status(503)); case 3: return .just("ok"); default: return .error(Net.offline) }
}
flaky.retry(3).subscribe { print($0) }.disposed(by: bag)
n = 0
flaky.retry(2).subscribe(onError: { print("gave up", $0, $0.localizedDescription) }).disposed(by: bag)
n = 0
flaky.retry(when: { (errors: Observable<Net>) in errors.flatMap { e -> Observable<Void> in e == .status(503) ? .error(e) : .just(()) } })
  .subscribe { print($0) }.disposed(by: bag)
n = 3
flaky.catch { e in (e as? Net) == .offline ? .just("cached") : .error(e) }.subscribe { print($0) }.disposed(by: bag)
flaky.catchAndReturn("dflt").subscribe { print($0) }.disposed(by: bag)
Observable.catch(sequence: [Observable<Int>.error(Net.timeout), .of(1, 2), .of(3)]).subscribe { print($0) }.disposed(by: bag)
flaky.materialize().map { "\($0)" }.subscribe { print($0) }.disposed(by: bag)
flaky.subscribe(onError: { e in
  switch e {
  case Net.offline: print("offline!", (e as? LocalizedError)?.errorDescription ?? "none")
  case let Net.status(code) where code >= 500: print("server", code)
  case is Net: print("other net")
  default: print("unknown")
  }
}).disposed(by: bag)
Observable.of(1, 2, 0, 4).map { d -> Int in guard d != 0 else { throw Net.status(400) }; return 100 / d }
  .do(onNext: { print("do", $0) }, onError: { print("do", $0) })
  .catchAndReturn(-1).subscribe { print($0) }.disposed(by: bag)
func validate(_ s: String) -> Single<String> { s.isEmpty ? .error(Net.status(422)) : .just(s.uppercased()) }
Observable.of("a", "", "c").flatMap { validate($0).asObservable().materialize() }
  .subscribe(onNext: { print($0.element ?? $0.error.map { "\($0)" } ?? "done") }).disposed(by: bag)
Observable.of("a", "", "c").concatMap { validate($0).catchAndReturn("?") }.toArray().subscribe(onSuccess: { print($0) }).disposed(by: bag)
print(Net.status(404).localizedDescription, Net.timeout.localizedDescription)
Observable<Int>.error(RxError.argumentOutOfRange).subscribe { print($0) }.disposed(by: bag)
print(RxError.sequenceTimeoutText)
extension RxError { static var sequenceTimeoutText: String { RxError.timeout.debugDescription } }
