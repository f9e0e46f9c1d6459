// The screen is laid out between the movements of a finger, so a pan sees the height that it has set.
import UIKit
import RxSwift
import RxCocoa

final class SheetViewController: UIViewController {
    enum Position: CGFloat, CaseIterable { case low = 100, middle = 400, high = 700 }
    let sheet = UIView()
    private var height: NSLayoutConstraint!
    private let position = BehaviorRelay(value: Position.low)
    private let bag = DisposeBag()
    override func viewDidLoad() {
        super.viewDidLoad()
        sheet.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(sheet)
        height = sheet.heightAnchor.constraint(equalToConstant: position.value.rawValue)
        NSLayoutConstraint.activate([
            height, sheet.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            sheet.trailingAnchor.constraint(equalTo: view.trailingAnchor), sheet.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        let pan = UIPanGestureRecognizer()
        sheet.addGestureRecognizer(pan)
        pan.rx.event.subscribe(onNext: { [unowned self] pan in
            switch pan.state {
            case .changed: self.height.constant = self.position.value.rawValue - pan.translation(in: self.view).y
            case .ended:
                let now = self.sheet.bounds.height
                self.position.accept(Position.allCases.min { abs($0.rawValue - now) < abs($1.rawValue - now) }!)
            default: break
            }
        }).disposed(by: bag)
        position.skip(1).subscribe(onNext: { [unowned self] position in
            print(position)
            self.height.constant = position.rawValue
        }).disposed(by: bag)
    }
}
let map = SheetViewController()
show(map)
visit(
    ("up", { map.sheet.pan(from: CGPoint(x: 100, y: 20), to: CGPoint(x: 100, y: -250)) }),
    ("height", { print(map.sheet.frame.height) }),
    ("down", { map.sheet.pan(from: CGPoint(x: 100, y: 20), to: CGPoint(x: 100, y: 300)) })
)
