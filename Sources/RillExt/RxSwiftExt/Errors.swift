// Operators that ignore errors.
import Rill

extension ObservableType {
    /// Completes when the source sends an error.
    ///
    ///     a:  1-2-#
    ///         a.catchErrorJustComplete()
    ///     =>  1-2-|
    ///
    /// Asked as: complete on error; end quietly on error; treat errors as end
    /// Pitfall: the error is lost: log it with `do(onError:)` before this operator.
    /// See also: catch(_:), catchAndReturn(_:).
    public func catchErrorJustComplete() -> Observable<Element> {
        self.catch { _ in .empty() }
    }

    /// Subscribes to the source again after each error.
    ///
    ///     a:  1-#
    ///         a.ignoreErrors().take(2)
    ///     =>  1-(1|)
    ///
    /// Asked as: errors ignored; swallow errors; go on despite errors
    /// Pitfall: a source that always fails at once is subscribed to for ever.
    /// See also: retry(), catchErrorJustComplete().
    public func ignoreErrors() -> Observable<Element> {
        retry()
    }

    /// Subscribes to the source again after each error that the predicate accepts; sends other errors.
    ///
    ///     a:  1-#
    ///         a.ignoreErrors { _ in false }
    ///     =>  1-#
    ///
    /// Pitfall: true means "ignore this error and subscribe again".
    /// See also: ignoreErrors().
    public func ignoreErrors(_ predicate: @escaping (Swift.Error) -> Bool) -> Observable<Element> {
        retry(when: { (errors: Observable<Swift.Error>) in
            errors.map { error in
                if !predicate(error) { throw error }
            }
        })
    }
}
