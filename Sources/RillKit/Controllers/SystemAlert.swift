import Foundation

/// A question of the system, over whatever the app shows; the app cannot dismiss it. One is shown at a time.
final class SystemAlert: UIAlertController {
    private static var waiting: [SystemAlert] = []
    static var shown: SystemAlert? { waiting.first }

    convenience init(_ title: String) { self.init(title: title, message: nil, preferredStyle: .alert) }

    func offer(_ word: String, _ answer: @escaping () -> Void) {
        addAction(UIAlertAction(title: word, style: .default) { _ in answer() })
    }
    func appear() { SystemAlert.waiting.append(self) }
    /// Nobody asks any more.
    func withdraw() { SystemAlert.waiting.removeAll { $0 === self } }

    override func chosen(_ action: UIAlertAction) {
        withdraw()
        action.handler?(action)
    }
}

/// What a person sets on the device, outside the app.
///
/// See also: Device.
public final class Settings {
    init() {}
}

/// The settings of the device that the app runs on.
public let settings = Settings()
