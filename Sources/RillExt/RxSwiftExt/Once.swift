import Rill

import class Foundation.NSLock

extension Observable {
    /// The element for the first subscriber; only a completion for all later ones.
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
