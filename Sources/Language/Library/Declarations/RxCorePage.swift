import Runtime

/// Events, observables, observers, disposables and schedulers.
let rxCorePage = LibraryPage(
    name: "RxCore", module: "RxSwift",
    text: #"""
        public typealias RxTimeInterval = DispatchTimeInterval
        public typealias RxTime = Date
        public typealias RxAbstractInteger = FixedWidthInteger
        public typealias RxObservable<Element> = Observable<Element>

        // MARK: Events

        /// One thing that a sequence says: a value, an error, or its end.
        @frozen public enum Event<Element> {
            /// The next value.
            case next(Element)
            /// The sequence failed; nothing follows.
            case error(Swift.Error)
            /// The sequence ended; nothing follows.
            case completed
        }
        extension Event: CustomDebugStringConvertible {
            /// The event as `next(1)`, `error(boom)` or `completed`.
            public var debugDescription: String {
                switch self {
                case .next(let value): return "next(\(value))"
                case .error(let error): return "error(\(error))"
                case .completed: return "completed"
                }
            }
        }
        extension Event {
            /// Whether the event ends its sequence.
            public var isStopEvent: Bool {
                switch self {
                case .next: return false
                case .error, .completed: return true
                }
            }
            /// The value of a `next`, else nil.
            public var element: Element? {
                if case .next(let value) = self { return value }
                return nil
            }
            /// The error of an `error`, else nil.
            public var error: Swift.Error? {
                if case .error(let error) = self { return error }
                return nil
            }
            /// Whether this is `completed`.
            public var isCompleted: Bool {
                if case .completed = self { return true }
                return false
            }
            /// The same event with its value transformed; a throwing transform gives `error`.
            public func map<Result>(_ transform: (Element) throws -> Result) -> Event<Result> {
                do {
                    switch self {
                    case .next(let element): return .next(try transform(element))
                    case .error(let error): return .error(error)
                    case .completed: return .completed
                    }
                } catch { return .error(error) }
            }
        }
        /// Something that can be seen as an event.
        public protocol EventConvertible {
            associatedtype Element
            var event: Event<Element> { get }
        }
        extension Event: EventConvertible {
            /// The event itself.
            public var event: Event<Element> { self }
        }

        // MARK: Disposables

        /// A subscription or resource that can be given up.
        public protocol Disposable {
            func dispose()
        }
        /// A disposable that says whether it was disposed.
        public protocol Cancelable: Disposable {
            var isDisposed: Bool { get }
        }
        extension Disposable {
            /// Puts the subscription into a bag; it is disposed when the bag goes.
            public func disposed(by bag: DisposeBag) { bag.insert(self) }
            /// Older spelling of `disposed(by:)`.
            @available(*, deprecated, renamed: "disposed(by:)")
            public func addDisposableTo(_ bag: DisposeBag) { bag.insert(self) }
        }
        /// What the engine returns where it names no class.
        internal final class AnonymousDisposable: Cancelable {
            public func dispose()
            public var isDisposed: Bool { get }
        }
        /// Makes disposables.
        public struct Disposables {
            /// A disposable that does nothing.
            public static func create() -> Disposable
            /// Runs the closure once, when disposed.
            @bind("Disposables.create(with:)") public static func create(with dispose: @escaping () -> Void) -> Cancelable
            /// Disposes two in order.
            @bind("Disposables.create2") public static func create(_ disposable1: Disposable, _ disposable2: Disposable) -> Cancelable
            /// Disposes three in order.
            @bind("Disposables.create3") public static func create(_ disposable1: Disposable, _ disposable2: Disposable, _ disposable3: Disposable) -> Cancelable
            /// Disposes four or more.
            @bind("Disposables.create4") public static func create(_ disposable1: Disposable, _ disposable2: Disposable, _ disposable3: Disposable, _ disposables: Disposable...) -> Cancelable
            /// Disposes all in order.
            @bind("Disposables.createMany") public static func create(_ disposables: [Disposable]) -> Disposable
        }
        /// Base class of disposables.
        public class DisposeBase {
        }
        /// Holds subscriptions and disposes them when it goes.
        public final class DisposeBag: DisposeBase {
            public init()
            @bind("DisposeBag.init(disposing:)") public init(disposing disposables: Disposable...)
            @bind("DisposeBag.init(disposing:)array") public init(disposing disposables: [Disposable])
            public convenience init(@DisposableBuilder builder: () -> [Disposable]) { self.init(disposing: builder()) }
            public func insert(@DisposableBuilder builder: () -> [Disposable]) { insert(builder()) }
            public func insert(_ disposable: Disposable)
            @bind("DisposeBag.insertVariadic") public func insert(_ disposables: Disposable...)
            @bind("DisposeBag.insertMany") public func insert(_ disposables: [Disposable])
        }
        /// A flag that can be disposed.
        public final class BooleanDisposable: Cancelable {
            public init()
            public init(isDisposed: Bool)
            public func dispose()
            public var isDisposed: Bool { get }
        }
        /// A changing group of disposables.
        public final class CompositeDisposable: DisposeBase, Cancelable {
            /// Names a member of the group.
            public struct DisposeKey {
            }
            public init()
            @bind("CompositeDisposable.init2") public init(_ disposable1: Disposable, _ disposable2: Disposable)
            @bind("CompositeDisposable.init3") public init(_ disposable1: Disposable, _ disposable2: Disposable, _ disposable3: Disposable)
            @bind("CompositeDisposable.init4") public init(_ disposable1: Disposable, _ disposable2: Disposable, _ disposable3: Disposable, _ disposable4: Disposable, _ disposables: Disposable...)
            public init(disposables: [Disposable])
            public func insert(_ disposable: Disposable) -> CompositeDisposable.DisposeKey?
            public func remove(for disposeKey: CompositeDisposable.DisposeKey)
            public var count: Int { get }
            public func dispose()
            public var isDisposed: Bool { get }
        }
        /// Holds one disposable at a time; a new one disposes the one before.
        public final class SerialDisposable: DisposeBase, Cancelable {
            public init()
            public var disposable: Disposable { get set }
            public func dispose()
            public var isDisposed: Bool { get }
        }
        /// Holds one disposable that is set once.
        public final class SingleAssignmentDisposable: DisposeBase, Cancelable {
            public init()
            public func setDisposable(_ disposable: Disposable)
            public func dispose()
            public var isDisposed: Bool { get }
        }
        /// Disposes what it holds when it and everything retained from it was disposed.
        public final class RefCountDisposable: DisposeBase, Cancelable {
            public init(disposable: Disposable)
            public func retain() -> Disposable
            public func dispose()
            public var isDisposed: Bool { get }
        }
        /// Disposes on a scheduler.
        public final class ScheduledDisposable: Cancelable {
            public init(scheduler: ImmediateSchedulerType, disposable: Disposable)
            public var scheduler: ImmediateSchedulerType { get }
            public func dispose()
            public var isDisposed: Bool { get }
        }

        // MARK: Observers

        /// Something that takes events.
        public protocol ObserverType {
            associatedtype Element
            func on(_ event: Event<Element>)
        }
        extension ObserverType {
            /// Sends a value.
            public func onNext(_ element: Element) { on(.next(element)) }
            /// Sends the end.
            public func onCompleted() { on(.completed) }
            /// Sends a failure.
            public func onError(_ error: Swift.Error) { on(.error(error)) }
            /// This observer, its type hidden.
            public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }
            /// An observer of other values that passes them on transformed; a throw becomes an error.
            public func mapObserver<Result>(_ transform: @escaping (Result) throws -> Element) -> AnyObserver<Result> {
                AnyObserver { event in self.on(event.map(transform)) }
            }
        }
        /// Any observer, its type hidden.
        public struct AnyObserver<Element>: ObserverType {
            public typealias EventHandler = (Event<Element>) -> Void
            public init(eventHandler: @escaping (Event<Element>) -> Void)
            @bind("AnyObserver.init(observer:)") public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element
            public func on(_ event: Event<Element>)
            @bind("AnyObserver.onNext(_:)") public func onNext(_ element: Element)
            @bind("AnyObserver.onCompleted()") public func onCompleted()
            @bind("AnyObserver.onError(_:)") public func onError(_ error: Swift.Error)
            public func asObserver() -> AnyObserver<Element> { self }
        }

        // MARK: Observables

        /// Something that can be seen as an observable.
        public protocol ObservableConvertibleType {
            associatedtype Element
            func asObservable() -> Observable<Element>
        }
        /// Something that one can subscribe to.
        public protocol ObservableType: ObservableConvertibleType {
            func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element
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
            public func subscribe(onNext: ((Element) -> Void)? = nil, onError: ((Swift.Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> Disposable
            /// Runs closures with an object that is held weakly.
            public func subscribe<Object: AnyObject>(with object: Object, onNext: ((Object, Element) -> Void)? = nil, onError: ((Object, Swift.Error) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil) -> Disposable
        }
        /// A sequence of events in time; nothing happens until someone subscribes.
        public class Observable<Element>: ObservableType {
            public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element
            @bind("Observable.asObservable()") public func asObservable() -> Observable<Element>
        }
        /// A sequence that starts when `connect()` is called.
        public protocol ConnectableObservableType: ObservableType {
            func connect() -> Disposable
        }
        /// An observable that starts when `connect()` is called.
        public class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType {
            public func connect() -> Disposable
        }
        extension ConnectableObservableType {
            /// Connects with the first subscriber and disconnects with the last.
            public func refCount() -> Observable<Element>
        }
        /// The elements of one key.
        public struct GroupedObservable<Key, Element>: ObservableType {
            public var key: Key { get }
            public init(key: Key, source: Observable<Element>)
            public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element
            @bind("GroupedObservable.asObservable()") public func asObservable() -> Observable<Element>
        }
        /// Something that is both observer and observable.
        public protocol SubjectType: ObservableType {
            associatedtype Observer: ObserverType
            func asObserver() -> Observer
        }

        // MARK: Errors and small enums

        /// What can go wrong in an operator.
        public enum RxError: Swift.Error, CustomDebugStringConvertible {
            case unknown
            case disposed(object: Any)
            case overflow
            case argumentOutOfRange
            case noElements
            case moreThanOneElement
            case timeout
            /// The sentence that print shows.
            public var debugDescription: String {
                switch self {
                case .unknown: return "Unknown error occurred."
                case .disposed(let object): return "Object `\(object)` was already disposed."
                case .overflow: return "Arithmetic overflow occurred."
                case .argumentOutOfRange: return "Argument out of range."
                case .noElements: return "Sequence doesn't contain any elements."
                case .moreThanOneElement: return "Sequence contains more than one element."
                case .timeout: return "Sequence timeout."
                }
            }
        }
        /// Whether the element that ended a `take` is passed on.
        public enum TakeBehavior {
            case inclusive
            case exclusive
        }
        @available(*, deprecated, renamed: "TakeBehavior")
        public typealias TakeUntilBehavior = TakeBehavior
        /// How long `share` keeps its subject.
        public enum SubjectLifetimeScope {
            case whileConnected
            case forever
        }
        /// Places where a program can step in.
        public enum Hooks {
            public typealias DefaultErrorHandler = (_ subscriptionCallStack: [String], _ error: Swift.Error) -> Void
            public typealias CustomCaptureSubscriptionCallstack = () -> [String]
            public static var recordCallStackOnError: Bool { get set }
            public static var defaultErrorHandler: ([String], Swift.Error) -> Void { get set }
            public static var customCaptureSubscriptionCallstack: () -> [String] { get set }
        }
        /// Counts what the engine holds.
        public enum Resources {
            public static var total: Int32 { get }
        }

        // MARK: Schedulers

        /// Something that runs work.
        public protocol ImmediateSchedulerType {
            func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> Disposable) -> Disposable
            func bridgedSchedule(_ action: @escaping () -> Disposable) -> Disposable
        }
        /// Something that runs work at a time.
        public protocol SchedulerType: ImmediateSchedulerType {
            var now: Date { get }
            func scheduleRelative<StateType>(_ state: StateType, dueTime: DispatchTimeInterval, action: @escaping (StateType) -> Disposable) -> Disposable
            func schedulePeriodic<StateType>(_ state: StateType, startAfter: DispatchTimeInterval, period: DispatchTimeInterval, action: @escaping (StateType) -> StateType) -> Disposable
            func bridgedScheduleRelative(_ dueTime: DispatchTimeInterval, _ action: @escaping () -> Disposable) -> Disposable
        }
        extension SchedulerType {
            /// How the engine uses a program's own scheduler.
            public func bridgedScheduleRelative(_ dueTime: DispatchTimeInterval, _ action: @escaping () -> Disposable) -> Disposable { scheduleRelative((), dueTime: dueTime) { _ in action() } }
        }
        extension ImmediateSchedulerType {
            /// How the engine uses a program's own scheduler.
            public func bridgedSchedule(_ action: @escaping () -> Disposable) -> Disposable { schedule(()) { _ in action() } }
            /// Runs an action that may run itself again.
            public func scheduleRecursive<State>(_ state: State, action: @escaping (_ state: State, _ recurse: (State) -> Void) -> Void) -> Disposable
            @bind("ImmediateSchedulerType.bridged.schedule(_:action:)") public func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> Disposable) -> Disposable
        }
        extension SchedulerType {
            @bind("SchedulerType.bridged.now") public var now: Date { get }
            @bind("SchedulerType.bridged.scheduleRelative(_:dueTime:action:)") public func scheduleRelative<StateType>(_ state: StateType, dueTime: DispatchTimeInterval, action: @escaping (StateType) -> Disposable) -> Disposable
            @bind("SchedulerType.bridged.schedulePeriodic(_:startAfter:period:action:)") public func schedulePeriodic<StateType>(_ state: StateType, startAfter: DispatchTimeInterval, period: DispatchTimeInterval, action: @escaping (StateType) -> StateType) -> Disposable
        }
        /// Runs work on the current thread, one piece after the other.
        public class CurrentThreadScheduler: ImmediateSchedulerType {
            public static var instance: CurrentThreadScheduler { get }
            public static var isScheduleRequired: Bool { get }
        }
        /// Runs work on a serial queue.
        public class SerialDispatchQueueScheduler: SchedulerType {
            @bind("SerialDispatchQueueScheduler.init(qos:)") public init(qos: DispatchQoS, internalSerialQueueName: String = "rx.global_dispatch_queue.serial")
            @bind("SerialDispatchQueueScheduler.init(queue:)") public init(queue: DispatchQueue, internalSerialQueueName: String)
            @bind("SerialDispatchQueueScheduler.init(internalSerialQueueName:)") public init(internalSerialQueueName: String)
        }
        /// Runs work on the main thread.
        public final class MainScheduler: SerialDispatchQueueScheduler {
            @bind("MainScheduler.init()") public init()
            public static var instance: MainScheduler { get }
            public static var asyncInstance: SerialDispatchQueueScheduler { get }
            public static func ensureExecutingOnScheduler(errorMessage: String? = nil)
            public static func ensureRunningOnMainThread(errorMessage: String? = nil)
        }
        /// Runs work on the main thread, at once when it is already there.
        public final class ConcurrentMainScheduler: SchedulerType {
            public static var instance: ConcurrentMainScheduler { get }
        }
        /// Runs work on a concurrent queue.
        public class ConcurrentDispatchQueueScheduler: SchedulerType {
            @bind("ConcurrentDispatchQueueScheduler.init(qos:)") public init(qos: DispatchQoS)
            @bind("ConcurrentDispatchQueueScheduler.init(queue:)") public init(queue: DispatchQueue)
        }
        /// Runs work on an operation queue.
        public class OperationQueueScheduler: ImmediateSchedulerType {
            public let operationQueue: OperationQueue
            public init(operationQueue: OperationQueue) { self.operationQueue = operationQueue }
            public func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> Disposable) -> Disposable {
                let cancel = SingleAssignmentDisposable()
                operationQueue.addOperation {
                    if !cancel.isDisposed { cancel.setDisposable(action(state)) }
                }
                return cancel
            }
        }
        /// A scheduler of dates that a program moves itself.
        public class HistoricalScheduler: SchedulerType {
            public init(initialClock: Date = Date(timeIntervalSince1970: 0))
            public var clock: Date { get }
            public func start()
            public func stop()
            public func advanceTo(_ virtualTime: Date)
            public func sleep(_ virtualInterval: TimeInterval)
        }

        // MARK: Subjects

        /// Passes on what it is sent to whoever listens now.
        public final class PublishSubject<Element>: Observable<Element>, SubjectType, Cancelable, ObserverType {
            public typealias SubjectObserverType = PublishSubject<Element>
            public init()
            public var hasObservers: Bool { get }
            public var isDisposed: Bool { get }
            public func on(_ event: Event<Element>)
            @bind("PublishSubject.onNext(_:)") public func onNext(_ element: Element)
            @bind("PublishSubject.onCompleted()") public func onCompleted()
            @bind("PublishSubject.onError(_:)") public func onError(_ error: Swift.Error)
            public func asObserver() -> PublishSubject<Element> { self }
            public func dispose()
        }
        /// Starts with a value and gives each newcomer the latest one.
        public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, Cancelable, ObserverType {
            public typealias SubjectObserverType = BehaviorSubject<Element>
            public init(value: Element)
            public var hasObservers: Bool { get }
            public var isDisposed: Bool { get }
            public func value() throws -> Element
            public func on(_ event: Event<Element>)
            @bind("BehaviorSubject.onNext(_:)") public func onNext(_ element: Element)
            @bind("BehaviorSubject.onCompleted()") public func onCompleted()
            @bind("BehaviorSubject.onError(_:)") public func onError(_ error: Swift.Error)
            public func asObserver() -> BehaviorSubject<Element> { self }
            public func dispose()
        }
        /// Gives each newcomer the last values.
        public class ReplaySubject<Element>: Observable<Element>, SubjectType, ObserverType, Disposable {
            public typealias SubjectObserverType = ReplaySubject<Element>
            public static func create(bufferSize: Int) -> ReplaySubject<Element>
            public static func createUnbounded() -> ReplaySubject<Element>
            public var hasObservers: Bool { get }
            public func on(_ event: Event<Element>)
            @bind("ReplaySubject.onNext(_:)") public func onNext(_ element: Element)
            @bind("ReplaySubject.onCompleted()") public func onCompleted()
            @bind("ReplaySubject.onError(_:)") public func onError(_ error: Swift.Error)
            public func asObserver() -> ReplaySubject<Element> { self }
            public func dispose()
        }
        /// Gives its last value when it completes.
        public final class AsyncSubject<Element>: Observable<Element>, SubjectType, ObserverType {
            public typealias SubjectObserverType = AsyncSubject<Element>
            public init()
            public var hasObservers: Bool { get }
            public func on(_ event: Event<Element>)
            @bind("AsyncSubject.onNext(_:)") public func onNext(_ element: Element)
            @bind("AsyncSubject.onCompleted()") public func onCompleted()
            @bind("AsyncSubject.onError(_:)") public func onError(_ error: Swift.Error)
            public func asObserver() -> AsyncSubject<Element> { self }
        }
        /// Older observable variable: a behaviour subject that completes when it goes.
        @available(*, deprecated, renamed: "BehaviorRelay")
        public final class Variable<Element> {
            private let subject: BehaviorSubject<Element>
            public init(_ value: Element) {
                self.value = value
                subject = BehaviorSubject(value: value)
            }
            public var value: Element { didSet { subject.onNext(value) } }
            public func asObservable() -> Observable<Element> { subject }
            public func asDriver() -> Driver<Element> { subject.asDriver(onErrorDriveWith: .empty()) }
            deinit { subject.onCompleted() }
        }

        // MARK: Relays

        /// A publish subject that never ends.
        public final class PublishRelay<Element>: ObservableType {
            public init()
            public func accept(_ event: Element)
            public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element
            @bind("PublishRelay.asObservable()") public func asObservable() -> Observable<Element>
        }
        /// A value that can be watched and never ends.
        public final class BehaviorRelay<Element>: ObservableType {
            public init(value: Element)
            public func accept(_ event: Element)
            public var value: Element { get }
            public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element
            @bind("BehaviorRelay.asObservable()") public func asObservable() -> Observable<Element>
        }
        /// A replay subject that never ends.
        public final class ReplayRelay<Element>: ObservableType {
            public static func create(bufferSize: Int) -> ReplayRelay<Element>
            public static func createUnbound() -> ReplayRelay<Element>
            public func accept(_ event: Element)
            public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element
            @bind("ReplayRelay.asObservable()") public func asObservable() -> Observable<Element>
        }
        """#)
