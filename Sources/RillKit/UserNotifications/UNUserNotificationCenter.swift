import Foundation
import Rill

public struct UNAuthorizationOptions: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
}
public struct UNNotificationPresentationOptions: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    public static let alert = UNNotificationPresentationOptions(rawValue: 4)
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}
public enum UNAuthorizationStatus: Int { case notDetermined, denied, authorized, provisional, ephemeral }
public final class UNNotificationSettings: NSObject {
    public let authorizationStatus: UNAuthorizationStatus
    init(_ status: UNAuthorizationStatus) { authorizationStatus = status }
}

public final class UNNotificationSound: NSObject {
    public static let `default` = UNNotificationSound()
}
/// The contents of a notification.
open class UNNotificationContent: NSObject {
    public internal(set) var title = ""
    public internal(set) var subtitle = ""
    public internal(set) var body = ""
    public internal(set) var userInfo: [AnyHashable: Any] = [:]
    public internal(set) var categoryIdentifier = ""
    public internal(set) var badge: NSNumber?
    public internal(set) var sound: UNNotificationSound?
}
public final class UNMutableNotificationContent: UNNotificationContent {
    override public var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    override public var subtitle: String {
        get { super.subtitle }
        set { super.subtitle = newValue }
    }
    override public var body: String {
        get { super.body }
        set { super.body = newValue }
    }
    override public var userInfo: [AnyHashable: Any] {
        get { super.userInfo }
        set { super.userInfo = newValue }
    }
    override public var categoryIdentifier: String {
        get { super.categoryIdentifier }
        set { super.categoryIdentifier = newValue }
    }
    override public var badge: NSNumber? {
        get { super.badge }
        set { super.badge = newValue }
    }
    override public var sound: UNNotificationSound? {
        get { super.sound }
        set { super.sound = newValue }
    }
}

/// The time at which a notification is delivered.
open class UNNotificationTrigger: NSObject {
    public let repeats: Bool
    init(repeats: Bool) { self.repeats = repeats }
    /// The seconds until the notification is delivered.
    var secondsUntilNext: TimeInterval { 0 }
}
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
    public let timeInterval: TimeInterval
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }
    override var secondsUntilNext: TimeInterval { timeInterval }
}
public final class UNCalendarNotificationTrigger: UNNotificationTrigger {
    public let dateComponents: DateComponents
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }
    public func nextTriggerDate() -> Date? {
        Calendar.current.nextDate(
            after: MainScheduler.instance.now, matching: dateComponents, matchingPolicy: .nextTime)
    }
    override var secondsUntilNext: TimeInterval {
        nextTriggerDate().map { $0.timeIntervalSince(MainScheduler.instance.now) } ?? 0
    }
}
public final class UNNotificationRequest: NSObject {
    public let identifier: String
    public let content: UNNotificationContent
    public let trigger: UNNotificationTrigger?
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = content
        self.trigger = trigger
    }
}
public final class UNNotification: NSObject {
    public let request: UNNotificationRequest
    public let date: Date
    init(_ request: UNNotificationRequest) {
        self.request = request
        date = MainScheduler.instance.now
    }
}
public final class UNNotificationResponse: NSObject {
    public let notification: UNNotification
    public let actionIdentifier: String
    init(_ notification: UNNotification, _ action: String) {
        self.notification = notification
        actionIdentifier = action
    }
}
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"

public protocol UNUserNotificationCenterDelegate: AnyObject {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
}
extension UNUserNotificationCenterDelegate {
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) { completionHandler([]) }
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) { completionHandler() }
}

/// Delivers notifications at their time, after the user has allowed them. Those that the delegate presents are printed
/// below the screen.
///
///     let center = UNUserNotificationCenter.current()
///     center.requestAuthorization(options: [.alert]) { granted, _ in print(granted) }
///     choose("Allow")
///     // true
///
/// Pitfall: handlers are called on a background thread.
public final class UNUserNotificationCenter: NSObject {
    private static let sharedCenter = UNUserNotificationCenter()
    public static func current() -> UNUserNotificationCenter { sharedCenter }
    public weak var delegate: UNUserNotificationCenterDelegate?
    private var status = UNAuthorizationStatus.notDetermined
    private var pendingRequests: [UNNotificationRequest] = []
    private var deliveredNotifications: [UNNotification] = []

    public func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, Error?) -> Void
    ) {
        guard status == .notDetermined else {
            let isAllowed = status == .authorized
            return Timing.performOnFrameworkQueue { completionHandler(isAllowed, nil) }
        }
        let alert = SystemAlert("Allow the app to send you notifications?")
        for (word, answer) in [("Allow", UNAuthorizationStatus.authorized), ("Don’t Allow", .denied)] {
            alert.addChoice(word) { [weak self] in
                self?.status = answer
                Timing.performOnFrameworkQueue { completionHandler(answer == .authorized, nil) }
            }
        }
        alert.appear()
    }
    public func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
        let settings = UNNotificationSettings(status)
        Timing.performOnFrameworkQueue { completionHandler(settings) }
    }
    public func add(_ request: UNNotificationRequest, withCompletionHandler handler: ((Error?) -> Void)? = nil) {
        pendingRequests.removeAll { $0.identifier == request.identifier }
        pendingRequests.append(request)
        if let handler { Timing.performOnFrameworkQueue { handler(nil) } }
        scheduleDelivery(for: request)
    }
    private func scheduleDelivery(for request: UNNotificationRequest) {
        Timing.performAfter(max(0, request.trigger?.secondsUntilNext ?? 0)) { [weak self] in
            guard let self, self.pendingRequests.contains(where: { $0 === request }) else { return }
            self.deliverNotification(request)
        }
    }
    private func deliverNotification(_ request: UNNotificationRequest) {
        let isRepeated = request.trigger?.repeats ?? false
        if !isRepeated { pendingRequests.removeAll { $0 === request } }
        if status == .authorized {
            let notification = UNNotification(request)
            deliveredNotifications.append(notification)
            delegate?.userNotificationCenter(self, willPresent: notification) { options in
                guard options.contains(.alert) || options.contains(.banner) else { return }
                let content = request.content
                let words = [content.title, content.subtitle, content.body].filter { !$0.isEmpty }
                Warnings.say("notification: \(words.joined(separator: ", "))")
            }
        }
        if isRepeated { scheduleDelivery(for: request) }
    }
    public func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {
        let all = pendingRequests
        Timing.performOnFrameworkQueue { completionHandler(all) }
    }
    public func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
        let all = deliveredNotifications
        Timing.performOnFrameworkQueue { completionHandler(all) }
    }
    public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        pendingRequests.removeAll { identifiers.contains($0.identifier) }
    }
    public func removeAllPendingNotificationRequests() { pendingRequests = [] }
    public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        deliveredNotifications.removeAll { identifiers.contains($0.request.identifier) }
    }
    public func removeAllDeliveredNotifications() { deliveredNotifications = [] }
    /// Handles a tap on a delivered notification.
    public func tap(_ title: String) {
        guard let notification = deliveredNotifications.last(where: { $0.request.content.title == title }) else {
            return Warnings.say("no notification is titled \"\(title)\"")
        }
        let response = UNNotificationResponse(notification, UNNotificationDefaultActionIdentifier)
        delegate?.userNotificationCenter(self, didReceive: response) {}
    }
}
