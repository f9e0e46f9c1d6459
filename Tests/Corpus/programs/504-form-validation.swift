import RxSwift  // from our engine
import RxRelay
import RxCocoa
let email = BehaviorRelay(value: ""), password = BehaviorRelay(value: ""), confirm = BehaviorRelay(value: ""), tap = PublishRelay<Void>(), bag = DisposeBag()
enum Issue: String { case email = "bad email", short = "too short", mismatch = "passwords differ" }
let issues = Observable.combineLatest(email, password, confirm) { e, p, c -> [Issue] in
    var r: [Issue] = []
    if !(e.contains("@") && e.contains(".")) { r.append(.email) }
    if p.count < 4 { r.append(.short) }
    if p != c { r.append(.mismatch) }
    return r
}.distinctUntilChanged().share(replay: 1)
issues.map { $0.map(\.rawValue).joined(separator: ", ") }.subscribe(onNext: { print("issues:", $0) }).disposed(by: bag)
issues.map(\.isEmpty).distinctUntilChanged().bind { print("enabled", $0) }.disposed(by: bag)
tap.withLatestFrom(issues).filter(\.isEmpty).withLatestFrom(Observable.combineLatest(email, password)) { ($1.0, $1.1.count) }.subscribe { print("submit", $0) } onCompleted: { print("done") }.disposed(by: bag)
tap.accept(()); email.accept("a@b.c"); password.accept("abcd"); confirm.accept("abcd"); tap.accept(()); password.accept("abc"); tap.accept(())
