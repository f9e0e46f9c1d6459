/*:
 # Gestures

 The app of lesson 21: a photograph on a table. A tap picks it up or puts it down, a long press writes on its back, a
 finger moves it, two fingers rotate and zoom it, a swipe with a pencil crosses it out.

 `rill app lessons/apps/gestures.swift` opens it, `rill run` plays a visit.
 */
import RxCocoa
import RxGesture
import RxRelay
import RxSwift
import UIKit

final class PhotoViewController: UIViewController {
    private let photo = UIImageView(frame: CGRect(x: 40, y: 30, width: 80, height: 60))
    private let caption = UILabel()
    private let journal = UILabel()
    private let note = BehaviorRelay(value: "on the table")
    private let bag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Photograph"
        photo.image = UIImage(named: "lighthouse")
        photo.accessibilityIdentifier = "photo"
        photo.isUserInteractionEnabled = true
        [photo, caption, journal].forEach(view.addSubview)

        note.bind(to: caption.rx.text).disposed(by: bag)
        note.scan(into: [String]()) { lines, line in lines = (lines + [line]).suffix(3) }
            .map { $0.joined(separator: " · ") }
            .bind(to: journal.rx.text)
            .disposed(by: bag)
        listen()
    }

    private func listen() {
        let gestures = photo.rx
        gestures.anyGesture(.tap(), .longPress()).when(.recognized)
            .map { $0 is UITapGestureRecognizer }
            .scan((isUp: false, text: "")) { old, isTap in
                isTap ? (!old.isUp, old.isUp ? "on the table" : "in the hand") : (old.isUp, "a word on its back")
            }
            .map { $0.text }
            .bind(to: note)
            .disposed(by: bag)

        let pan = gestures.panGesture().share(replay: 1, scope: .whileConnected)
        let start = pan.when(.began).map { [unowned photo] _ in photo.frame.origin }
        pan.when(.changed).asTranslation(in: .superview)
            .withLatestFrom(start) { ($0.translation, $1) }
            .subscribe(onNext: { [unowned photo] moved, start in
                photo.frame.origin = CGPoint(x: start.x + moved.x, y: start.y + moved.y)
            })
            .disposed(by: bag)
        pan.when(.ended)
            .map { [unowned photo] _ in "laid at \(Int(photo.frame.origin.x)), \(Int(photo.frame.origin.y))" }
            .bind(to: note)
            .disposed(by: bag)

        gestures.transformGestures { recognizers, _ in recognizers.panGesture.isEnabled = false }
            .when(.changed).asTransform()
            .map { $0.transform }
            .do(onNext: { [unowned photo] in photo.transform = $0 })
            .map { transform in
                let size = (transform.a * transform.a + transform.b * transform.b).squareRoot()
                return String(format: "%.1f times as large", Double(size))
            }
            .bind(to: note)
            .disposed(by: bag)

        gestures
            .swipeGesture(.left) { recognizer in
                recognizer.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.stylus.rawValue)]
            }
            .when(.recognized)
            .map { _ in "crossed out" }
            .bind(to: note)
            .disposed(by: bag)
    }
}

let controller = PhotoViewController()
show(controller)
let photo = screen.find("photo", as: UIImageView.self)
visit(
    ("look", { print(screen) }),
    ("pick it up", { photo.tap() }),
    ("write on it", { photo.longPress() }),
    ("move it", { photo.pan(from: CGPoint(x: 0, y: 0), to: CGPoint(x: 25, y: 15)) }),
    ("stretch it", { photo.pinch(scale: 1.5) }),
    ("a finger does not cross out", { photo.swipe(.left) }),
    ("look again", { print(screen) }),
    ("a pencil does", { withPencil { photo.swipe(.left) } }),
    ("look once more", { print(screen) })
)
/* Prints:
> look
┌─ Photo ───────────────────────────────┐
│ Photograph                            │
├───────────────────────────────────────┤
│ ┌───────────────────────────────────┐ │
│ │ 🎈                                │ │
│ └───────────────────────────────────┘ │
│ on the table                          │
│ on the table                          │
└───────────────────────────────────────┘
> pick it up
> write on it
> move it
> stretch it
> a finger does not cross out
> look again
┌─ Photo ───────────────────────────────┐
│ Photograph                            │
├───────────────────────────────────────┤
│ ┌───────────────────────────────────┐ │
│ │ 🎈                                │ │
│ └───────────────────────────────────┘ │
│ 1.5 times as large                    │
│ a word on its back · laid at 65, 45 · │
│ 1.5 times as large                    │
└───────────────────────────────────────┘
> a pencil does
> look once more
┌─ Photo ───────────────────────────────┐
│ Photograph                            │
├───────────────────────────────────────┤
│ ┌───────────────────────────────────┐ │
│ │ 🎈                                │ │
│ └───────────────────────────────────┘ │
│ crossed out                           │
│ laid at 65, 45 · 1.5 times as large · │
│ crossed out                           │
└───────────────────────────────────────┘
*/
