import Runtime

/// What one can subscribe to.
let rxObservablesPage = LibraryPage(
    name: "RxObservables", module: "RxSwift",
    text: #"""
        /// Something that can be seen as an observable.
        ///
        ///     a:  1-2|
        ///         Observable.merge(a.asObservable(), Single.just(7).asObservable())
        ///     =>  (71)-2|
        ///
        /// Pitfall: converting starts nothing: subscribe to run it.
        /// See also: ObservableType, asObservable().
        public protocol ObservableConvertibleType {
            associatedtype Element
            /// The same sequence as a plain `Observable`.
            ///
            ///     a:  1-2|
            ///         a.asObservable()
            ///     =>  1-2|
            ///
            /// Pitfall: nothing runs and nothing is copied: a subject seen as an observable is still the same subject.
            /// See also: asSingle(), asDriver(onErrorJustReturn:).
            func asObservable() -> Observable<Element>
        }
        /// Something that one can subscribe to.
        ///
        ///     a:  1-2|
        ///         a.map { $0 * 2 }
        ///     =>  2-4|
        ///
        /// Pitfall: nothing happens until someone subscribes, and then once for each subscriber.
        /// See also: Observable, ObservableConvertibleType.
        public protocol ObservableType: ObservableConvertibleType {
            /// Sends every event to an observer or a closure.
            ///
            ///     a:  1-2|
            ///     _ = a.subscribe { print($0) }
            ///     // next(1)
            ///     // next(2)
            ///     // completed
            ///
            /// Pitfall: dropping the result does not end the subscription: put it into a bag.
            /// See also: subscribe(onNext:onError:onCompleted:onDisposed:).
            func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element
            /// How the engine subscribes to a program's own observable type.
            func bridgedSubscribe(_ observer: AnyObserver<Element>) -> Disposable
        }
        extension ObservableType {
            /// How the engine subscribes to a program's own observable type.
            public func bridgedSubscribe(_ observer: AnyObserver<Element>) -> Disposable { subscribe(observer) }
            /// This sequence as an `Observable`.
            public func asObservable() -> Observable<Element>
            /// Runs a closure for every event.
            @bind("ObservableType.subscribeEvents(_:)") public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> Disposable
            /// Runs a closure for each kind of event.
            ///
            ///     a:  1-2|
            ///     _ = a.subscribe(onNext: { print($0) }, onCompleted: { print("done") }, onDisposed: { print("gone") })
            ///     // 1
            ///     // 2
            ///     // done
            ///     // gone
            ///
            /// Pitfall: an error without `onError:` is reported as unhandled.
            /// See also: do(onNext:afterNext:onError:afterError:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:), bind(onNext:).
            public func subscribe(onNext: ((Element) -> Void)? = nil, onError: ((Swift.Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> Disposable
            /// Runs closures with an object that is held weakly.
            ///
            ///     a:  1-2|
            ///     let owner = NSObject()
            ///     _ = a.subscribe(with: owner, onNext: { _, value in print(value) })
            ///     // 1
            ///     // 2
            ///
            /// Pitfall: when the object is gone nothing runs, but the subscription goes on.
            /// See also: withUnretained(_:).
            public func subscribe<Object: AnyObject>(with object: Object, onNext: ((Object, Element) -> Void)? = nil, onError: ((Object, Swift.Error) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil) -> Disposable
        }
        /// A sequence of events in time; nothing happens until someone subscribes.
        ///
        ///     a:  1-2-3|
        ///         a
        ///     =>  1-2-3|
        ///
        /// Pitfall: it is cold unless it says otherwise: each subscriber gets a run of its own.
        /// See also: PublishSubject, Single, Driver.
        public class Observable<Element>: ObservableType {
            /// Sends every event to an observer or a closure.
            public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element
            /// The same sequence as a plain `Observable`.
            @bind("Observable.asObservable()") public func asObservable() -> Observable<Element>
        }
        /// A sequence that starts when `connect()` is called.
        ///
        ///     a:  1-2|
        ///         a.publish().refCount()
        ///     =>  1-2|
        ///
        /// Pitfall: who subscribes but never connects waits for ever.
        /// See also: ConnectableObservable.
        public protocol ConnectableObservableType: ObservableType {
            /// Starts the source for all who listen.
            ///
            ///     a:  1-2|
            ///         let shared = a.publish()
            ///         _ = shared.connect()
            ///         shared
            ///     =>  1-2|
            ///
            /// Pitfall: subscribers that come after it miss what was sent before.
            /// See also: refCount(), publish().
            func connect() -> Disposable
        }
        /// An observable that starts when `connect()` is called.
        ///
        ///     a:  1-2|
        ///         let shared = a.publish()
        ///         _ = shared.connect()
        ///         shared
        ///     =>  1-2|
        ///
        /// Pitfall: nothing happens before `connect()`.
        /// See also: publish(), refCount(), share(replay:scope:).
        public class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType {
            /// Starts the source for all who listen.
            public func connect() -> Disposable
        }
        extension ConnectableObservableType {
            /// Connects with the first subscriber and disconnects with the last.
            ///
            ///     a:  1-2|
            ///         a.publish().refCount()
            ///     =>  1-2|
            ///
            /// Pitfall: when the last subscriber leaves, the next one starts the source anew.
            /// See also: share(replay:scope:), connect().
            public func refCount() -> Observable<Element>
        }
        /// The elements of one key.
        ///
        ///     a:  1-2-3|
        ///         a.groupBy { $0 % 2 }.flatMap { group in group.map { _ in group.key } }
        ///     =>  1-0-1|
        ///
        /// Pitfall: a group is hot: what came before you subscribed to it is lost.
        /// See also: groupBy(keySelector:).
        public struct GroupedObservable<Key, Element>: ObservableType {
            /// What the elements have in common.
            public var key: Key { get }
            /// A group made by hand.
            public init(key: Key, source: Observable<Element>)
            /// Sends every event to an observer or a closure.
            public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element
            /// The same sequence as a plain `Observable`.
            @bind("GroupedObservable.asObservable()") public func asObservable() -> Observable<Element>
        }
        /// Something that is both observer and observable.
        ///
        ///     let subject = PublishSubject<Int>()
        ///     _ = subject.subscribe { print($0) }
        ///     subject.asObserver().onNext(1)
        ///     // next(1)
        ///
        /// Pitfall: an observer that anybody can send to: hand it out with `asObservable()`.
        /// See also: PublishSubject, BehaviorSubject.
        public protocol SubjectType: ObservableType {
            associatedtype Observer: ObserverType
            /// Itself, as something that takes events.
            func asObserver() -> Observer
        }
        """#)
