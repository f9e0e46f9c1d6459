import Foundation  // from our engine
import RxSwift
import RxCocoa
extension String {
  var isEmail: Bool { let regex = "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,}"; return range(of: "^" + regex + "$", options: .regularExpression) != nil }
  var isStrong: Bool { rangeOfCharacter(from: .decimalDigits) != nil && rangeOfCharacter(from: .uppercaseLetters) != nil && count >= 8 }
}
struct ValidationError: Error, Equatable { let field: String; let reason: Reason; enum Reason: String, Error { case empty, invalid, weak } }
final class LoginViewModel {
  struct Credentials: Equatable { let email: String; let password: String }
  let email = BehaviorRelay<String?>(value: nil), password = BehaviorRelay<String?>(value: ""), submit = PublishRelay<Void>()
  lazy var emailError: Driver<String?> = email.asDriver().skip(1).map { [unowned self] in self.validate($0, "email") { $0.isEmail ? nil : .invalid } }
  lazy var canSubmit: Driver<Bool> = Driver.combineLatest(email.asDriver(), password.asDriver()) { ($0 ?? "").isEmail && ($1 ?? "").isStrong }.distinctUntilChanged()
  lazy var result: Signal<Result<String, ValidationError>> = submit.withLatestFrom(Observable.combineLatest(email, password) { Credentials(email: $0 ?? "", password: $1 ?? "") })
    .flatMapLatest { c -> Observable<Result<String, ValidationError>> in
      guard c.password.isStrong else { return .just(.failure(ValidationError(field: "password", reason: c.password.isEmpty ? .empty : .weak))) }
      return Observable.just(.success("token-\(c.email.split(separator: "@").first ?? "")")).delay(.milliseconds(50), scheduler: MainScheduler.instance)
    }
    .asSignal(onErrorRecover: { _ in .empty() })
  private func validate(_ s: String?, _ field: String, _ check: (String) -> ValidationError.Reason?) -> String? {
    guard let s = s, !s.isEmpty else { return "\(field) \(ValidationError.Reason.empty.rawValue)" }
    return check(s).map { "\(field) \($0)" }
  }
}
let vm = LoginViewModel(), bag = DisposeBag()
vm.emailError.drive(onNext: { print("email:", $0 ?? "ok") }).disposed(by: bag)
vm.canSubmit.drive(onNext: { print("submit", $0) }).disposed(by: bag)
vm.result.emit(onNext: { result in
  switch result { case .success(let t): print("token", t); case .failure(let e) where e.reason == .empty: print("fill in", e.field); case let .failure(e): print(e) }
}).disposed(by: bag)
for s in ["", "ann", "ann@example.org"] { vm.email.accept(s) }
vm.submit.accept(()); vm.password.accept("short"); vm.submit.accept(()); vm.password.accept("LongEnough1"); vm.submit.accept(())
// notifications
extension Notification.Name { static let score = Notification.Name("score") }
NotificationCenter.default.rx.notification(.score).compactMap { $0.userInfo?["points"] as? Int }.scan(0, accumulator: +).subscribe(onNext: { print("score", $0) }).disposed(by: bag)
for p in [3, 4] { NotificationCenter.default.post(name: .score, object: nil, userInfo: ["points": p]) }
// timers and dates
var calendar = Calendar(identifier: .gregorian); calendar.timeZone = TimeZone(secondsFromGMT: 0)!
let day = DateComponents(calendar: calendar, year: 2024, month: 2, day: 28).date!
Observable<Int>.range(start: 0, count: 3).map { calendar.date(byAdding: .day, value: $0, to: day)! }.map { d -> String in let f = DateFormatter(); f.calendar = calendar; f.timeZone = calendar.timeZone; f.locale = Locale(identifier: "en_US_POSIX"); f.dateFormat = "EEE d MMM"; return f.string(from: d) }.subscribe(onNext: { print($0) }).disposed(by: bag)
// collections
let words = "the quick brown fox jumps over the lazy dog the end"
Observable.from(words.split(separator: " ").map(String.init)).groupBy { $0.count }.flatMap { g in g.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }.map { (g.key, $0) } }
  .toArray().map { $0.sorted { $0.0 < $1.0 } }.subscribe(onSuccess: { for (k, v) in $0 { print(k, v.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }.joined(separator: ",")) } }).disposed(by: bag)
extension ObservableType { func reduce<R>(into seed: R, _ f: @escaping (inout R, Element) -> Void) -> Observable<R> { reduce(seed) { acc, e in var a = acc; f(&a, e); return a } } }
let matrix = [[1, 2], [3, 4]]
Observable.zip(matrix.map { Observable.from($0) }) { $0.reduce(0, +) }.subscribe(onNext: { print("col", $0) }).disposed(by: bag)
Observable.from(matrix).flatMap { Observable.from($0) }.filter { !$0.isMultiple(of: 2) }.map(String.init).reduce("", accumulator: +).subscribe(onNext: { print($0) }).disposed(by: bag)
Observable.of(3.14159, 2.71828).map { String(format: "%.2f", $0) }.subscribe(onNext: { print($0) }).disposed(by: bag)
Observable.from(["a": 1, "b": 2].sorted { $0.key < $1.key }).map { key, value in "\(key)=\(value)" }.subscribe(onNext: { print($0) }).disposed(by: bag)
let stream = Observable.of(1, 2, 3).share(replay: 1, scope: .forever)
Observable.combineLatest(stream, stream.skip(1)).map { (a: Int, b: Int) -> Int in a * b }.subscribe(onNext: { print("p", $0) }).disposed(by: bag)
Observable.zip(stream, Observable.of("a", "b", "c")).enumerated().subscribe(onNext: { index, pair in let (n, s) = pair; print(index, n, s) }).disposed(by: bag)
