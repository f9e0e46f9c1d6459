// Inputs and outputs with SnapKit and Then: validation, a request that fails, an alert.
import UIKit
import RxSwift
import RxCocoa
import SnapKit
import Then

protocol ViewModel {
    associatedtype Input
    associatedtype Output
    var disposeBag: DisposeBag { get set }
    func transform(from input: Input) -> Output
}
final class LoginViewModel: ViewModel {
    struct Input {
        let emailTextFieldDidEditEvent: Observable<String>
        let passwordTextFieldDidEditEvent: Observable<String>
        let loginButtonDidTapEvent: Observable<Void>
    }
    struct Output {
        let isLoginEnabled = BehaviorRelay<Bool>(value: false)
        let loginResult = PublishRelay<Result<String, LoginError>>()
    }
    enum LoginError: LocalizedError {
        case wrongPassword
        var errorDescription: String? { "The password is wrong." }
    }
    var disposeBag = DisposeBag()
    private let emailSubject = BehaviorSubject(value: "")
    private let passwordSubject = BehaviorSubject(value: "")

    func transform(from input: Input) -> Output {
        let output = Output()
        input.emailTextFieldDidEditEvent.bind(to: emailSubject).disposed(by: disposeBag)
        input.passwordTextFieldDidEditEvent.bind(to: passwordSubject).disposed(by: disposeBag)
        Observable.combineLatest(emailSubject.map(isValidEmail), passwordSubject.map { $0.count >= 6 }, resultSelector: { $0 && $1 })
            .distinctUntilChanged()
            .bind(to: output.isLoginEnabled)
            .disposed(by: disposeBag)
        input.loginButtonDidTapEvent
            .withLatestFrom(Observable.combineLatest(emailSubject, passwordSubject))
            .flatMapLatest { [weak self] email, password -> Observable<Result<String, LoginError>> in
                self?.login(email: email, password: password) ?? .empty()
            }
            .bind(to: output.loginResult)
            .disposed(by: disposeBag)
        return output
    }
    private func isValidEmail(_ email: String) -> Bool {
        let emailRegEx = "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}"
        return NSPredicate(format: "SELF MATCHES %@", emailRegEx).evaluate(with: email)
    }
    private func login(email: String, password: String) -> Observable<Result<String, LoginError>> {
        let result: Result<String, LoginError> =
            password == "secret1" ? .success("token-\(email.count)") : .failure(.wrongPassword)
        return Observable.just(result).delay(.milliseconds(500), scheduler: MainScheduler.instance)
    }
}
final class LoginViewController: UIViewController {
    private let titleLabel = UILabel().then {
        $0.text = "Welcome back"
        $0.font = .systemFont(ofSize: 28, weight: .bold)
        $0.textAlignment = .center
        $0.numberOfLines = 0
    }
    private let emailTextField = UITextField().then {
        $0.placeholder = "Email"
        $0.keyboardType = .emailAddress
        $0.autocapitalizationType = .none
        $0.addLeftPadding()
    }
    private let passwordTextField = UITextField().then {
        $0.placeholder = "Password"
        $0.isSecureTextEntry = true
        $0.textContentType = .password
        $0.addLeftPadding()
    }
    private lazy var loginButton = UIButton(type: .system).then {
        $0.setTitle("Log in", for: .normal)
        $0.setTitleColor(.white, for: .normal)
        $0.setTitleColor(.lightGray, for: .disabled)
        $0.backgroundColor = .systemBlue
        $0.layer.cornerRadius = 12
        $0.clipsToBounds = true
    }
    private let viewModel: LoginViewModel
    private let disposeBag = DisposeBag()

    init(viewModel: LoginViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }
    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        configureUI()
        bindViewModel()
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        view.endEditing(true)
    }
    private func configureUI() {
        view.backgroundColor = .systemBackground
        [titleLabel, emailTextField, passwordTextField, loginButton].forEach { view.addSubview($0) }
        titleLabel.snp.makeConstraints {
            $0.top.equalTo(view.safeAreaLayoutGuide).offset(40)
            $0.leading.trailing.equalToSuperview().inset(20)
        }
        emailTextField.snp.makeConstraints {
            $0.top.equalTo(titleLabel.snp.bottom).offset(40)
            $0.leading.trailing.equalToSuperview().inset(20)
            $0.height.equalTo(48)
        }
        passwordTextField.snp.makeConstraints {
            $0.top.equalTo(emailTextField.snp.bottom).offset(12)
            $0.leading.trailing.height.equalTo(emailTextField)
        }
        loginButton.snp.makeConstraints {
            $0.top.equalTo(passwordTextField.snp.bottom).offset(24)
            $0.horizontalEdges.equalToSuperview().inset(20)
            $0.height.equalTo(52)
        }
    }
    private func bindViewModel() {
        let input = LoginViewModel.Input(
            emailTextFieldDidEditEvent: emailTextField.rx.text.orEmpty.asObservable(),
            passwordTextFieldDidEditEvent: passwordTextField.rx.text.orEmpty.asObservable(),
            loginButtonDidTapEvent: loginButton.rx.tap.throttle(.seconds(1), latest: false, scheduler: MainScheduler.instance))
        let output = viewModel.transform(from: input)
        output.isLoginEnabled
            .asDriver()
            .drive(loginButton.rx.isEnabled)
            .disposed(by: disposeBag)
        output.isLoginEnabled
            .map { $0 ? UIColor.systemBlue : UIColor.systemGray4 }
            .bind(to: loginButton.rx.backgroundColor)
            .disposed(by: disposeBag)
        output.loginResult
            .observe(on: MainScheduler.asyncInstance)
            .subscribe(with: self, onNext: { owner, result in
                switch result {
                case .success(let token): print("logged in with \(token)")
                case .failure(let error): owner.showAlert(message: error.localizedDescription)
                }
            })
            .disposed(by: disposeBag)
    }
    private func showAlert(message: String) {
        let alert = UIAlertController(title: "Login failed", message: message, preferredStyle: .alert)
        alert.addAction(.init(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
private extension UITextField {
    func addLeftPadding(_ width: CGFloat = 12) {
        let paddingView = UIView(frame: CGRect(x: 0, y: 0, width: width, height: self.frame.height))
        self.leftView = paddingView
        self.leftViewMode = ViewMode.always
        layer.cornerRadius = 12
        layer.borderWidth = 1
        layer.borderColor = UIColor.systemGray5.cgColor
    }
}

show(LoginViewController(viewModel: LoginViewModel()))
visit(("", { print(screen) }),
  ("wrong", { screen.find("Email", as: UITextField.self).type("a@b.co"); screen.find("Password", as: UITextField.self).type("1234567") }),
  ("", { tap("Log in") }), ("", {}), ("", { print(screen); choose("OK") }))
