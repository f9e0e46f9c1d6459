import Foundation  // from our engine
import RxSwift
import RxCocoa

// MVVM with inputs and outputs.
protocol ViewModelType {
    associatedtype Input
    associatedtype Output
    func transform(input: Input) -> Output
}

enum ValidationResult {
    case ok(message: String)
    case empty
    case validating
    case failed(message: String)
}
extension ValidationResult {
    var isValid: Bool {
        switch self {
        case .ok: return true
        default: return false
        }
    }
}
extension ValidationResult: CustomStringConvertible {
    var description: String {
        switch self {
        case let .ok(message): return message
        case .empty: return ""
        case .validating: return "validating ..."
        case let .failed(message): return message
        }
    }
}

protocol SignupAPI {
    func usernameAvailable(_ username: String) -> Observable<Bool>
    func signup(_ username: String, password: String) -> Observable<Bool>
}
final class FakeAPI: SignupAPI {
    let taken: Set<String>
    let scheduler: SchedulerType
    init(taken: Set<String>, scheduler: SchedulerType) { self.taken = taken; self.scheduler = scheduler }
    func usernameAvailable(_ username: String) -> Observable<Bool> {
        Observable.just(!taken.contains(username)).delay(.milliseconds(300), scheduler: scheduler)
    }
    func signup(_ username: String, password: String) -> Observable<Bool> {
        return Observable.create { observer in
            print("  -> signing up \(username)")
            observer.onNext(true)
            observer.onCompleted()
            return Disposables.create()
        }.delaySubscription(.milliseconds(100), scheduler: scheduler)
    }
}

final class SignupViewModel: ViewModelType {
    struct Input {
        let username: Driver<String>
        let password: Driver<String>
        let repeated: Driver<String>
        let loginTaps: Signal<Void>
    }
    struct Output {
        let validatedUsername: Driver<ValidationResult>
        let validatedPassword: Driver<ValidationResult>
        let signupEnabled: Driver<Bool>
        let signedIn: Driver<Bool>
        let signingIn: Driver<Bool>
    }
    private let api: SignupAPI
    private let minPasswordCount = 5
    init(api: SignupAPI) { self.api = api }

    private func validate(_ password: String) -> ValidationResult {
        if password.isEmpty { return .empty }
        return password.count < minPasswordCount ? .failed(message: "Password must be at least \(minPasswordCount) characters") : .ok(message: "Password acceptable")
    }

    func transform(input: Input) -> Output {
        let validatedUsername = input.username
            .distinctUntilChanged()
            .flatMapLatest { [api] username -> Driver<ValidationResult> in
                if username.isEmpty { return .just(.empty) }
                if username.rangeOfCharacter(from: CharacterSet.alphanumerics.inverted) != nil {
                    return .just(.failed(message: "Username can only contain numbers or digits"))
                }
                return api.usernameAvailable(username)
                    .map { $0 ? .ok(message: "Username available") : .failed(message: "Username already taken") }
                    .startWith(.validating)
                    .asDriver(onErrorJustReturn: .failed(message: "Error contacting server"))
            }
        let validatedPassword = input.password.map(validate)
        let validatedRepeat = Driver.combineLatest(input.password, input.repeated) { a, b -> ValidationResult in
            if b.isEmpty { return .empty }
            return a == b ? .ok(message: "same") : .failed(message: "different")
        }
        let activity = BehaviorRelay(value: false)
        let credentials = Driver.combineLatest(input.username, input.password) { (username: $0, password: $1) }
        let signedIn = input.loginTaps
            .withLatestFrom(credentials)
            .flatMapLatest { [weak self] pair -> Driver<Bool> in
                guard let self = self else { return .empty() }
                return self.api.signup(pair.username, password: pair.password)
                    .do(onSubscribe: { activity.accept(true) }, onDispose: { activity.accept(false) })
                    .asDriver(onErrorJustReturn: false)
            }
        let enabled = Driver.combineLatest(validatedUsername, validatedPassword, validatedRepeat, activity.asDriver()) { u, p, r, busy in
            u.isValid && p.isValid && r.isValid && !busy
        }.distinctUntilChanged()
        return Output(validatedUsername: validatedUsername, validatedPassword: validatedPassword, signupEnabled: enabled, signedIn: signedIn, signingIn: activity.asDriver())
    }
}

let disposeBag = DisposeBag()
let username = BehaviorRelay(value: ""), password = BehaviorRelay(value: ""), repeated = BehaviorRelay(value: "")
let taps = PublishRelay<Void>()
let viewModel = SignupViewModel(api: FakeAPI(taken: ["bob"], scheduler: MainScheduler.instance))
let output = viewModel.transform(input: .init(username: username.asDriver(), password: password.asDriver(), repeated: repeated.asDriver(), loginTaps: taps.asSignal()))
output.validatedUsername.drive(onNext: { print("username:", $0) }).disposed(by: disposeBag)
output.validatedPassword.drive(onNext: { print("password:", $0) }).disposed(by: disposeBag)
output.signupEnabled.drive(onNext: { print("enabled:", $0) }).disposed(by: disposeBag)
output.signedIn.drive(onNext: { print("signed in:", $0) }, onCompleted: { print("never") }).disposed(by: disposeBag)
output.signingIn.drive { print("busy:", $0) }.disposed(by: disposeBag)

let script: [(Int, () -> Void)] = [
    (100, { username.accept("bo b") }),
    (200, { username.accept("bob") }),
    (900, { username.accept("alice") }),
    (1500, { password.accept("abc") }),
    (1600, { password.accept("abcdef") }),
    (1700, { repeated.accept("abcdef") }),
    (2000, { taps.accept(()) }),
]
for (at, action) in script {
    Observable<Int>.timer(.milliseconds(at), scheduler: MainScheduler.instance)
        .subscribe(onNext: { _ in action() })
        .disposed(by: disposeBag)
}
