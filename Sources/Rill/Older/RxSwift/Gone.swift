// APIs of RxSwift 4 and 5 that RxSwift 6 removed.

extension ObservableType {
    @available(*, deprecated, renamed: "share(replay:scope:)")
    public func shareReplay(_ bufferSize: Int) -> Observable<Element> {
        share(replay: bufferSize, scope: .forever)
    }

    @available(*, deprecated, renamed: "share(replay:)")
    public func shareReplayLatestWhileConnected() -> Observable<Element> {
        share(replay: 1, scope: .whileConnected)
    }

    @available(*, deprecated, message: "use enumerated().map")
    public func mapWithIndex<Result>(
        _ selector: @escaping (Element, Int) throws -> Result
    ) -> Observable<Result> {
        enumerated().map { try selector($0.element, $0.index) }
    }

    @available(*, deprecated, message: "use enumerated().flatMap")
    public func flatMapWithIndex<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element, Int) throws -> Source
    ) -> Observable<Source.Element> {
        enumerated().flatMap { try selector($0.element, $0.index) }
    }

    @available(*, deprecated, message: "use enumerated().skip(while:).map")
    public func skipWhileWithIndex(_ predicate: @escaping (Element, Int) throws -> Bool) -> Observable<Element> {
        enumerated().skip(while: { try predicate($0.element, $0.index) }).map { $0.element }
    }

    @available(*, deprecated, message: "use enumerated().take(while:).map")
    public func takeWhileWithIndex(_ predicate: @escaping (Element, Int) throws -> Bool) -> Observable<Element> {
        enumerated().take(while: { try predicate($0.element, $0.index) }).map { $0.element }
    }

    @_disfavoredOverload
    @available(*, deprecated, renamed: "from(optional:)")
    public static func from(_ optional: Element?) -> Observable<Element> {
        Observable<Element>.from(optional: optional)
    }

    @_disfavoredOverload
    @available(*, deprecated, renamed: "from(optional:scheduler:)")
    public static func from(_ optional: Element?, scheduler: ImmediateSchedulerType) -> Observable<Element> {
        Observable<Element>.from(optional: optional, scheduler: scheduler)
    }

    @_disfavoredOverload
    @available(*, deprecated, message: "use ignoreElements().asCompletable()")
    public func ignoreElements() -> Completable {
        let nothing: Observable<Never> = ignoreElements()
        return nothing.asCompletable()
    }

    @_disfavoredOverload
    @available(*, deprecated, message: "use toArray().asObservable()")
    public func toArray() -> Observable<[Element]> {
        let single: Single<[Element]> = toArray()
        return single.asObservable()
    }
}

extension Disposable {
    @available(*, deprecated, renamed: "disposed(by:)")
    public func addDisposableTo(_ bag: DisposeBag) {
        disposed(by: bag)
    }
}

@available(*, deprecated, renamed: "TakeBehavior")
public typealias TakeUntilBehavior = TakeBehavior

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
