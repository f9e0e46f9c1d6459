// MVVM with inputs and outputs: a sign-up form of a storyboard.
import UIKit
import RxSwift
import RxCocoa

protocol ViewModelType {
    associatedtype Input
    associatedtype Output
    func transform(input: Input) -> Output
}
enum ValidationResult { case ok(message: String), empty, validating, failed(message: String) }
extension ValidationResult {
    var isValid: Bool { if case .ok = self { return true }; return false }
    var textColor: UIColor {
        switch self {
        case .ok: return UIColor(red: 138.0 / 255.0, green: 221.0 / 255.0, blue: 109.0 / 255.0, alpha: 1.0)
        case .empty, .validating: return .black
        case .failed: return .red
        }
    }
    var description: String {
        switch self {
        case let .ok(message): return message
        case .empty: return ""
        case .validating: return "validating ..."
        case let .failed(message): return message
        }
    }
}
extension Reactive where Base: UILabel {
    var validationResult: Binder<ValidationResult> {
        return Binder(base) { label, result in
            label.textColor = result.textColor
            label.text = result.description
        }
    }
}
final class SignupViewModel: ViewModelType {
    struct Input {
        let username: Driver<String>
        let password: Driver<String>
        let repeated: Driver<String>
        let signup: Signal<Void>
    }
    struct Output {
        let validatedUsername: Driver<ValidationResult>
        let validatedPassword: Driver<ValidationResult>
        let signupEnabled: Driver<Bool>
        let signedIn: Driver<Bool>
    }
    func transform(input: Input) -> Output {
        let username = input.username.map { name -> ValidationResult in
            if name.isEmpty { return .empty }
            if name.rangeOfCharacter(from: CharacterSet.alphanumerics.inverted) != nil { return .failed(message: "Only letters and digits") }
            return .ok(message: "Username available")
        }
        let password = Driver.combineLatest(input.password, input.repeated) { first, second -> ValidationResult in
            if first.count == 0 { return .empty }
            return first == second ? .ok(message: "Password repeated") : .failed(message: "Password different")
        }
        let enabled = Driver.combineLatest(username, password) { $0.isValid && $1.isValid }.distinctUntilChanged()
        let both = Driver.combineLatest(input.username, input.password) { (username: $0, password: $1) }
        let signedIn = input.signup.withLatestFrom(both)
            .flatMapLatest { pair in
                return Observable.just(pair.username != "taken").delay(.seconds(1), scheduler: MainScheduler.instance).asDriver(onErrorJustReturn: false)
            }
        return Output(validatedUsername: username, validatedPassword: password, signupEnabled: enabled, signedIn: signedIn)
    }
}
class SignupViewController: UIViewController {
    @IBOutlet weak var usernameOutlet: UITextField!
    @IBOutlet weak var usernameValidationOutlet: UILabel!
    @IBOutlet weak var passwordOutlet: UITextField!
    @IBOutlet weak var repeatedPasswordOutlet: UITextField!
    @IBOutlet weak var passwordValidationOutlet: UILabel!
    @IBOutlet weak var signupOutlet: UIButton!
    private let disposeBag = DisposeBag()
    override func viewDidLoad() {
        super.viewDidLoad()
        let viewModel = SignupViewModel()
        let output = viewModel.transform(input: SignupViewModel.Input(
            username: usernameOutlet.rx.text.orEmpty.asDriver(),
            password: passwordOutlet.rx.text.orEmpty.asDriver(),
            repeated: repeatedPasswordOutlet.rx.text.orEmpty.asDriver(),
            signup: signupOutlet.rx.tap.asSignal()))
        output.signupEnabled.drive(onNext: { [weak self] valid in
            self?.signupOutlet.isEnabled = valid
            self?.signupOutlet.alpha = valid ? 1.0 : 0.5
        }).disposed(by: disposeBag)
        output.validatedUsername.drive(usernameValidationOutlet.rx.validationResult).disposed(by: disposeBag)
        output.validatedPassword.drive(passwordValidationOutlet.rx.validationResult).disposed(by: disposeBag)
        output.signedIn.drive(onNext: { print("User signed in \($0)") }).disposed(by: disposeBag)
        let tapBackground = UITapGestureRecognizer()
        tapBackground.rx.event.subscribe(onNext: { [weak self] _ in self?.view.endEditing(true) }).disposed(by: disposeBag)
        view.addGestureRecognizer(tapBackground)
    }
}

let signup = show(SignupViewController())
visit(
    ("start", { print(screen) }),
    ("name", { signup.usernameOutlet.type("ann") }),
    ("passwords", { signup.passwordOutlet.type("abc"); signup.repeatedPasswordOutlet.type("abc") }),
    ("ready", { print(screen) }),
    ("sign up", { tap("Signup") }),
    ("wait", {}))
