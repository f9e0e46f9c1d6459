// A pan shorter than the limit springs back; a longer one removes the card and shows the next.
import UIKit
import RxSwift
import RxCocoa
import RxGesture

class CardView: UIView {
    let titleLabel = UILabel()
    let likeLabel = UILabel()
    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 16
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.2
        layer.shadowOffset = CGSize(width: 0, height: 4)
        layer.shadowRadius = 8
        titleLabel.frame = CGRect(x: 20, y: 20, width: frame.width - 40, height: 30)
        likeLabel.frame = CGRect(x: 20, y: 60, width: frame.width - 40, height: 30)
        likeLabel.alpha = 0
        likeLabel.text = "LIKE"
        addSubview(titleLabel)
        addSubview(likeLabel)
    }
    required init?(coder: NSCoder) { fatalError() }
}
class SwipeViewController: UIViewController {
    private var cards = ["Ann", "Bea", "Cid"]
    private let bag = DisposeBag()
    private var card: CardView!
    let liked = PublishRelay<String>()
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGray6
        next()
        liked.scan(0) { n, _ in n + 1 }.subscribe(onNext: { print("likes", $0) }).disposed(by: bag)
    }
    private func next() {
        guard !cards.isEmpty else { print("no more"); return }
        let name = cards.removeFirst()
        let card = CardView(frame: CGRect(x: 45, y: 200, width: 300, height: 400))
        card.titleLabel.text = name
        view.addSubview(card)
        self.card = card
        let start = card.center
        let pan = card.rx.panGesture().share(replay: 1)
        pan.when(.changed).asTranslation().subscribe(onNext: { [weak card] translation, _ in
            card?.center = CGPoint(x: start.x + translation.x, y: start.y + translation.y)
            card?.transform = CGAffineTransform(rotationAngle: translation.x / 1000)
            card?.likeLabel.alpha = min(1, max(0, translation.x / 150))
        }).disposed(by: bag)
        pan.when(.ended).asTranslation().subscribe(onNext: { [weak self, weak card] translation, velocity in
            guard let self = self, let card = card else { return }
            if translation.x > 120 {
                UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseIn, .allowUserInteraction], animations: {
                    card.center.x += 500
                    card.alpha = 0
                }, completion: { _ in
                    card.removeFromSuperview()
                    self.liked.accept(name)
                    self.next()
                })
            } else {
                UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 1, options: []) {
                    card.center = start
                    card.transform = .identity
                    card.likeLabel.alpha = 0
                }
            }
        }).disposed(by: bag)
        card.rx.longPressGesture(configuration: { r, _ in r.minimumPressDuration = 0.4 }).when(.began).subscribe(onNext: { _ in print("info", name) }).disposed(by: bag)
    }
    var current: CardView { card }
}
let s = SwipeViewController()
show(s)
visit(
    ("", { print(screen); s.current.pan(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 200, y: 200)) }),
    ("", { print(s.current.center.x, s.current.transform.isIdentity); s.current.pan(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 350, y: 200)) }),
    ("", { print(screen); s.current.longPress(for: 0.5) })
)
