import Rill

extension ObservableType where Element == Bool {
    /// Succeeds with true if the source completes and all its values are true; with false at its first false.
    ///
    ///     a:  1-0-1|
    ///         a.map { $0 == 1 }.and()
    ///     =>  --('false'|)
    ///
    /// Asked as: all of them true; every value true; all true
    /// Pitfall: an empty source completes without true or false.
    /// See also: not().
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

    /// Succeeds with true if all sources complete and send only true; with false at the first false of any source.
    public static func and<Collection: Swift.Collection>(_ sources: Collection) -> Maybe<Bool>
    where Collection.Element: ObservableType, Collection.Element.Element == Bool {
        sources.isEmpty ? Maybe.never() : allTrue(sources.map { $0.asObservable() })
    }

    /// Succeeds with true if all sources complete and send only true; with false at the first false of any source.
    ///
    ///     a:  1-1---|
    ///     b:  --1-0-|
    ///         Observable.and(a.map { $0 == 1 }, b.map { $0 == 1 })
    ///     =>  ----('false'|)
    ///
    /// Pitfall: without any source it never ends.
    /// See also: not(), combineLatest(_:).
    public static func and<Source: ObservableType>(_ sources: Source...) -> Maybe<Bool>
    where Source.Element == Bool {
        and(sources)
    }

    private static func allTrue(_ sources: [Observable<Bool>]) -> Maybe<Bool> {
        // Each source sends one answer: true, false, or nil if the source was empty.
        let answers: [Observable<Bool?>] = sources.map { source in
            source.and().asObservable().map { $0 as Bool? }.ifEmpty(default: nil)
        }
        return Maybe.create { maybe in
            var areAllCompleted = true
            return Observable.merge(answers).subscribe { event in
                switch event {
                case .next(false): maybe(.success(false))
                case .next(true): break
                case .next(nil): areAllCompleted = false
                case .error(let error): maybe(.error(error))
                case .completed: maybe(areAllCompleted ? .success(true) : .completed)
                }
            }
        }
    }
}
