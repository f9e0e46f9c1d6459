import Foundation

extension Timer {
    /// Calls a method of a controller or view repeatedly, by name.
    @discardableResult
    public static func scheduledTimer(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        let responder = target as? UIResponder
        let timer = Timer(timeInterval: timeInterval, repeats: repeats) { timer in
            responder?.perform(selector, from: timer)
        }
        wait(timeInterval, timer, repeats)
        return timer
    }
    /// Uses the kit's clock.
    private static func wait(_ interval: TimeInterval, _ timer: Timer, _ repeats: Bool) {
        Timing.after(interval) {
            guard timer.isValid else { return }
            timer.fire()
            if repeats { wait(interval, timer, repeats) }
        }
    }
}

extension NotificationCenter {
    /// Calls a method of a controller or view at each notification, by name, while that object is alive.
    public func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?) {
        weak let responder = observer as? UIResponder
        let token = addObserver(forName: name, object: object, queue: nil) { notification in
            guard let responder, responder.observations.contains(where: { $0.name == name }) else { return }
            responder.perform(selector, from: notification)
        }
        responder?.observations.append(Observation(name: name, token: token as AnyObject))
    }
    public func removeObserver(_ observer: Any, name: Notification.Name?, object: Any?) {
        guard let responder = observer as? UIResponder else { return }
        for observation in responder.observations where name == nil || observation.name == name {
            removeObserver(observation.token)
        }
        responder.observations.removeAll { name == nil || $0.name == name }
    }
}

/// A notification observed by name.
struct Observation {
    let name: Notification.Name?
    let token: AnyObject
}
