import Rill

/// The reason for which a run of an action sends no value.
///
///     print(ActionError.notEnabled)
///     // notEnabled
///
/// Pitfall: an error of the work arrives as `underlyingError(error)`, not as itself.
/// See also: Action.
public enum ActionError: Error {
    /// The action was already running, or was not enabled.
    case notEnabled
    /// The work sent this error.
    case underlyingError(Error)
}

/// Runs its work for each input, one at a time, and publishes values, errors and state.
///
///         let double = Action<Int, Int> { Observable.just($0 * 2) }
///         double.execute(21)
///     =>  ('42'|)
///
/// Pitfall: an input that arrives while the work runs is refused with `ActionError.notEnabled`.
/// See also: CompletableAction, ActionError.
public final class Action<Input, Element>: @unchecked Sendable {
    /// Returns the work for an input.
    public typealias WorkFactory = (Input) -> Observable<Element>

    public let _enabledIf: Observable<Bool>
    /// Returns the work for an input.
    public let workFactory: WorkFactory

    /// Executes the action for each element that the observer receives. Stop events have no effect.
    public let inputs: AnyObserver<Input>
    /// Sends the values of all runs.
    public let elements: Observable<Element>
    /// Sends the errors of all runs and of refused inputs.
    public let errors: Observable<ActionError>
    /// Sends true while work runs, and false otherwise. The newest value is replayed.
    public let executing: Observable<Bool>
    /// Sends true while the action accepts an input, and false otherwise. The newest value is replayed.
    public let enabled: Observable<Bool>
    /// Sends one sequence for each run. A late subscriber receives the last value of the sequence and its end.
    public let executionObservables: Observable<Observable<Element>>

    private let disposeBag = DisposeBag()

    /// Runs the factory's work for each input.
    public init(enabledIf: Observable<Bool> = .just(true), workFactory: @escaping WorkFactory) {
        _enabledIf = enabledIf
        self.workFactory = workFactory

        let requests = PublishSubject<Input>()
        let problems = PublishSubject<ActionError>()
        let isEnabled = BehaviorSubject(value: false)
        inputs = AnyObserver { event in
            if case .next(let input) = event { requests.onNext(input) }
        }
        errors = problems.asObservable()
        enabled = isEnabled.asObservable()

        executionObservables =
            requests
            .withLatestFrom(isEnabled) { (input: $0, isEnabled: $1) }
            .flatMap { request -> Observable<Observable<Element>> in
                guard request.isEnabled else {
                    problems.onNext(.notEnabled)
                    return .empty()
                }
                let work = workFactory(request.input)
                    .do(onError: { problems.onNext(.underlyingError($0)) })
                    .share(replay: 1, scope: .forever)
                return Observable.of(work)
            }
            .share()
        elements = executionObservables.flatMap { $0.catch { _ in .empty() } }
        executing =
            executionObservables
            .flatMap { execution in Observable.concat(.just(true), execution.ignoringElements(), .just(false)) }
            .startWith(false)
            .share(replay: 1, scope: .forever)

        Observable.combineLatest(executing, enabledIf) { !$0 && $1 }
            .subscribe(onNext: isEnabled.onNext)
            .disposed(by: disposeBag)
    }

    /// Runs the factory's work for each input.
    public convenience init<Work: ObservableConvertibleType>(
        enabledIf: Observable<Bool> = .just(true), workFactory: @escaping (Input) -> Work
    ) where Work.Element == Element {
        self.init(enabledIf: enabledIf) { (input: Input) -> Observable<Element> in
            workFactory(input).asObservable()
        }
    }

    /// Runs the work, unless it runs already or is not enabled. The result replays all events of this run.
    ///
    ///         let double = Action<Int, Int> { Observable.just($0 * 2) }
    ///         double.execute(2)
    ///     =>  (4|)
    ///
    /// Asked as: run an action; start the action
    /// Pitfall: while the work runs, or while the action is not enabled, the result fails with `notEnabled`.
    /// See also: Action.
    @discardableResult
    public func execute(_ value: Input) -> Observable<Element> {
        let record = ReplaySubject<Element>.createUnbounded()
        let execution = executionObservables.map { work in
            work.catch { throw ActionError.underlyingError($0) }
        }
        let refusal = errors.map { Observable<Element>.error($0) }
        execution.amb(refusal)
            .take(1)
            .flatMap { $0 }
            .subscribe(record)
            .disposed(by: disposeBag)
        inputs.onNext(value)
        return record.asObservable()
    }
}

extension Action where Input == Void {
    /// Runs the work.
    ///
    ///         let press = Action<Void, Int> { .just(1) }
    ///         press.execute()
    ///     =>  (1|)
    ///
    /// Pitfall: a call while the work runs is refused with `notEnabled`; it is not queued.
    /// See also: execute(_:).
    @discardableResult
    public func execute() -> Observable<Element> {
        execute(())
    }
}

extension Action {
    /// Sends the errors of the work, without those of refused inputs.
    public var underlyingError: Observable<Error> {
        errors.compactMap { error in
            switch error {
            case .underlyingError(let error): return error
            case .notEnabled: return nil
            }
        }
    }
}

extension ObservableType {
    /// Returns a sequence without elements that completes when this sequence completes or fails.
    fileprivate func ignoringElements<Result>() -> Observable<Result> {
        flatMap { _ in Observable<Result>.empty() }.catch { _ in .empty() }
    }
}
