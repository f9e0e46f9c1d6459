// Operators that take errors lightly.
import Rill

extension ObservableType {
    /// An error becomes the end.
    ///
    ///     a:  1-2-#
    ///         a.catchErrorJustComplete()
    ///     =>  1-2-|
    ///
    /// Pitfall: nobody hears of the error any more: log it before with `do(onError:)`.
    /// See also: catch(_:), catchAndReturn(_:).
    public func catchErrorJustComplete() -> Observable<Element> {
        self.catch { _ in .empty() }
    }

    /// Subscribes again after errors.
    ///
    ///     a:  1-#
    ///         a.ignoreErrors().take(2)
    ///     =>  1-(1|)
    ///
    /// Pitfall: a source that fails at once and always is subscribed again without end.
    /// See also: retry(), catchErrorJustComplete().
    public func ignoreErrors() -> Observable<Element> {
        retry()
    }

    /// Subscribes again after the errors that the predicate accepts.
    ///
    ///     a:  1-#
    ///         a.ignoreErrors { _ in false }
    ///     =>  1-#
    ///
    /// Pitfall: the predicate says which errors to ignore: true subscribes again.
    /// See also: ignoreErrors().
    public func ignoreErrors(_ predicate: @escaping (Swift.Error) -> Bool) -> Observable<Element> {
        retry(when: { (errors: Observable<Swift.Error>) in
            errors.map { error in
                if !predicate(error) { throw error }
            }
        })
    }
}
