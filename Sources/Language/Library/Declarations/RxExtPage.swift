import Runtime

/// Community operators and Action.
let rxExtPage = LibraryPage(
    name: "RxExt", module: "RxSwiftExt",
    text: #"""
        /// What `filterMap` does with a value.
        public enum FilterMap<Result> {
            case ignore
            case map(Result)
        }
        /// When to subscribe again.
        public enum RepeatBehavior {
            case immediate(maxCount: UInt)
            case delayed(maxCount: UInt, time: Double)
            case exponentialDelayed(maxCount: UInt, initial: Double, multiplier: Double)
            case customTimerDelayed(maxCount: UInt, delayCalculator: (UInt) -> RxTimeInterval)
        }
        extension ObservableType {
            /// Runs itself through a function.
            public func apply<Result>(_ transform: (Observable<Element>) -> Observable<Result>) -> Observable<Result> { transform(asObservable()) }
            /// Collects values until a trigger sends.
            public func bufferWithTrigger<Trigger: ObservableType>(_ trigger: Trigger) -> Observable<[Element]>
            /// Moves on to a later source as soon as it sends.
            @bind("ObservableType.cascade(static)") public static func cascade<Sequence: Swift.Sequence>(_ observables: Sequence) -> Observable<Element> where Sequence.Element == Observable<Element>
            /// An error becomes the end.
            public func catchErrorJustComplete() -> Observable<Element> { self.catch { _ in .empty() } }
            /// How many values there were, at the end.
            @bind("ObservableType.count()") public func count() -> Observable<Int>
            @bind("ObservableType.count(_:)") public func count(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Int>
            /// Drops what the predicate has accepted before.
            @bind("ObservableType.distinct(_:)") public func distinct(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element>
            /// Transforms and filters in one.
            public func filterMap<Result>(_ transform: @escaping (Element) throws -> FilterMap<Result>) -> Observable<Result> {
                compactMap { element -> Result? in
                    switch try transform(element) {
                    case .ignore: return nil
                    case .map(let result): return result
                    }
                }
            }
            /// Drops what the predicate accepts.
            public func ignoreWhen(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> { filter { try !predicate($0) } }
            /// Subscribes again after errors.
            public func ignoreErrors() -> Observable<Element> { retry() }
            @bind("ObservableType.ignoreErrors(_:)") public func ignoreErrors(_ predicate: @escaping (Swift.Error) -> Bool) -> Observable<Element>
            /// A property of each value.
            public func mapAt<Result>(_ keyPath: KeyPath<Element, Result>) -> Observable<Result> { map { $0[keyPath: keyPath] } }
            /// The same for each value.
            public func mapTo<Result>(_ value: Result) -> Observable<Result> { map { _ in value } }
            @bind("ObservableType.merge(with:)one") public func merge(with other: Observable<Element>) -> Observable<Element>
            @bind("ObservableType.merge(with:)many") public func merge(with others: [Observable<Element>]) -> Observable<Element>
            /// Sliding windows of n values.
            public func nwise(_ n: Int) -> Observable<[Element]>
            /// Each value with the one before.
            public func pairwise() -> Observable<(Element, Element)>
            /// Only values of a type.
            public func ofType<Result>(_ type: Result.Type) -> Observable<Result> { compactMap { $0 as? Result } }
            /// A value for the first subscriber only.
            public static func once(_ element: Element) -> Observable<Element>
            /// Two sequences by a predicate.
            public func partition(_ predicate: @escaping (Element) throws -> Bool) -> (matches: Observable<Element>, nonMatches: Observable<Element>) {
                let stream = map { ($0, try predicate($0)) }.share()
                return (stream.filter { $0.1 }.map { $0.0 }, stream.filter { !$0.1 }.map { $0.0 })
            }
            /// Passes values while the pauser says true.
            public func pausable<Pauser: ObservableType>(_ pauser: Pauser) -> Observable<Element> where Pauser.Element == Bool
            /// Keeps values while paused.
            public func pausableBuffered<Pauser: ObservableType>(_ pauser: Pauser, limit: Int? = 1, flushOnCompleted: Bool = true, flushOnError: Bool = true) -> Observable<Element> where Pauser.Element == Bool
            /// Subscribes again after the end.
            public func repeatWithBehavior(_ behavior: RepeatBehavior, scheduler: SchedulerType = MainScheduler.instance, shouldRepeat: (() -> Bool)? = nil) -> Observable<Element>
            /// Subscribes again after an error.
            @bind("ObservableType.retry(_:scheduler:shouldRetry:)") public func retry(_ behavior: RepeatBehavior, scheduler: SchedulerType = MainScheduler.instance, shouldRetry: ((Swift.Error) -> Bool)? = nil) -> Observable<Element>
            public func subscribe<Object: AnyObject>(weak obj: Object, _ on: @escaping (Object) -> (Event<Element>) -> Void) -> Disposable {
                subscribe { [weak obj] event in
                    guard let obj = obj else { return }
                    on(obj)(event)
                }
            }
            public func subscribeNext<Object: AnyObject>(weak obj: Object, _ onNext: @escaping (Object) -> (Element) -> Void) -> Disposable {
                subscribe(onNext: { [weak obj] element in
                    guard let obj = obj else { return }
                    onNext(obj)(element)
                })
            }
            /// All values in order, at the end.
            public func toSortedArray(by areInIncreasingOrder: @escaping (Element, Element) -> Bool) -> Single<[Element]> { toArray().map { $0.sorted(by: areInIncreasingOrder) } }
        }
        extension ObservableConvertibleType {
            /// Pairs two sequences.
            public func zip<Other: ObservableConvertibleType, ResultType>(with other: Other, resultSelector: @escaping (Element, Other.Element) throws -> ResultType) -> Observable<ResultType> { Observable<ResultType>.zip(asObservable(), other.asObservable(), resultSelector: resultSelector) }
        }
        extension ObservableType where Element: Comparable {
            public func toSortedArray(ascending: Bool = true) -> Single<[Element]> { toArray().map { ascending ? $0.sorted(by: <) : $0.sorted(by: >) } }
        }
        extension ObservableType where Element: Equatable {
            /// Drops the given values.
            public func ignore(_ valuesToIgnore: Element...) -> Observable<Element> { filter { !valuesToIgnore.contains($0) } }
            /// Drops values seen before.
            @bind("ObservableType.distinct()") public func distinct() -> Observable<Element>
        }
        extension ObservableType where Element == Bool {
            /// Each value turned around.
            public func not() -> Observable<Bool> { map { !$0 } }
            /// Whether all values are true.
            @bind("ObservableType.and()") public func and() -> Maybe<Bool>
        }
        extension ObservableType where Element: EventConvertible {
            /// The values among materialised events.
            public func elements() -> Observable<Element.Element> { compactMap { $0.event.element } }
            /// The errors among materialised events.
            public func errors() -> Observable<Swift.Error> { compactMap { $0.event.error } }
        }
        extension ObservableType where Element: Collection {
            /// Transforms each member of each array.
            public func mapMany<Result>(_ transform: @escaping (Element.Element) throws -> Result) -> Observable<[Result]> { map { try $0.map(transform) } }
        }
        extension ObservableType {
            /// Drops nils.
            public func unwrap<Result>() -> Observable<Result> where Element == Result? { compactMap { $0 } }
        }
        extension SharedSequenceConvertibleType {
            public func mapTo<Result>(_ value: Result) -> SharedSequence<SharingStrategy, Result> { map { _ in value } }
            public func unwrap<Result>() -> SharedSequence<SharingStrategy, Result> where Element == Result? { compactMap { $0 } }
        }
        extension SharedSequenceConvertibleType where Element == Bool {
            public func not() -> SharedSequence<SharingStrategy, Bool> { map { !$0 } }
        }
        extension PrimitiveSequenceType where Trait == SingleTrait {
            public func mapTo<Result>(_ value: Result) -> PrimitiveSequence<SingleTrait, Result> { primitiveSequence.map { _ in value } }
        }
        extension PrimitiveSequenceType where Trait == MaybeTrait {
            public func mapTo<Result>(_ value: Result) -> PrimitiveSequence<MaybeTrait, Result> { primitiveSequence.map { _ in value } }
        }

        // MARK: Action

        /// Why an action did not give its value.
        public enum ActionError: Swift.Error {
            case notEnabled
            case underlyingError(Swift.Error)
        }
        public typealias CocoaAction = Action<Void, Void>
        public typealias CompletableAction<Input> = Action<Input, Never>
        /// Work that runs once at a time and tells how it is going.
        public final class Action<Input, Element> {
            public typealias WorkFactory = (Input) -> Observable<Element>
            public let _enabledIf: Observable<Bool>
            public let workFactory: (Input) -> Observable<Element>
            public let inputs: AnyObserver<Input>
            public let errors: Observable<ActionError>
            public let elements: Observable<Element>
            public let executing: Observable<Bool>
            public let executionObservables: Observable<Observable<Element>>
            public let enabled: Observable<Bool>
            private let bag = DisposeBag()
            private let core: ActionCore<Input, Element>
            public convenience init<Source: ObservableConvertibleType>(enabledIf: Observable<Bool> = Observable.just(true), workFactory: @escaping (Input) -> Source) where Source.Element == Element {
                self.init(enabledIf: enabledIf) { input in workFactory(input).asObservable() }
            }
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
