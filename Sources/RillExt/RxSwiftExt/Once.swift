import Foundation
import Rill

extension Observable {
    /// Sends a value to the first subscriber and completes; completes at once for all later subscribers.
    ///
    ///         let news = Observable.once(1)
    ///         Observable.concat(news, news)
    ///     =>  (1|)
    ///
    /// Asked as: only first subscriber; only for one subscriber
    /// Pitfall: every later subscriber gets only `completed`.
    /// See also: just(_:).
    public static func once(_ element: Element) -> Observable<Element> {
        let lock = NSLock()
        var waiting: Element? = element
        return .create { observer in
            lock.lock()
            let mine = waiting
            waiting = nil
            lock.unlock()
            if let mine { observer.onNext(mine) }
            observer.onCompleted()
            return Disposables.create()
        }
    }
}
