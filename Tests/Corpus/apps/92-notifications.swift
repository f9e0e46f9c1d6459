// UserNotifications: nothing comes before the person allows it; the delegate decides what is seen while the app is in front; a request
// that was removed does not come; one identifier has one request.
import UIKit
import UserNotifications

final class Reminders: UIViewController, UNUserNotificationCenterDelegate {
    let center = UNUserNotificationCenter.current()
    override func viewDidLoad() {
        super.viewDidLoad()
        center.delegate = self
        center.requestAuthorization(options: [.alert, .sound]) { granted, error in
            print("granted", granted, error == nil, Thread.isMainThread)
        }
    }
    func remind(_ title: String, _ identifier: String, in seconds: TimeInterval) {
        let content = UNMutableNotificationContent()
        content.title = title
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: false)
        center.add(UNNotificationRequest(identifier: identifier, content: content, trigger: trigger))
    }
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        print("comes:", notification.request.content.title)
        completionHandler([.banner])
    }
}

let reminders = show(Reminders())
visit(
    ("allow", { choose("Allow") }),
    ("three", {
        reminders.remind("tea", "a", in: 2)
        reminders.remind("cake", "b", in: 2)
        reminders.remind("coffee", "a", in: 3)
        reminders.center.removePendingNotificationRequests(withIdentifiers: ["b"])
    }),
    ("2", {}), ("3", {}), ("4", {}), ("5", {})
)
