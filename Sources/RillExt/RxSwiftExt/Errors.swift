// Operators that take errors lightly.
import Rill

extension ObservableType {
    /// Completes instead of failing.
    public func catchErrorJustComplete() -> Observable<Element> {
        self.catch { _ in .empty() }
    }

    /// Subscribes again after every error.
    public func ignoreErrors() -> Observable<Element> {
        retry()
    }

    /// Subscribes again after errors for which the predicate holds.
    public func ignoreErrors(_ predicate: @escaping (Swift.Error) -> Bool) -> Observable<Element> {
        retry(when: { (errors: Observable<Swift.Error>) in
            errors.map { error in
                if !predicate(error) { throw error }
            }
        })
    }
}
