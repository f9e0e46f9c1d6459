// RxKeyboard moves an input bar; the button is enabled by what is typed.
import UIKit
import RxSwift
import RxCocoa
import RxKeyboard

final class CommentInputBar: UIView {
    let textField = UITextField()
    let sendButton = UIButton(type: .system)
    override init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = .flexibleHeight
        textField.placeholder = "Add a comment…"
        sendButton.setTitle("Post", for: .normal)
        addSubview(textField)
        addSubview(sendButton)
        textField.frame = CGRect(x: 16, y: 8, width: 280, height: 34)
        sendButton.frame = CGRect(x: 300, y: 8, width: 80, height: 34)
    }
    required init?(coder: NSCoder) { fatalError() }
    override var intrinsicContentSize: CGSize { return CGSize(width: UIView.noIntrinsicMetric, height: 50) }
}
final class CommentsViewController: UIViewController {
    private let tableView = UITableView()
    private let inputBar = CommentInputBar()
    private let comments = BehaviorRelay<[String]>(value: ["First!"])
    private let disposeBag = DisposeBag()
    private var inputBottom: NSLayoutConstraint!
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Comments"
        [tableView, inputBar].forEach { v in view.addSubview(v); v.translatesAutoresizingMaskIntoConstraints = false }
        inputBottom = inputBar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.topAnchor), tableView.leftAnchor.constraint(equalTo: view.leftAnchor),
            tableView.rightAnchor.constraint(equalTo: view.rightAnchor), tableView.bottomAnchor.constraint(equalTo: inputBar.topAnchor),
            inputBar.leftAnchor.constraint(equalTo: view.leftAnchor), inputBar.rightAnchor.constraint(equalTo: view.rightAnchor), inputBottom
        ])
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "c")
        tableView.keyboardDismissMode = .onDrag
        comments.bind(to: tableView.rx.items(cellIdentifier: "c")) { $2.textLabel?.text = $1 }.disposed(by: disposeBag)
        RxKeyboard.instance.visibleHeight
            .drive(onNext: { [weak self] height in
                guard let self = self else { return }
                self.inputBottom.constant = height > 0 ? -height + self.view.safeAreaInsets.bottom : 0
                print("keyboard", height)
                self.view.layoutIfNeeded()
            })
            .disposed(by: disposeBag)
        inputBar.textField.rx.text.orEmpty.map { !$0.trimmingCharacters(in: .whitespaces).isEmpty }.bind(to: inputBar.sendButton.rx.isEnabled).disposed(by: disposeBag)
        inputBar.sendButton.rx.tap
            .compactMap { [weak self] in self?.inputBar.textField.text }
            .subscribe(onNext: { [weak self] text in
                guard let self else { return }
                comments.accept(comments.value + [text])
                inputBar.textField.text = nil
                inputBar.textField.sendActions(for: .valueChanged)
                inputBar.textField.resignFirstResponder()
            })
            .disposed(by: disposeBag)
    }
}

show(UINavigationController(rootViewController: CommentsViewController()))
visit(("", { screen.find("Add a comment…", as: UITextField.self).type("Nice") }), ("", { print(screen); tap("Post") }), ("", { print(screen) }))
