import Foundation

/// An alert of the system above the app, which the app cannot dismiss. One is visible at a time.
final class SystemAlert: UIAlertController {
    private static var waiting: [SystemAlert] = []
    static var shown: SystemAlert? { waiting.first }

    convenience init(_ title: String) { self.init(title: title, message: nil, preferredStyle: .alert) }

    func offer(_ word: String, _ answer: @escaping () -> Void) {
        addAction(UIAlertAction(title: word, style: .default) { _ in answer() })
    }
    func appear() { SystemAlert.waiting.append(self) }
    /// Removes the alert from the queue.
    func withdraw() { SystemAlert.waiting.removeAll { $0 === self } }

    override func chosen(_ action: UIAlertAction) {
        withdraw()
        action.handler?(action)
    }
}

/// Settings of the device outside the app.
///
/// See also: Device.
public final class Settings {
    init() {}
}

/// The settings of the device.
public let settings = Settings()
