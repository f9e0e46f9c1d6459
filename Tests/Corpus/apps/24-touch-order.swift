// UIGestureRecognizer: a movement over a view is read by a recogniser of the view, else by one of the views it lies in; both
// read it only where a delegate lets them. A delegate may refuse the beginning. A control's own touch goes before what lies
// behind it. Kinds of touch that are not allowed are not read; a double tap needs two.
import UIKit

final class Permission: NSObject, UIGestureRecognizerDelegate {
    var begins = true
    var together = false
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { together }
}

final class Table: UIViewController {
    let cloth = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 80))
    let plate = UIView(frame: CGRect(x: 30, y: 30, width: 20, height: 20))
    let bell = UIButton(type: .system)
    let permission = Permission()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(cloth)
        cloth.addSubview(plate)
        cloth.addSubview(bell)
        let onCloth = UITapGestureRecognizer(target: self, action: #selector(clothTapped(_:)))
        onCloth.delegate = permission
        cloth.addGestureRecognizer(onCloth)
        plate.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(plateTapped(_:))))
        let twice = UITapGestureRecognizer(target: self, action: #selector(doubleTapped))
        twice.numberOfTapsRequired = 2
        view.addGestureRecognizer(twice)
        bell.addTarget(self, action: #selector(rung), for: .touchUpInside)
    }
    @objc func clothTapped(_ recognizer: UITapGestureRecognizer) {
        let (here, whole) = (recognizer.location(in: cloth), recognizer.location(in: view))
        print("cloth at", Int(here.x), Int(here.y), "of the screen at", Int(whole.x), Int(whole.y))
    }
    @objc func plateTapped(_ recognizer: UITapGestureRecognizer) {
        let (here, above) = (recognizer.location(in: plate), recognizer.location(in: cloth))
        print("plate at", Int(here.x), Int(here.y), "of the cloth at", Int(above.x), Int(above.y))
    }
    @objc func doubleTapped() { print("twice") }
    @objc func rung() { print("rung") }
}

let table = Table()
show(table)
table.cloth.tap()
table.plate.tap()
table.permission.together = true
table.plate.tap()
print("-- the cloth refuses")
table.permission.begins = false
table.plate.tap(at: CGPoint(x: 1, y: 2))
table.cloth.tap()
table.permission.begins = true
print("-- a control")
table.bell.tap()
print("-- twice")
table.view.tap()
table.view.tap(at: CGPoint(x: 0, y: 0), times: 2)
print("-- a pencil only")
table.plate.gestureRecognizers?.first?.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.stylus.rawValue)]
table.permission.together = false
table.plate.tap()
withPencil { table.plate.tap() }
