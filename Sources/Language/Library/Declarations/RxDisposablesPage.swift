import Runtime

/// Disposables.
let rxDisposablesPage = LibraryPage(
    name: "RxDisposables", module: "RxSwift",
    text: #"""
        /// A subscription or resource that can be given up.
        ///
        ///     let subscription: Disposable = Disposables.create { print("gone") }
        ///     subscription.dispose()
        ///     // gone
        ///
        /// Pitfall: a disposable that is dropped is not disposed: keep it in a bag or call `dispose()`.
        /// See also: DisposeBag, Disposables.
        public protocol Disposable {
            /// Gives it up; a second time does nothing.
            func dispose()
        }
        /// A disposable that says whether it was disposed.
        ///
        ///     let subscription = Disposables.create { print("gone") }
        ///     subscription.dispose()
        ///     print(subscription.isDisposed)
        ///     // gone
        ///     // true
        ///
        /// Pitfall: `isDisposed` tells of `dispose()` only: a sequence that ended by itself may still say false.
        /// See also: Disposable.
        public protocol Cancelable: Disposable {
            /// Whether it was disposed.
            var isDisposed: Bool { get }
        }
        extension Disposable {
            /// Puts the subscription into a bag; it is disposed when the bag goes.
            ///
            ///     var bag: DisposeBag? = DisposeBag()
            ///     Disposables.create { print("gone") }.disposed(by: bag!)
            ///     bag = nil
            ///     // gone
            ///
            /// Pitfall: a bag made in the call itself goes at once.
            /// See also: DisposeBag.
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
        ///
        ///     let both = Disposables.create(Disposables.create { print("one") }, Disposables.create { print("two") })
        ///     both.dispose()
        ///     // one
        ///     // two
        ///
        /// Pitfall: the closure runs once, however often it is disposed, and not at all if nobody disposes.
        /// See also: DisposeBag, CompositeDisposable.
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
            ///
            ///         Observable<Int>.create { observer in
            ///             observer.onNext(1)
            ///             observer.onNext(2)
            ///             observer.onCompleted()
            ///             return Disposables.create()
            ///         }
            ///     =>  (12|)
            ///
            /// Pitfall: the closure runs once for each subscriber; what follows its end is dropped.
            /// See also: deferred(_:), using(_:observableFactory:).
            @bind("Disposables.createMany") public static func create(_ disposables: [Disposable]) -> Disposable
        }
        /// Base class of disposables.
        ///
        ///     print(DisposeBag() is DisposeBase)
        ///     // true
        ///
        /// Pitfall: it does nothing by itself: override nothing, conform to `Disposable` and write `dispose()`.
        /// See also: DisposeBag.
        public class DisposeBase {
        }
        /// Holds subscriptions and disposes them when it goes.
        ///
        ///     var bag: DisposeBag? = DisposeBag()
        ///     bag!.insert(Disposables.create { print("one") }, Disposables.create { print("two") })
        ///     bag = nil
        ///     // one
        ///     // two
        ///
        /// Pitfall: it disposes when it goes: keep it as long as what it holds.
        /// See also: disposed(by:), CompositeDisposable.
        public final class DisposeBag: DisposeBase {
            /// A new one.
            public init()
            /// A bag that holds these already.
            @bind("DisposeBag.init(disposing:)") public init(disposing disposables: Disposable...)
            /// A bag that holds these already.
            @bind("DisposeBag.init(disposing:)array") public init(disposing disposables: [Disposable])
            /// A bag of the disposables that the closure lists.
            public convenience init(@DisposableBuilder builder: () -> [Disposable]) { self.init(disposing: builder()) }
            /// Puts in the disposables that the closure lists.
            public func insert(@DisposableBuilder builder: () -> [Disposable]) { insert(builder()) }
            /// Puts one more in.
            public func insert(_ disposable: Disposable)
            /// Puts one more in.
            @bind("DisposeBag.insertVariadic") public func insert(_ disposables: Disposable...)
            /// Puts one more in.
            @bind("DisposeBag.insertMany") public func insert(_ disposables: [Disposable])
        }
        /// A flag that can be disposed.
        ///
        ///     let flag = BooleanDisposable()
        ///     flag.dispose()
        ///     print(flag.isDisposed)
        ///     // true
        ///
        /// Pitfall: it frees nothing: it is only a flag that work can look at.
        /// See also: SingleAssignmentDisposable.
        public final class BooleanDisposable: Cancelable {
            /// A new one.
            public init()
            /// A flag that is up or down already.
            public init(isDisposed: Bool)
            /// Gives it up; a second time does nothing.
            public func dispose()
            /// Whether it was disposed.
            public var isDisposed: Bool { get }
        }
        /// A changing group of disposables.
        ///
        ///     let group = CompositeDisposable()
        ///     _ = group.insert(Disposables.create { print("one") })
        ///     print(group.count)
        ///     group.dispose()
        ///     // 1
        ///     // one
        ///
        /// Pitfall: what is inserted after `dispose()` is disposed at once.
        /// See also: DisposeBag, Disposables.
        public final class CompositeDisposable: DisposeBase, Cancelable {
            /// Names a member of the group.
            public struct DisposeKey {
            }
            /// A new one.
            public init()
            /// A group of two.
            @bind("CompositeDisposable.init2") public init(_ disposable1: Disposable, _ disposable2: Disposable)
            /// A group of three.
            @bind("CompositeDisposable.init3") public init(_ disposable1: Disposable, _ disposable2: Disposable, _ disposable3: Disposable)
            /// A group of four or more.
            @bind("CompositeDisposable.init4") public init(_ disposable1: Disposable, _ disposable2: Disposable, _ disposable3: Disposable, _ disposable4: Disposable, _ disposables: Disposable...)
            /// A group of these.
            public init(disposables: [Disposable])
            /// Puts one more in.
            public func insert(_ disposable: Disposable) -> CompositeDisposable.DisposeKey?
            /// Takes one out and disposes it.
            public func remove(for disposeKey: CompositeDisposable.DisposeKey)
            /// How many it holds; none once it was disposed.
            public var count: Int { get }
            /// Gives it up; a second time does nothing.
            public func dispose()
            /// Whether it was disposed.
            public var isDisposed: Bool { get }
        }
        /// Holds one disposable at a time; a new one disposes the one before.
        ///
        ///     let slot = SerialDisposable()
        ///     slot.disposable = Disposables.create { print("one") }
        ///     slot.disposable = Disposables.create { print("two") }
        ///     slot.dispose()
        ///     // one
        ///     // two
        ///
        /// Pitfall: setting it disposes what was in it: keep a reference if you still need the old one.
        /// See also: SingleAssignmentDisposable.
        public final class SerialDisposable: DisposeBase, Cancelable {
            /// A new one.
            public init()
            /// What it holds; setting it disposes what it held before.
            public var disposable: Disposable { get set }
            /// Gives it up; a second time does nothing.
            public func dispose()
            /// Whether it was disposed.
            public var isDisposed: Bool { get }
        }
        /// Holds one disposable that is set once.
        ///
        ///     let slot = SingleAssignmentDisposable()
        ///     slot.setDisposable(Disposables.create { print("gone") })
        ///     slot.dispose()
        ///     // gone
        ///
        /// Pitfall: setting it twice stops the program.
        /// See also: SerialDisposable.
        public final class SingleAssignmentDisposable: DisposeBase, Cancelable {
            /// A new one.
            public init()
            /// Says, once, what to dispose.
            public func setDisposable(_ disposable: Disposable)
            /// Gives it up; a second time does nothing.
            public func dispose()
            /// Whether it was disposed.
            public var isDisposed: Bool { get }
        }
        /// Disposes what it holds when it and everything retained from it was disposed.
        ///
        ///     let shared = RefCountDisposable(disposable: Disposables.create { print("gone") })
        ///     let user = shared.retain()
        ///     shared.dispose()
        ///     print(shared.isDisposed)
        ///     user.dispose()
        ///     // false
        ///     // gone
        ///
        /// Pitfall: without disposing it itself the shared thing stays, even when all retains are gone.
        /// See also: CompositeDisposable.
        public final class RefCountDisposable: DisposeBase, Cancelable {
            /// Shares what is to be disposed last.
            public init(disposable: Disposable)
            /// One more user; the shared thing waits for it.
            public func retain() -> Disposable
            /// Gives it up; a second time does nothing.
            public func dispose()
            /// Whether it was disposed.
            public var isDisposed: Bool { get }
        }
        /// Disposes on a scheduler.
        ///
        ///     let later = ScheduledDisposable(scheduler: MainScheduler.asyncInstance, disposable: Disposables.create { print("gone") })
        ///     later.dispose()
        ///     print("first")
        ///     // first
        ///     // gone
        ///
        /// Pitfall: `dispose()` only schedules: right after it `isDisposed` may still be false.
        /// See also: subscribe(on:).
        public final class ScheduledDisposable: Cancelable {
            /// Disposes the other on a scheduler.
            public init(scheduler: ImmediateSchedulerType, disposable: Disposable) {
                self.scheduler = scheduler
                _slot.setDisposable(disposable)
            }
            private let _slot = SingleAssignmentDisposable()
            /// Where it disposes.
            public let scheduler: ImmediateSchedulerType
            /// Gives it up; a second time does nothing.
            public func dispose() {
                _ = scheduler.schedule(_slot) { slot in
                    slot.dispose()
                    return Disposables.create()
                }
            }
            /// Whether the disposal has run.
            public var isDisposed: Bool { _slot.isDisposed }
        }
        """#)
