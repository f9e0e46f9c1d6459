// A control follows a finger: it decides at the start, is told of each move, and sends touchUpInside only if the finger leaves
// it inside. Overridden touch methods of a control are called; without super no event is sent.
import UIKit

class Knob: UIControl {
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        print("begins", touch.location(in: self).x, isTracking)
        return isOn
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        print("moves", touch.previousLocation(in: self).x, touch.location(in: self).x)
        sendActions(for: .valueChanged)
        return true
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { print("ends", isTracking) }
    override var isHighlighted: Bool { didSet { print("highlighted", isHighlighted) } }
    var isOn = true
}
class Deaf: UIButton {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { print("touched, says nothing") }
}
class Panel: UIViewController {
    let knob = Knob(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let deaf = Deaf(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(knob)
        view.addSubview(deaf)
        knob.addAction(UIAction { _ in print("value") }, for: .valueChanged)
        knob.addAction(UIAction { _ in print("up inside") }, for: .touchUpInside)
        knob.addAction(UIAction { _ in print("up outside") }, for: .touchUpOutside)
        deaf.addAction(UIAction { _ in print("never") }, for: .touchUpInside)
    }
}
let panel = Panel()
show(panel)
panel.knob.pan(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 60, y: 10))
panel.knob.pan(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 160, y: 10))
panel.knob.isOn = false
panel.knob.tap()
panel.deaf.tap()
