// A text view's size fits its lines and the insets of its container; an empty one is one line high.
import UIKit
import RxSwift
import RxCocoa

final class ComposeViewController: UIViewController {
    let textView = UITextView()
    var height: NSLayoutConstraint!
    private let bag = DisposeBag()
    override func viewDidLoad() {
        super.viewDidLoad()
        textView.font = .systemFont(ofSize: 20)
        textView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(textView)
        height = textView.heightAnchor.constraint(equalToConstant: 40)
        NSLayoutConstraint.activate([
            textView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor), height,
            textView.leadingAnchor.constraint(equalTo: view.leadingAnchor), textView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        textView.rx.text.orEmpty.skip(1).subscribe(onNext: { [unowned self] _ in
            let fit = self.textView.sizeThatFits(CGSize(width: self.textView.frame.width, height: .infinity))
            self.height.constant = min(max(40, fit.height), 100)
        }).disposed(by: bag)
    }
}
let compose = ComposeViewController()
show(compose)
let line = UIFont.systemFont(ofSize: 20).lineHeight
print(compose.textView.sizeThatFits(CGSize(width: 300, height: 1000)).height == line + 16)
visit(
    ("two lines", { compose.textView.type("Yes\nindeed") }),
    ("look", { print(compose.height.constant == 2 * line + 16, compose.textView.contentSize.height == 2 * line + 16) }),
    ("many lines", { compose.textView.type("\n\n\n\n") }),
    ("look", { print(compose.height.constant, compose.textView.frame.height, compose.textView.contentSize.height > 100) })
)
