import Runtime

/// Action.
let rxActionPage = LibraryPage(
    name: "RxAction", module: "Action",
    text: #"""
        /// Why an action did not give its value.
        ///
        ///     print(ActionError.notEnabled)
        ///     // notEnabled
        ///
        /// Pitfall: a failure of the work arrives wrapped: look into `underlyingError(_:)` for your own error.
        /// See also: Action.
        public enum ActionError: Swift.Error {
            case notEnabled
            case underlyingError(Swift.Error)
        }
        /// An action for a button.
        ///
        ///     let press = CocoaAction { .just(()) }
        ///     _ = press.elements.subscribe(onNext: { print("pressed") })
        ///     press.execute()
        ///     // pressed
        ///
        /// Pitfall: it takes no input: trigger it with `execute()` or `inputs.onNext(())`.
        /// See also: Action.
        public typealias CocoaAction = Action<Void, Void>
        /// An action that gives no value.
        ///
        ///     let save = CompletableAction<Int> { _ in Completable.empty() }
        ///     _ = save.completions.subscribe(onNext: { print("saved") })
        ///     _ = save.execute(1)
        ///     // saved
        ///
        /// Pitfall: it never sends a value: its success is seen in `completions`, not in `elements`.
        /// See also: Action.
        public typealias CompletableAction<Input> = Action<Input, Never>
        /// Work that runs once at a time and tells how it is going.
        ///
        ///         let double = Action<Int, Int> { Observable.just($0 * 2) }
        ///         double.execute(21)
        ///     =>  ('42'|)
        ///
        /// Pitfall: a second input while the first runs is refused with `ActionError.notEnabled`.
        /// See also: CompletableAction, ActionError.
        public final class Action<Input, Element> {
            /// What makes the work of an input.
            public typealias WorkFactory = (Input) -> Observable<Element>
            public let _enabledIf: Observable<Bool>
            /// What makes the work of an input.
            public let workFactory: (Input) -> Observable<Element>
            /// Takes inputs.
            public let inputs: AnyObserver<Input>
            /// What was refused and what failed.
            public let errors: Observable<ActionError>
            /// All values of all runs.
            public let elements: Observable<Element>
            /// Whether work runs now.
            public let executing: Observable<Bool>
            /// One sequence for each run.
            public let executionObservables: Observable<Observable<Element>>
            /// Whether an input would be taken.
            public let enabled: Observable<Bool>
            private let bag = DisposeBag()
            private let core: ActionCore<Input, Element>
            /// Runs the factory's work for each input.
            public convenience init<Source: ObservableConvertibleType>(enabledIf: Observable<Bool> = Observable.just(true), workFactory: @escaping (Input) -> Source) where Source.Element == Element {
                self.init(enabledIf: enabledIf) { input in workFactory(input).asObservable() }
            }
            /// Runs the factory's work for each input.
            public init(enabledIf: Observable<Bool> = Observable.just(true), workFactory: @escaping (Input) -> Observable<Element>) {
                _enabledIf = enabledIf
                self.workFactory = workFactory
                let core = ActionCore<Input, Element>(enabledIf: enabledIf, workFactory: workFactory)
                self.core = core
                inputs = core.inputs
                errors = core.errors
                elements = core.elements
                executing = core.executing
                executionObservables = core.executionObservables
                enabled = core.enabled
            }
            /// Runs the work unless it is running or not enabled.
            ///
            ///         let double = Action<Int, Int> { Observable.just($0 * 2) }
            ///         double.execute(2)
            ///     =>  (4|)
            ///
            /// Pitfall: while the work runs, or when it is not enabled, it only answers `error(notEnabled)`.
            /// See also: Action.
            @discardableResult
            public func execute(_ value: Input) -> Observable<Element> { core.execute(value) }
            /// The errors of the work itself.
            public var underlyingError: Observable<Swift.Error> {
                errors.compactMap { error -> Swift.Error? in
                    if case .underlyingError(let inner) = error { return inner }
                    return nil
                }
            }
        }
        extension Action where Input == Void {
            /// Runs the work.
            ///
            ///         let press = Action<Void, Int> { .just(1) }
            ///         press.execute()
            ///     =>  (1|)
            ///
            /// Pitfall: a second press while the work runs is refused with `notEnabled`, it is not queued.
            /// See also: execute(_:).
            @discardableResult
            public func execute() -> Observable<Element> { execute(()) }
        }
        extension Action where Element == Never {
            /// One for each run that ended well.
            public var completions: Observable<Void> {
                executionObservables.flatMap { execution in
                    execution.map { _ in () }.catchErrorJustComplete().materialize().filter { $0.isCompleted }.map { _ in () }
                }
            }
        }
        /// The engine's action behind `Action`.
        internal final class ActionCore<Input, Element> {
            init(enabledIf: Observable<Bool>, workFactory: @escaping (Input) -> Observable<Element>)
            var inputs: AnyObserver<Input> { get }
            var errors: Observable<ActionError> { get }
            var elements: Observable<Element> { get }
            var executing: Observable<Bool> { get }
            var executionObservables: Observable<Observable<Element>> { get }
            var enabled: Observable<Bool> { get }
            func execute(_ value: Input) -> Observable<Element>
        }
        """#)
