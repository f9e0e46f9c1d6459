// Key-value coding: properties marked @objc or dynamic are set by name, with their observers; keys of UIKit's own classes
// are kept; a device turns by its orientation, whose left is the right of the screen. Observers by name get the values that their options ask for, in the order
// of the changes, until they are removed.
import UIKit

class Player: NSObject {
    @objc dynamic var volume = 1
    @objc dynamic var title: String? = "none"
    @objc var rate = 1.0 {
        didSet { print("rate", oldValue, rate) }
    }
}
final class Radio: Player {
    @objc dynamic var station = "A"
}
final class Screen: UIViewController {
    let radio = Radio()
    @objc var mood = "calm"
    private var context = 0
    override func viewDidLoad() {
        super.viewDidLoad()
        radio.addObserver(self, forKeyPath: "volume", options: [.new, .old], context: &context)
        radio.addObserver(self, forKeyPath: #keyPath(Radio.station), options: .initial, context: nil)
    }
    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        let isOwn = context != nil
        print(keyPath ?? "-", isOwn, change?[.oldKey] as? Int ?? -1, change?[.newKey] as? Int ?? -1, object as? Radio === radio)
    }
}
let screen1 = Screen()
show(screen1)
let radio = screen1.radio
radio.setValue(5, forKey: "volume")
radio.setValue("B", forKey: "station")
radio.setValue(nil, forKey: "title")
radio.setValue(2.5, forKey: "rate")
print(radio.volume, radio.station, radio.title ?? "nil", radio.value(forKey: "rate") as? Double ?? 0)
radio.removeObserver(screen1, forKeyPath: "volume")
radio.setValue(6, forKey: "volume")
screen1.setValue("wild", forKey: "mood")
screen1.setValue(7, forKeyPath: "radio.volume")
print(screen1.mood, radio.value(forKey: "volume") as? Int ?? 0)

let action = UIAlertAction(title: "Go", style: .default)
action.setValue(UIColor.red, forKey: "titleTextColor")
print(action.value(forKey: "titleTextColor") as? UIColor == UIColor.red)
let picker = UIDatePicker()
picker.setValue(UIColor.white, forKeyPath: "textColor")
UIDevice.current.setValue(UIInterfaceOrientation.landscapeLeft.rawValue, forKey: "orientation")
print(UIDevice.current.orientation == .landscapeRight)
