import Foundation

#if os(Linux)
    extension NotificationCenter: ReactiveCompatible {}
#endif

extension Reactive where Base: NotificationCenter {
    /// Sends each notification with the given name and sender; nil matches all. The sender is held weakly.
    public func notification(_ name: Notification.Name?, object: AnyObject? = nil) -> Observable<Notification> {
        Observable.create { [weak object] observer in
            let center = base
            let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
                observer.on(.next(notification))
            }
            return Disposables.create { center.removeObserver(token) }
        }
    }
}
