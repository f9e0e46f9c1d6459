import Foundation

/// An alert of the system above the app, which the app cannot dismiss. Only one alert is visible at a time.
final class SystemAlert: UIAlertController {
    private static var alertQueue: [SystemAlert] = []
    static var shownAlert: SystemAlert? { alertQueue.first }

    convenience init(_ title: String) { self.init(title: title, message: nil, preferredStyle: .alert) }

    func addChoice(_ word: String, _ answer: @escaping () -> Void) {
        addAction(UIAlertAction(title: word, style: .default) { _ in answer() })
    }
    func appear() { SystemAlert.alertQueue.append(self) }
    /// Removes the alert from the queue of alerts.
    func removeFromQueue() { SystemAlert.alertQueue.removeAll { $0 === self } }

    override func actionTapped(_ action: UIAlertAction) {
        removeFromQueue()
        action.handler?(action)
    }
}

/// The settings of the device, which are outside of the app.
///
/// See also: Device.
public final class Settings {
    init() {}
}

/// The settings of the device.
public let settings = Settings()
