// What a program makes of any control or view has methods that are called by name: a slider, a stack, a row of segments.
import UIKit

final class Dial: UISlider {
    func begin() { addTarget(self, action: #selector(turned(_:)), for: .valueChanged) }
    @objc func turned(_ dial: UISlider) { print("turned to", dial.value) }
}
final class Shelf: UIStackView {
    let button = UIButton()
    func begin() {
        addArrangedSubview(button)
        button.addTarget(self, action: #selector(pressed), for: .touchUpInside)
    }
    @objc func pressed() { print("pressed on the shelf") }
}
final class Choice: UISegmentedControl {
    func begin() { addTarget(self, action: #selector(chosen), for: .valueChanged) }
    @objc func chosen() { print("chosen") }
}
let dial = Dial()
dial.begin()
dial.value = 0.5
dial.sendActions(for: .valueChanged)
let shelf = Shelf()
shelf.begin()
shelf.button.sendActions(for: .touchUpInside)
let choice = Choice(items: ["a", "b"])
choice.begin()
choice.sendActions(for: .valueChanged)
