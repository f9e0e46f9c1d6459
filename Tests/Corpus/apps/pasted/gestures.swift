// Gestures as a course of RxSwift 4 writes them: one view, each sample subscribes to one movement and prints or transforms.
import RxCocoa
import RxGesture
import RxSwift
import UIKit

class GesturesController: UIViewController {
    @IBOutlet var box: UIView!
    let bag = DisposeBag()
    var pans: Disposable?

    override func viewDidLoad() {
        super.viewDidLoad()
        box.frame = CGRect(x: 20, y: 30, width: 100, height: 60)

        box.rx.tapGesture()
            .when(.recognized)
            .subscribe(onNext: { _ in
                print("view tapped")
            })
            .disposed(by: bag)

        box.rx.anyGesture(.tap(), .longPress())
            .when(.recognized)
            .subscribe(onNext: { [weak view] gesture in
                if let tap = gesture as? UITapGestureRecognizer {
                    print("tapped at \(tap.location(in: view!))")
                } else {
                    print("pressed for long")
                }
            })
            .disposed(by: bag)

        view.rx.screenEdgePanGesture(edges: [.top, .bottom])
            .when(.recognized)
            .subscribe(onNext: { recognizer in
                print("came in over an edge")
            })
            .disposed(by: bag)

        box.rx.swipeGesture(.left, configuration: { recognizer, _ in
            recognizer.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.stylus.rawValue)]
        })
        .when(.ended)
        .subscribe(onNext: { _ in
            print("swiped left with the pencil")
        })
        .disposed(by: bag)

        box.rx.tapGesture()
            .when(.recognized)
            .asLocation(in: .window)
            .subscribe(onNext: { location in
                print("in the window: \(location.x), \(location.y)")
            })
            .disposed(by: bag)

        pans = box.rx.panGesture()
            .asTranslation(in: .superview)
            .subscribe(onNext: { translation, velocity in
                print("translation \(Int(translation.x)), \(Int(translation.y)), moving: \(velocity.x != 0)")
            })

        box.rx.rotationGesture()
            .asRotation()
            .subscribe(onNext: { rotation, velocity in
                print("rotation \(rotation)")
            })
            .disposed(by: bag)
    }
}

class TransformController: UIViewController {
    @IBOutlet var box: UIView!
    let bag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        box.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        box.rx.transformGestures(configuration: { recognizers, delegate in
            recognizers.pinchGesture.isEnabled = false
        })
        .asTransform()
        .subscribe(onNext: { [unowned box] transform, velocity in
            box!.transform = transform
        })
        .disposed(by: bag)

        let panGesture = view.rx.panGesture()
            .share(replay: 1, scope: .whileConnected)
        panGesture
            .when(.changed)
            .asTranslation()
            .subscribe(onNext: { [unowned self] translation, _ in
                self.view.tag = Int(translation.x)
            })
            .disposed(by: bag)
        panGesture
            .when(.ended)
            .subscribe(onNext: { _ in print("done") })
            .disposed(by: bag)
        print("recognisers of the view: \(view.gestureRecognizers!.count)")
    }
}

// MARK: What a hand does

let controller = show(GesturesController())
print("> tap")
controller.box.tap()
print("> a long press")
controller.box.longPress()
print("> an edge")
controller.view.panFromEdge(.top)
print("> swipes: a finger, a pencil")
controller.box.swipe(.left)
withPencil { controller.box.swipe(.left) }
print("> a pan")
controller.box.pan(from: CGPoint(x: 0, y: 0), to: CGPoint(x: 30, y: 15))
print("> a pan that nobody hears")
controller.pans?.dispose()
controller.box.pan(from: CGPoint(x: 0, y: 0), to: CGPoint(x: 30, y: 15))
print("> a rotation")
controller.box.rotate(by: 0.5)

let transform = show(TransformController())
print("> pan and pinch")
transform.box.pan(from: CGPoint(x: 0, y: 0), to: CGPoint(x: 12, y: 6))
print(transform.box.transform.tx, transform.box.transform.ty)
transform.box.pinch(scale: 2)
print(transform.box.transform.a)
transform.view.pan(from: CGPoint(x: 0, y: 0), to: CGPoint(x: 9, y: 0))
print(transform.view.tag)
