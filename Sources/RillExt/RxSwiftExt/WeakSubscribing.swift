// Subscribing with methods of an object that is held weakly: once it is gone, nothing is called.
import Rill

extension ObservableType {
    public func subscribe<Object: AnyObject>(
        weak object: Object, _ on: @escaping (Object) -> (Event<Element>) -> Void
    ) -> Disposable {
        subscribe { [weak object] event in
            if let object { on(object)(event) }
        }
    }

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

    public func subscribeNext<Object: AnyObject>(
        weak object: Object, _ onNext: @escaping (Object) -> (Element) -> Void
    ) -> Disposable {
        subscribe(weak: object, onNext: onNext)
    }

    public func subscribeError<Object: AnyObject>(
        weak object: Object, _ onError: @escaping (Object) -> (Swift.Error) -> Void
    ) -> Disposable {
        subscribe(weak: object, onError: onError)
    }

    public func subscribeCompleted<Object: AnyObject>(
        weak object: Object, _ onCompleted: @escaping (Object) -> () -> Void
    ) -> Disposable {
        subscribe(weak: object, onCompleted: onCompleted)
    }
}
