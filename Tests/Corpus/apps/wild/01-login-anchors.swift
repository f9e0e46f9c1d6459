// A login form with anchors: constraints place the form in the middle, the button is enabled by the view model.
import UIKit
import RxSwift
import RxCocoa

final class LoginViewModel {
    let email = BehaviorRelay<String>(value: "")
    let password = BehaviorRelay<String>(value: "")
    var isValid: Observable<Bool> {
        return Observable.combineLatest(email, password) { email, password in
            let predicate = NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,4}")
            return predicate.evaluate(with: email) && password.count >= 6
        }
    }
    func login() -> Observable<Bool> {
        return Observable.just(true).delay(.seconds(1), scheduler: MainScheduler.instance)
    }
}

final class LoginViewController: UIViewController {
    private let viewModel = LoginViewModel()
    private let disposeBag = DisposeBag()

    private let titleLabel: UILabel = {
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        label.text = "Welcome back"
        label.font = UIFont.systemFont(ofSize: 28, weight: .bold)
        label.textColor = .label
        label.textAlignment = .center
        return label
    }()
    private let emailField: UITextField = {
        let field = UITextField()
        field.translatesAutoresizingMaskIntoConstraints = false
        field.placeholder = "Email"
        field.borderStyle = .roundedRect
        field.keyboardType = .emailAddress
        field.autocapitalizationType = .none
        return field
    }()
    private let passwordField: UITextField = {
        let field = UITextField()
        field.translatesAutoresizingMaskIntoConstraints = false
        field.placeholder = "Password"
        field.borderStyle = .roundedRect
        field.isSecureTextEntry = true
        return field
    }()
    private lazy var loginButton: UIButton = {
        let button = UIButton(type: .system)
        button.translatesAutoresizingMaskIntoConstraints = false
        button.setTitle("Log in", for: .normal)
        button.setTitleColor(.white, for: .normal)
        button.backgroundColor = .systemBlue
        button.layer.cornerRadius = 8
        button.layer.masksToBounds = true
        button.contentEdgeInsets = UIEdgeInsets(top: 12, left: 20, bottom: 12, right: 20)
        return button
    }()
    private let spinner = UIActivityIndicatorView(style: .medium)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Login"
        view.backgroundColor = .systemBackground
        setupViews()
        bind()
    }

    private func setupViews() {
        [titleLabel, emailField, passwordField, loginButton, spinner].forEach { view.addSubview($0) }
        spinner.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            titleLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
            titleLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            titleLabel.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            emailField.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 32),
            emailField.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
            emailField.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor),
            emailField.heightAnchor.constraint(equalToConstant: 44),
            passwordField.topAnchor.constraint(equalTo: emailField.bottomAnchor, constant: 12),
            passwordField.leadingAnchor.constraint(equalTo: emailField.leadingAnchor),
            passwordField.trailingAnchor.constraint(equalTo: emailField.trailingAnchor),
            passwordField.heightAnchor.constraint(equalTo: emailField.heightAnchor),
            loginButton.topAnchor.constraint(equalTo: passwordField.bottomAnchor, constant: 24),
            loginButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            loginButton.widthAnchor.constraint(greaterThanOrEqualToConstant: 160),
            spinner.centerXAnchor.constraint(equalTo: loginButton.centerXAnchor),
            spinner.topAnchor.constraint(equalTo: loginButton.bottomAnchor, constant: 16)
        ])
    }

    private func bind() {
        emailField.rx.text.orEmpty.bind(to: viewModel.email).disposed(by: disposeBag)
        passwordField.rx.text.orEmpty.bind(to: viewModel.password).disposed(by: disposeBag)
        viewModel.isValid.bind(to: loginButton.rx.isEnabled).disposed(by: disposeBag)
        viewModel.isValid.map { $0 ? 1 : 0.5 }.bind(to: loginButton.rx.alpha).disposed(by: disposeBag)
        loginButton.rx.tap
            .do(onNext: { [weak self] in
                self?.view.endEditing(true)
                self?.spinner.startAnimating()
            })
            .flatMapLatest { [viewModel] in viewModel.login() }
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] success in
                self?.spinner.stopAnimating()
                let alert = UIAlertController(title: success ? "Success" : "Error", message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
                self?.present(alert, animated: true, completion: nil)
            })
            .disposed(by: disposeBag)
    }
}

let login = LoginViewController()
show(UINavigationController(rootViewController: login))
print(screen)
visit(
    ("wrong", { screen.find("Email", as: UITextField.self).type("ann"); screen.find("Password", as: UITextField.self).type("secret") }),
    ("right", { screen.find("text field 1", as: UITextField.self).type("@a.test"); print(screen) }),
    ("log in", { tap("Log in") }),
    ("wait", { print(screen) }))
