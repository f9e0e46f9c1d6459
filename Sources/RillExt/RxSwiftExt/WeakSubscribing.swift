// Subscribing with methods of an object that is held weakly: once it is gone, nothing is called.
import Rill

extension ObservableType {
    /// Runs a method of an object that is held weakly.
    ///
    ///     class Log { func take(_ event: Event<Int>) { print(event) } }
    ///     let log = Log()
    ///     _ = Observable.of(1).subscribe(weak: log, Log.take)
    ///     // next(1)
    ///     // completed
    ///
    /// Pitfall: when the object is gone nothing runs, but the subscription goes on.
    /// See also: subscribeNext(weak:_:), subscribe(with:onNext:onError:onCompleted:onDisposed:).
    public func subscribe<Object: AnyObject>(
        weak object: Object, _ on: @escaping (Object) -> (Event<Element>) -> Void
    ) -> Disposable {
        subscribe { [weak object] event in
            if let object { on(object)(event) }
        }
    }

    /// Runs methods of an object that is held weakly.
    ///
    ///     class Log {
    ///         func take(_ value: Int) { print(value) }
    ///         func end() { print("end") }
    ///     }
    ///     let log = Log()
    ///     _ = Observable.of(1).subscribe(weak: log, onNext: Log.take, onCompleted: Log.end)
    ///     // 1
    ///     // end
    ///
    /// Pitfall: when the object is gone, so are the calls; the subscription lives on.
    /// See also: subscribe(with:onNext:onError:onCompleted:onDisposed:).
    public func subscribe<Object: AnyObject>(
        weak object: Object, onNext: ((Object) -> (Element) -> Void)? = nil,
        onError: ((Object) -> (Swift.Error) -> Void)? = nil, onCompleted: ((Object) -> () -> Void)? = nil,
        onDisposed: ((Object) -> () -> Void)? = nil
    ) -> Disposable {
        subscribe(
            with: object, onNext: onNext.map { method in { object, element in method(object)(element) } },
            onError: onError.map { method in { object, error in method(object)(error) } },
            onCompleted: onCompleted.map { method in { object in method(object)() } },
            onDisposed: onDisposed.map { method in { object in method(object)() } })
    }

    /// Runs a method of an object that is held weakly for every value.
    ///
    ///     class Log { func take(_ value: Int) { print(value) } }
    ///     let log = Log()
    ///     _ = Observable.of(1).subscribeNext(weak: log, Log.take)
    ///     // 1
    ///
    /// Pitfall: errors and the end are not heard: an error here is reported as unhandled.
    /// See also: subscribe(weak:_:).
    public func subscribeNext<Object: AnyObject>(
        weak object: Object, _ onNext: @escaping (Object) -> (Element) -> Void
    ) -> Disposable {
        subscribe(weak: object, onNext: onNext)
    }

    /// Runs a method of an object that is held weakly when it fails.
    ///
    ///     class Log { func take(_ error: Error) { print(error) } }
    ///     let log = Log()
    ///     _ = Observable<Int>.error(RxError.timeout).subscribeError(weak: log, Log.take)
    ///     // Sequence timeout.
    ///
    /// Pitfall: values are not heard, only the error.
    /// See also: subscribe(weak:_:).
    public func subscribeError<Object: AnyObject>(
        weak object: Object, _ onError: @escaping (Object) -> (Swift.Error) -> Void
    ) -> Disposable {
        subscribe(weak: object, onError: onError)
    }

    /// Runs a method of an object that is held weakly at the end.
    ///
    ///     class Log { func end() { print("end") } }
    ///     let log = Log()
    ///     _ = Observable.of(1).subscribeCompleted(weak: log, Log.end)
    ///     // end
    ///
    /// Pitfall: errors are not heard here: one is reported as unhandled.
    /// See also: subscribe(weak:_:).
    public func subscribeCompleted<Object: AnyObject>(
        weak object: Object, _ onCompleted: @escaping (Object) -> () -> Void
    ) -> Disposable {
        subscribe(weak: object, onCompleted: onCompleted)
    }
}
