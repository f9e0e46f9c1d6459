// RxGesture: a recogniser is added for each subscription and removed when it ends; its first element comes at once, before
// anything was read; then one comes for each change of its state. `when` keeps the states that are wanted. Recognisers of
// several sequences read one movement together.
import RxCocoa
import RxGesture
import RxSwift
import UIKit

final class Board: UIViewController {
    let card = UIView(frame: CGRect(x: 5, y: 6, width: 40, height: 20))
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(card)
    }
}
let board = Board()
show(board)
let card = board.card

print("-- states")
let every = card.rx.longPressGesture().subscribe(onNext: { print($0.state) }, onDisposed: { print("over") })
print(card.gestureRecognizers?.count ?? 0)
card.longPress()
every.dispose()
print(card.gestureRecognizers?.count ?? 0)
card.longPress()

print("-- when")
let bag = DisposeBag()
card.rx.tapGesture().when(.recognized).asLocation(in: .window)
    .subscribe(onNext: { print("tapped at", Int($0.x), Int($0.y)) }).disposed(by: bag)
card.rx.tapGesture { recognizer, _ in recognizer.numberOfTapsRequired = 2 }.when(.recognized)
    .subscribe(onNext: { _ in print("tapped twice") }).disposed(by: bag)
board.view.rx.tapGesture().when(.recognized)
    .subscribe(onNext: { _ in print("the board too") }).disposed(by: bag)
card.tap(at: CGPoint(x: 1, y: 1))
card.tap(at: CGPoint(x: 2, y: 2), times: 2)

print("-- any of several")
let page = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
board.view.addSubview(page)
page.rx.anyGesture(.tap(), .longPress()).when(.recognized)
    .subscribe(onNext: { recognizer in
        if let tap = recognizer as? UITapGestureRecognizer {
            print("a tap at", Int(tap.location(in: page).x))
        } else {
            print("a press")
        }
    })
    .disposed(by: bag)
page.rx.anyGesture((.swipe(direction: .left), when: .recognized), (.pan(), when: .began))
    .subscribe(onNext: { print(type(of: $0)) }).disposed(by: bag)
page.rx.swipeGesture(.up, .down).when(.recognized).subscribe(onNext: { _ in print("up or down") }).disposed(by: bag)
page.rx.swipeGesture(.right, configuration: { recognizer in recognizer.isEnabled = false }).when(.recognized)
    .subscribe(onNext: { _ in print("never") }).disposed(by: bag)
page.longPress()
page.swipe(.left)
page.swipe(.down)
page.swipe(.right)

print("-- pan")
let sheet = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
board.view.addSubview(sheet)
let moves = sheet.rx.panGesture().share(replay: 1, scope: .whileConnected)
moves.when(.changed).asTranslation()
    .subscribe(onNext: { print("by", Int($0.translation.x), Int($0.translation.y)) }).disposed(by: bag)
moves.when(.ended).subscribe(onNext: { _ in print("let go") }).disposed(by: bag)
print(sheet.gestureRecognizers?.count ?? 0)
sheet.pan(from: CGPoint(x: 0, y: 0), to: CGPoint(x: 30, y: 60))
sheet.rx.screenEdgePanGesture(edges: [.top, .bottom]).when(.recognized)
    .subscribe(onNext: { _ in print("over an edge") }).disposed(by: bag)
sheet.panFromEdge(.left)
sheet.panFromEdge(.bottom)

print("-- rotation and scale")
sheet.rx.rotationGesture().when(.changed).asRotation()
    .subscribe(onNext: { print("turned", $0.rotation, $0.velocity) }).disposed(by: bag)
sheet.rx.pinchGesture().when(.changed).asScale()
    .subscribe(onNext: { print("scaled", $0.scale) }).disposed(by: bag)
sheet.rotate(by: 0.5)
sheet.pinch(scale: 2)

print("-- all three")
let photo = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
board.view.addSubview(photo)
photo.rx.transformGestures { recognizers, _ in recognizers.rotationGesture.isEnabled = false }
    .when(.changed).asTransform()
    .subscribe(onNext: { change in
        let transform = change.transform
        print(transform.a, transform.d, transform.tx, transform.ty, change.velocity.scale)
    })
    .disposed(by: bag)
photo.pinch(scale: 3)
photo.rotate(by: 1)
photo.pan(from: CGPoint(x: 0, y: 0), to: CGPoint(x: 4, y: 5), steps: 1)

print("-- the view goes")
var short: UIView? = UIView()
_ = short!.rx.touchDownGesture().map { $0.state }.subscribe(onNext: { print($0) }, onCompleted: { print("gone") })
board.view.addSubview(short!)
short!.tap()
short!.removeFromSuperview()
short = nil
