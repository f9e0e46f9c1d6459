import Rill

extension ObservableType where Element == Bool {
    /// False as soon as one element is, true when all of at least one were.
    public func and() -> Maybe<Bool> {
        Maybe.create { maybe in
            var hasElement = false
            return self.subscribe { event in
                switch event {
                case .next(false): maybe(.success(false))
                case .next(true): hasElement = true
                case .error(let error): maybe(.error(error))
                case .completed: maybe(hasElement ? .success(true) : .completed)
                }
            }
        }
    }

    /// False as soon as one source says so, true when all have completed with an element; never for no sources.
    public static func and<Collection: Swift.Collection>(_ sources: Collection) -> Maybe<Bool>
    where Collection.Element: ObservableType, Collection.Element.Element == Bool {
        sources.isEmpty ? Maybe.never() : all(sources.map { $0.asObservable() })
    }

    /// False as soon as one source says so, true when all have completed with an element; never for no sources.
    public static func and<Source: ObservableType>(_ sources: Source...) -> Maybe<Bool>
    where Source.Element == Bool {
        and(sources)
    }

    private static func all(_ sources: [Observable<Bool>]) -> Maybe<Bool> {
        // One answer for each source; nil when it was empty.
        let answers: [Observable<Bool?>] = sources.map { source in
            source.and().asObservable().map { $0 as Bool? }.ifEmpty(default: nil)
        }
        return Maybe.create { maybe in
            var isEveryoneHeard = true
            return Observable.merge(answers).subscribe { event in
                switch event {
                case .next(false): maybe(.success(false))
                case .next(true): break
                case .next(nil): isEveryoneHeard = false
                case .error(let error): maybe(.error(error))
                case .completed: maybe(isEveryoneHeard ? .success(true) : .completed)
                }
            }
        }
    }
}
