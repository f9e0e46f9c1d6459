// These types accept events, subscriptions and disposals from any thread, which the compiler cannot check. Closures of
// programs need not be `Sendable`, so that programs need no concurrency annotations.
//
// `Observable` is not in the list: every operator is a subclass and would have to repeat the conformance.

extension PublishSubject: @unchecked Sendable {}
extension BehaviorSubject: @unchecked Sendable {}
extension ReplaySubject: @unchecked Sendable {}
extension AsyncSubject: @unchecked Sendable {}

extension PublishRelay: @unchecked Sendable {}
extension BehaviorRelay: @unchecked Sendable {}
extension ReplayRelay: @unchecked Sendable {}

extension AnyObserver: @unchecked Sendable {}
extension Binder: @unchecked Sendable {}
extension PrimitiveSequence: @unchecked Sendable {}
extension Infallible: @unchecked Sendable {}
extension SharedSequence: @unchecked Sendable {}
extension ControlProperty: @unchecked Sendable {}
extension ControlEvent: @unchecked Sendable {}

extension DisposeBag: @unchecked Sendable {}
extension CompositeDisposable: @unchecked Sendable {}
extension SerialDisposable: @unchecked Sendable {}
extension SingleAssignmentDisposable: @unchecked Sendable {}
extension BooleanDisposable: @unchecked Sendable {}
extension RefCountDisposable: @unchecked Sendable {}
extension ScheduledDisposable: @unchecked Sendable {}

extension CurrentThreadScheduler: @unchecked Sendable {}
extension MainScheduler: @unchecked Sendable {}
extension ConcurrentMainScheduler: @unchecked Sendable {}
extension SerialDispatchQueueScheduler: @unchecked Sendable {}
extension ConcurrentDispatchQueueScheduler: @unchecked Sendable {}
extension OperationQueueScheduler: @unchecked Sendable {}
