// Subscriptions that call methods of a weakly referenced object. After the object is freed, no method is called.
import Rill

extension ObservableType {
    /// Calls a method of a weakly held object with each event.
    ///
    ///     class Log { func take(_ event: Event<Int>) { print(event) } }
    ///     let log = Log()
    ///     _ = Observable.of(1).subscribe(weak: log, Log.take)
    ///     // next(1)
    ///     // completed
    ///
    /// Pitfall: after the object is freed nothing is called, but the subscription goes on.
    /// See also: subscribeNext(weak:_:), subscribe(with:onNext:onError:onCompleted:onDisposed:).
    public func subscribe<Object: AnyObject>(
        weak object: Object, _ on: @escaping (Object) -> (Event<Element>) -> Void
    ) -> Disposable {
        subscribe { [weak object] event in
            if let object { on(object)(event) }
        }
    }

    /// Calls methods of a weakly held object: one for each kind of event.
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
    /// Pitfall: after the object is freed nothing is called, but the subscription goes on.
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

    /// Calls a method of a weakly held object with each value.
    ///
    ///     class Log { func take(_ value: Int) { print(value) } }
    ///     let log = Log()
    ///     _ = Observable.of(1).subscribeNext(weak: log, Log.take)
    ///     // 1
    ///
    /// Pitfall: an error is reported as unhandled.
    /// See also: subscribe(weak:_:).
    public func subscribeNext<Object: AnyObject>(
        weak object: Object, _ onNext: @escaping (Object) -> (Element) -> Void
    ) -> Disposable {
        subscribe(weak: object, onNext: onNext)
    }

    /// Calls a method of a weakly held object with the error.
    ///
    ///     class Log { func take(_ error: Error) { print(error) } }
    ///     let log = Log()
    ///     _ = Observable<Int>.error(RxError.timeout).subscribeError(weak: log, Log.take)
    ///     // Sequence timeout.
    ///
    /// Pitfall: it does not handle values.
    /// See also: subscribe(weak:_:).
    public func subscribeError<Object: AnyObject>(
        weak object: Object, _ onError: @escaping (Object) -> (Swift.Error) -> Void
    ) -> Disposable {
        subscribe(weak: object, onError: onError)
    }

    /// Calls a method of a weakly held object when the source completes.
    ///
    ///     class Log { func end() { print("end") } }
    ///     let log = Log()
    ///     _ = Observable.of(1).subscribeCompleted(weak: log, Log.end)
    ///     // end
    ///
    /// Pitfall: an error is reported as unhandled.
    /// See also: subscribe(weak:_:).
    public func subscribeCompleted<Object: AnyObject>(
        weak object: Object, _ onCompleted: @escaping (Object) -> () -> Void
    ) -> Disposable {
        subscribe(weak: object, onCompleted: onCompleted)
    }
}
