import Foundation
import Rill

/// The action of a reactor that has no actions.
public enum NoAction {}

/// Maps actions of a view to mutations, and these to states, in one direction.
///
///     final class Counter: Reactor {
///         enum Action { case up }
///         struct State { var value = 0 }
///         let initialState = State()
///         func mutate(action: Action) -> Observable<Action> { .just(action) }
///         func reduce(state: State, mutation: Action) -> State { State(value: state.value + 1) }
///     }
///     let counter = Counter()
///     counter.state.map { $0.value }.subscribe(onNext: { print($0) })
///     counter.action.onNext(.up)
///     // 0
///     // 1
///
/// Pitfall: nothing happens before `state` or `action` is used.
public protocol Reactor: AnyObject {
    associatedtype Action
    associatedtype Mutation = Action
    associatedtype State

    var initialState: State { get }
    var scheduler: Scheduler { get }
    func transform(action: Observable<Action>) -> Observable<Action>
    func mutate(action: Action) -> Observable<Mutation>
    func transform(mutation: Observable<Mutation>) -> Observable<Mutation>
    func reduce(state: State, mutation: Mutation) -> State
    func transform(state: Observable<State>) -> Observable<State>
}

public typealias Scheduler = ImmediateSchedulerType

extension Reactor {
    public var scheduler: Scheduler { CurrentThreadScheduler.instance }
    public func transform(action: Observable<Action>) -> Observable<Action> { action }
    public func transform(mutation: Observable<Mutation>) -> Observable<Mutation> { mutation }
    public func transform(state: Observable<State>) -> Observable<State> { state }
    public func mutate(action: Action) -> Observable<Mutation> { Observable.empty() }
    public func reduce(state: State, mutation: Mutation) -> State { state }

    /// Receives the actions of a view.
    public var action: ActionSubject<Action> { reactorCore.actionSubject }
    /// Sends the states, beginning with the current one.
    public var state: Observable<State> { reactorCore.state }
    public var currentState: State { reactorCore.latestState }
    /// Sends a part of the state each time the part is set, even to an equal value.
    public func pulse<Result>(_ part: @escaping (State) throws -> Pulse<Result>) -> Observable<Result> {
        state.map(part).distinctUntilChanged { $0.valueUpdatedCount == $1.valueUpdatedCount }.map { $0.value }
    }

    private var reactorCore: ReactorCore<Action, State> {
        if let known = Attachments.of(self, "reactor core") as? ReactorCore<Action, State> { return known }
        let core = ReactorCore<Action, State>(initialState)
        Attachments.setAttachment(core, of: self, "reactor core")
        startCore(core)
        return core
    }
    private func startCore(_ core: ReactorCore<Action, State>) {
        let actions = transform(action: core.actionSubject.asObservable().observe(on: scheduler))
        let mutations = transform(
            mutation: actions.flatMap { [weak self] action -> Observable<Mutation> in
                guard let self else { return Observable.empty() }
                return self.mutate(action: action).catch { _ in Observable.empty() }
            })
        let states = mutations.scan(initialState) { [weak self] state, mutation -> State in
            self?.reduce(state: state, mutation: mutation) ?? state
        }
        let all = transform(state: states.catch { _ in Observable.empty() }.startWith(initialState))
        all.subscribe(onNext: { [weak core] state in
            core?.latestState = state
            core?.stateSubject.onNext(state)
        }).disposed(by: core.disposeBag)
    }
}

/// The storage of a reactor.
final class ReactorCore<Action, State> {
    let actionSubject = ActionSubject<Action>()
    let stateSubject = ReplaySubject<State>.create(bufferSize: 1)
    let disposeBag = DisposeBag()
    var latestState: State
    var state: Observable<State> { stateSubject.asObservable() }

    init(_ state: State) { latestState = state }
}

/// A subject of actions, which never ends.
public final class ActionSubject<Element>: ObservableType, ObserverType {
    private let subject = PublishSubject<Element>()

    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element { subject.subscribe(observer) }
    public func on(_ event: Event<Element>) {
        if case .next(let action) = event { subject.onNext(action) }
    }
}

/// A part of a state that is sent each time it is set.
@propertyWrapper
public struct Pulse<Value> {
    public var value: Value {
        didSet { valueUpdatedCount &+= 1 }
    }
    public internal(set) var valueUpdatedCount: UInt = 0

    public init(wrappedValue: Value) { value = wrappedValue }
    public var wrappedValue: Value {
        get { value }
        set { value = newValue }
    }
    public var projectedValue: Pulse<Value> { self }
}
