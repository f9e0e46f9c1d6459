import Runtime

/// Spellings of earlier releases; each is the modern one in other words.
let rxOlderPage = LibraryPage(
    name: "RxOlder", module: "RxSwift",
    text: #"""
        extension ObservableType {
            @available(*, deprecated, renamed: "catch(_:)")
            public func catchError(_ handler: @escaping (Swift.Error) throws -> Observable<Element>) -> Observable<Element> { self.catch(handler) }
            @available(*, deprecated, renamed: "catch(sequence:)")
            public static func catchError<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element> where Sequence.Element == Observable<Element> { Observable<Element>.catch(sequence: sequence) }
            @available(*, deprecated, renamed: "catchAndReturn(_:)")
            public func catchErrorJustReturn(_ element: Element) -> Observable<Element> { catchAndReturn(element) }
            @available(*, deprecated, renamed: "element(at:)")
            public func elementAt(_ index: Int) -> Observable<Element> { element(at: index) }
            @available(*, deprecated, renamed: "observe(on:)")
            public func observeOn(_ scheduler: ImmediateSchedulerType) -> Observable<Element> { observe(on: scheduler) }
            @available(*, deprecated, renamed: "subscribe(on:)")
            public func subscribeOn(_ scheduler: ImmediateSchedulerType) -> Observable<Element> { subscribe(on: scheduler) }
            @available(*, deprecated, renamed: "retry(when:)")
            public func retryWhen<TriggerObservable: ObservableType, Error: Swift.Error>(_ notificationHandler: @escaping (Observable<Error>) -> TriggerObservable) -> Observable<Element> { retry(when: notificationHandler) }
            @available(*, deprecated, renamed: "retry(when:)")
            public func retryWhen<TriggerObservable: ObservableType>(_ notificationHandler: @escaping (Observable<Swift.Error>) -> TriggerObservable) -> Observable<Element> { retry(when: notificationHandler) }
            @available(*, deprecated, renamed: "skip(until:)")
            public func skipUntil<Source: ObservableType>(_ other: Source) -> Observable<Element> { skip(until: other) }
            @available(*, deprecated, renamed: "skip(while:)")
            public func skipWhile(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> { skip(while: predicate) }
            @available(*, deprecated, renamed: "take(for:scheduler:)")
            public func take(_ duration: DispatchTimeInterval, scheduler: SchedulerType) -> Observable<Element> { take(for: duration, scheduler: scheduler) }
            @available(*, deprecated, renamed: "take(until:)")
            public func takeUntil<Source: ObservableType>(_ other: Source) -> Observable<Element> { take(until: other) }
            @available(*, deprecated, renamed: "take(until:behavior:)")
            public func takeUntil(_ behavior: TakeBehavior, predicate: @escaping (Element) throws -> Bool) -> Observable<Element> { take(until: predicate, behavior: behavior) }
            @available(*, deprecated, renamed: "take(while:)")
            public func takeWhile(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> { take(while: predicate) }
            @available(*, deprecated, renamed: "share(replay:scope:)")
            public func shareReplay(_ bufferSize: Int) -> Observable<Element> { share(replay: bufferSize, scope: .forever) }
            @available(*, deprecated, renamed: "share(replay:)")
            public func shareReplayLatestWhileConnected() -> Observable<Element> { share(replay: 1, scope: .whileConnected) }
            @available(*, deprecated, message: "use enumerated().map")
            public func mapWithIndex<Result>(_ selector: @escaping (Element, Int) throws -> Result) -> Observable<Result> { enumerated().map { try selector($0.element, $0.index) } }
            @available(*, deprecated, message: "use enumerated().flatMap")
            public func flatMapWithIndex<Source: ObservableConvertibleType>(_ selector: @escaping (Element, Int) throws -> Source) -> Observable<Source.Element> { enumerated().flatMap { try selector($0.element, $0.index) } }
            @available(*, deprecated, message: "use enumerated().skip(while:).map")
            public func skipWhileWithIndex(_ predicate: @escaping (Element, Int) throws -> Bool) -> Observable<Element> { enumerated().skip(while: { try predicate($0.element, $0.index) }).map { $0.element } }
            @available(*, deprecated, message: "use enumerated().take(while:).map")
            public func takeWhileWithIndex(_ predicate: @escaping (Element, Int) throws -> Bool) -> Observable<Element> { enumerated().take(while: { try predicate($0.element, $0.index) }).map { $0.element } }
            @available(*, deprecated, renamed: "from(optional:)")
            public static func from(_ optional: Element?) -> Observable<Element> { Observable<Element>.from(optional: optional) }
            @available(*, deprecated, renamed: "from(optional:scheduler:)")
            public static func from(_ optional: Element?, scheduler: ImmediateSchedulerType) -> Observable<Element> { Observable<Element>.from(optional: optional, scheduler: scheduler) }
            @_disfavoredOverload
            @available(*, deprecated, message: "use toArray().asObservable()")
            public func toArray() -> Observable<[Element]> {
                let single: Single<[Element]> = toArray()
                return single.asObservable()
            }
            @_disfavoredOverload
            @available(*, deprecated, message: "use ignoreElements().asCompletable()")
            public func ignoreElements() -> Completable {
                let nothing: Observable<Never> = ignoreElements()
                return nothing.asCompletable()
            }
        }

        // Numbers of seconds where an interval is meant.
        extension ObservableType {
            @available(*, deprecated, message: "use .seconds or .milliseconds")
            public func debounce(_ dueTime: Double, scheduler: SchedulerType) -> Observable<Element> { debounce(.milliseconds(Int(dueTime * 1000)), scheduler: scheduler) }
            @available(*, deprecated, message: "use .seconds or .milliseconds")
            public func throttle(_ dueTime: Double, latest: Bool = true, scheduler: SchedulerType) -> Observable<Element> { throttle(.milliseconds(Int(dueTime * 1000)), latest: latest, scheduler: scheduler) }
            @available(*, deprecated, message: "use .seconds or .milliseconds")
            public func delay(_ dueTime: Double, scheduler: SchedulerType) -> Observable<Element> { delay(.milliseconds(Int(dueTime * 1000)), scheduler: scheduler) }
            @available(*, deprecated, message: "use .seconds or .milliseconds")
            public func delaySubscription(_ dueTime: Double, scheduler: SchedulerType) -> Observable<Element> { delaySubscription(.milliseconds(Int(dueTime * 1000)), scheduler: scheduler) }
            @available(*, deprecated, message: "use .seconds or .milliseconds")
            public func timeout(_ dueTime: Double, scheduler: SchedulerType) -> Observable<Element> { timeout(.milliseconds(Int(dueTime * 1000)), scheduler: scheduler) }
            @available(*, deprecated, message: "use .seconds or .milliseconds")
            public func timeout<Source: ObservableConvertibleType>(_ dueTime: Double, other: Source, scheduler: SchedulerType) -> Observable<Element> where Element == Source.Element { timeout(.milliseconds(Int(dueTime * 1000)), other: other, scheduler: scheduler) }
            @available(*, deprecated, message: "use .seconds or .milliseconds")
            public func take(_ duration: Double, scheduler: SchedulerType) -> Observable<Element> { take(for: .milliseconds(Int(duration * 1000)), scheduler: scheduler) }
            @available(*, deprecated, message: "use .seconds or .milliseconds")
            public func skip(_ duration: Double, scheduler: SchedulerType) -> Observable<Element> { skip(.milliseconds(Int(duration * 1000)), scheduler: scheduler) }
            @available(*, deprecated, message: "use .seconds or .milliseconds")
            public func buffer(timeSpan: Double, count: Int, scheduler: SchedulerType) -> Observable<[Element]> { buffer(timeSpan: .milliseconds(Int(timeSpan * 1000)), count: count, scheduler: scheduler) }
            @available(*, deprecated, message: "use .seconds or .milliseconds")
            public func window(timeSpan: Double, count: Int, scheduler: SchedulerType) -> Observable<Observable<Element>> { window(timeSpan: .milliseconds(Int(timeSpan * 1000)), count: count, scheduler: scheduler) }
        }
        extension ObservableType where Element: FixedWidthInteger {
            @available(*, deprecated, message: "use .seconds or .milliseconds")
            public static func interval(_ period: Double, scheduler: SchedulerType) -> Observable<Element> { Observable<Element>.interval(.milliseconds(Int(period * 1000)), scheduler: scheduler) }
            @available(*, deprecated, message: "use .seconds or .milliseconds")
            public static func timer(_ dueTime: Double, period: Double? = nil, scheduler: SchedulerType) -> Observable<Element> { Observable<Element>.timer(.milliseconds(Int(dueTime * 1000)), period: period.map { .milliseconds(Int($0 * 1000)) }, scheduler: scheduler) }
        }
        extension PrimitiveSequence {
            @available(*, deprecated, renamed: "catch(_:)")
            public func catchError(_ handler: @escaping (Swift.Error) throws -> PrimitiveSequence<Trait, Element>) -> PrimitiveSequence<Trait, Element> { self.catch(handler) }
            @available(*, deprecated, renamed: "observe(on:)")
            public func observeOn(_ scheduler: ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> { observe(on: scheduler) }
            @available(*, deprecated, renamed: "subscribe(on:)")
            public func subscribeOn(_ scheduler: ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> { subscribe(on: scheduler) }
            @available(*, deprecated, renamed: "retry(when:)")
            public func retryWhen<TriggerObservable: ObservableType, Error: Swift.Error>(_ notificationHandler: @escaping (Observable<Error>) -> TriggerObservable) -> PrimitiveSequence<Trait, Element> { retry(when: notificationHandler) }
            @available(*, deprecated, renamed: "retry(when:)")
            public func retryWhen<TriggerObservable: ObservableType>(_ notificationHandler: @escaping (Observable<Swift.Error>) -> TriggerObservable) -> PrimitiveSequence<Trait, Element> { retry(when: notificationHandler) }
            @available(*, deprecated, message: "use .seconds or .milliseconds")
            public func delay(_ dueTime: Double, scheduler: SchedulerType) -> PrimitiveSequence<Trait, Element> { delay(.milliseconds(Int(dueTime * 1000)), scheduler: scheduler) }
            @available(*, deprecated, message: "use .seconds or .milliseconds")
            public func delaySubscription(_ dueTime: Double, scheduler: SchedulerType) -> PrimitiveSequence<Trait, Element> { delaySubscription(.milliseconds(Int(dueTime * 1000)), scheduler: scheduler) }
            @available(*, deprecated, message: "use .seconds or .milliseconds")
            public func timeout(_ dueTime: Double, scheduler: SchedulerType) -> PrimitiveSequence<Trait, Element> { timeout(.milliseconds(Int(dueTime * 1000)), scheduler: scheduler) }
            @available(*, deprecated, message: "use .seconds or .milliseconds")
            public func timeout(_ dueTime: Double, other: PrimitiveSequence<Trait, Element>, scheduler: SchedulerType) -> PrimitiveSequence<Trait, Element> { timeout(.milliseconds(Int(dueTime * 1000)), other: other, scheduler: scheduler) }
        }
        extension PrimitiveSequenceType where Element: FixedWidthInteger {
            @available(*, deprecated, message: "use .seconds or .milliseconds")
            public static func timer(_ dueTime: Double, scheduler: SchedulerType) -> PrimitiveSequence<Trait, Element> { PrimitiveSequence<Trait, Element>.timer(.milliseconds(Int(dueTime * 1000)), scheduler: scheduler) }
        }
        extension ObservableConvertibleType {
            @available(*, deprecated, renamed: "Element")
            public typealias E = Element
        }
        extension ObserverType {
            @available(*, deprecated, renamed: "Element")
            public typealias E = Element
        }
        extension PrimitiveSequenceType {
            @available(*, deprecated, renamed: "Trait")
            public typealias TraitType = Trait
            @available(*, deprecated, renamed: "Element")
            public typealias ElementType = Element
        }
        @available(*, deprecated, renamed: "Binder")
        public final class UIBindingObserver<UIElementType: AnyObject, Value>: ObserverType {
            /// The values.
            public typealias Element = Value
            private let binder: Binder<Value>
            /// Runs the binding with the element, which it holds weakly.
            public init(UIElement: UIElementType, binding: @escaping (UIElementType, Value) -> Void) { binder = Binder(UIElement, binding: binding) }
            /// Takes an event.
            public func on(_ event: Event<Value>) { binder.on(event) }
        }
        @available(*, deprecated, renamed: "SharingScheduler.mock(scheduler:action:)")
        public func driveOnScheduler(_ scheduler: SchedulerType, action: () throws -> Void) rethrows { try SharingScheduler.mock(scheduler: scheduler, action: action) }
        """#)
