import Foundation

extension Timer {
    /// Calls a method by name repeatedly. The timer retains its target until it is invalidated.
    @discardableResult
    public static func scheduledTimer(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: timeInterval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
        NamedTimers.start(timer, timeInterval, repeats)
        return timer
    }
    /// Calls a method by name after the timer was added to a run loop.
    public convenience init(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        let receiver = target as? SelectorTarget
        self.init(timeInterval: timeInterval, repeats: repeats) { timer in receiver?.perform(selector, from: timer) }
    }
}

extension NotificationCenter {
    /// Calls a method by name at each notification, as long as its object is alive.
    public func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?) {
        weak let receiver = observer as? SelectorTarget
        guard let owner = receiver else { return }
        let number = NamedObservers.nextNumber()
        let token = addObserver(forName: name, object: object, queue: nil) { notification in
            guard NamedObservers.hasObservation(number), let receiver else { return }
            receiver.perform(selector, from: notification)
        }
        NamedObservers.addObservation(
            NotificationObservation(observationNumber: number, owner: owner, name: name, token: token as AnyObject))
    }
    public func removeObserver(_ observer: Any, name: Notification.Name?, object: Any?) {
        for token in NamedObservers.removeTokens(of: observer as AnyObject, name) { removeObserver(token) }
    }
}

/// The observation of a notification by a method that is called by name.
final class NotificationObservation {
    let observationNumber: Int
    weak var owner: AnyObject?
    let name: Notification.Name?
    let token: AnyObject

    init(observationNumber: Int, owner: AnyObject, name: Notification.Name?, token: AnyObject) {
        self.observationNumber = observationNumber
        self.owner = owner
        self.name = name
        self.token = token
    }
}

/// The observations by methods that are called by name. An observation lasts until it is removed or its object is
/// freed.
enum NamedObservers {
    private static var observations: [Int: NotificationObservation] = [:]
    private static var lastNumber = 0

    static func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }
    static func addObservation(_ row: NotificationObservation) {
        for (number, old) in observations where old.owner == nil {
            NotificationCenter.default.removeObserver(old.token)
            observations[number] = nil
        }
        observations[row.observationNumber] = row
    }
    static func hasObservation(_ number: Int) -> Bool { observations[number] != nil }
    /// Removes the observations of an object for one name, or for all names if the name is nil; returns their tokens.
    static func removeTokens(of owner: AnyObject, _ name: Notification.Name?) -> [AnyObject] {
        var tokens: [AnyObject] = []
        for (number, row) in observations where row.owner === owner && (name == nil || row.name == name) {
            tokens.append(row.token)
            observations[number] = nil
        }
        return tokens
    }
}
