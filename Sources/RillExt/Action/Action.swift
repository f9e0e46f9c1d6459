import Rill

/// What an action answers with instead of elements.
public enum ActionError: Error {
    /// It was busy, or not enabled.
    case notEnabled
    /// Its work failed.
    case underlyingError(Error)
}

/// Work that is started by an input, one at a time, and that says whether it can be started.
public final class Action<Input, Element>: @unchecked Sendable {
    public typealias WorkFactory = (Input) -> Observable<Element>

    public let _enabledIf: Observable<Bool>
    public let workFactory: WorkFactory

    /// Starts the work; its stop events are ignored.
    public let inputs: AnyObserver<Input>
    /// The elements of all executions.
    public let elements: Observable<Element>
    /// Refusals and failures of all executions.
    public let errors: Observable<ActionError>
    /// Whether an execution runs; replays the newest value.
    public let executing: Observable<Bool>
    /// Whether an input would be accepted; replays the newest value.
    public let enabled: Observable<Bool>
    /// Each execution; a late subscriber sees its last element and its end.
    public let executionObservables: Observable<Observable<Element>>

    private let disposeBag = DisposeBag()

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
            .flatMap { execution in Observable.concat(.just(true), execution.onlyItsEnd(), .just(false)) }
            .startWith(false)
            .share(replay: 1, scope: .forever)

        Observable.combineLatest(executing, enabledIf) { !$0 && $1 }
            .subscribe(onNext: isEnabled.onNext)
            .disposed(by: disposeBag)
    }

    public convenience init<Work: ObservableConvertibleType>(
        enabledIf: Observable<Bool> = .just(true), workFactory: @escaping (Input) -> Work
    ) where Work.Element == Element {
        self.init(enabledIf: enabledIf) { (input: Input) -> Observable<Element> in
            workFactory(input).asObservable()
        }
    }

    /// Starts the work; the result replays everything of this execution.
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
    /// Starts the work; the result replays everything of this execution.
    @discardableResult
    public func execute() -> Observable<Element> {
        execute(())
    }
}

extension Action {
    /// The errors of work that failed.
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
    /// Completes when this one ends, well or not.
    fileprivate func onlyItsEnd<Result>() -> Observable<Result> {
        flatMap { _ in Observable<Result>.empty() }.catch { _ in .empty() }
    }
}
