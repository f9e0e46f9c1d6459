import Runtime

/// Operators of several sources.
let rxCombiningPage = LibraryPage(
    name: "RxCombining", module: "RxSwift",
    text: #"""
        // MARK: Several sources

        extension ObservableType {
            /// Each value becomes a source; all run at once.
            ///
            ///     a:  1---2---|
            ///         a.flatMap { n in cold("a--b--c|").map { "\($0)\(n)" } }
            ///     =>  'a1'--'b1''a2'-'c1''b2'--'c2'|
            ///
            /// Pitfall: all inner sources run at once and interleave.
            /// See also: flatMapLatest(_:), concatMap(_:), flatMapFirst(_:).
            public func flatMap<Source: ObservableConvertibleType>(_ selector: @escaping (Element) throws -> Source) -> Observable<Source.Element>
            /// Each value becomes a source; only the newest is heard.
            ///
            ///     a:  1---2---|
            ///         a.flatMapLatest { n in cold("ab-c-d|").map { "\($0)\(n)" } }
            ///     =>  'a1''b1'-'c1''a2''b2'-'c2'-'d2'|
            ///
            /// Pitfall: the inner source before is disposed, whatever it was doing.
            /// See also: flatMap(_:), flatMapFirst(_:), switchLatest().
            public func flatMapLatest<Source: ObservableConvertibleType>(_ selector: @escaping (Element) throws -> Source) -> Observable<Source.Element>
            /// Each value becomes an infallible; only the newest is heard, and what comes cannot fail.
            ///
            ///     a:  1---2---|
            ///         a.flatMapLatest { n in Infallible.of("a\(n)", "b\(n)") }
            ///     =>  ('a1''b1')---('a2''b2')---|
            ///
            /// Pitfall: an error of the outer sequence has nowhere to go: it is reported as unhandled.
            /// See also: flatMapLatest(_:), asInfallible(onErrorJustReturn:).
            public func flatMapLatest<Source: InfallibleType>(_ selector: @escaping (Element) throws -> Source) -> Infallible<Source.Element>
            /// Each value becomes a source unless one is running.
            ///
            ///     a:  1-2-3-|
            ///         a.flatMapFirst { n in cold("a-b|").map { "\($0)\(n)" } }
            ///     =>  'a1'-'b1'-'a3'-'b3'|
            ///
            /// Pitfall: values that come while an inner source runs are lost.
            /// See also: flatMapLatest(_:), concatMap(_:).
            public func flatMapFirst<Source: ObservableConvertibleType>(_ selector: @escaping (Element) throws -> Source) -> Observable<Source.Element>
            /// Each value becomes a source; one after the other.
            ///
            ///     a:  12|
            ///         a.concatMap { n in cold("a-b|").map { "\($0)\(n)" } }
            ///     =>  'a1'-'b1''a2'-'b2'|
            ///
            /// Pitfall: what waits is kept: a fast source and slow inner ones pile up.
            /// See also: flatMap(_:), concat(), merge(maxConcurrent:).
            public func concatMap<Source: ObservableConvertibleType>(_ selector: @escaping (Element) throws -> Source) -> Observable<Source.Element>
            /// Another source after this one.
            ///
            ///     a:  1-2|
            ///     b:  3-4|
            ///         a.concat(b)
            ///     =>  1-23-4|
            ///
            /// Pitfall: a first source without end never lets the second begin.
            /// See also: merge(_:), startWith(_:), concatMap(_:).
            @bind("ObservableType.concat(second)") public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Element> where Source.Element == Element
            /// One source after the other.
            @bind("ObservableType.concat(sequence)") public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element> where Sequence.Element == Observable<Element>
            /// One source after the other.
            @bind("ObservableType.concat(collection)") public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Observable<Element> where Collection.Element == Observable<Element>
            /// One source after the other.
            @bind("ObservableType.concat(variadic)") public static func concat(_ sources: Observable<Element>...) -> Observable<Element>
            /// All sources at once.
            ///
            ///     a:  1---2-|
            ///     b:  --3---4|
            ///         Observable.merge(a, b)
            ///     =>  1-3-2-4|
            ///
            /// Pitfall: the first error ends all.
            /// See also: concat(_:), combineLatest(_:_:), amb(_:).
            @bind("ObservableType.merge(collection)") public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Observable<Element> where Collection.Element == Observable<Element>
            /// All sources at once.
            @bind("ObservableType.merge(array)") public static func merge(_ sources: [Observable<Element>]) -> Observable<Element>
            /// All sources at once.
            @bind("ObservableType.merge(variadic)") public static func merge(_ sources: Observable<Element>...) -> Observable<Element>
            /// The source that answers first.
            ///
            ///     a:  --1-2|
            ///     b:  -3-4|
            ///         a.amb(b)
            ///     =>  -3-4|
            ///
            /// Pitfall: the first event decides, even an error or the end.
            /// See also: merge(_:), switchLatest().
            @bind("ObservableType.amb(_:)") public func amb<O2: ObservableType>(_ right: O2) -> Observable<Element> where O2.Element == Element
            /// The source that answers first.
            @bind("ObservableType.amb(sequence)") public static func amb<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element> where Sequence.Element == Observable<Element>
            /// Each value with the other source's latest, combined.
            ///
            ///     a:  -1---2|
            ///     b:  --x-
            ///         a.withLatestFrom(b) { "\($0)\($1)" }
            ///     =>  -----'2x'|
            ///
            /// Pitfall: values before the second source's first are lost.
            /// See also: withLatestFrom(_:), combineLatest(_:_:), sample(_:defaultValue:).
            @bind("ObservableType.withLatestFrom(_:resultSelector:)") public func withLatestFrom<Source: ObservableConvertibleType, ResultType>(_ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> ResultType) -> Observable<ResultType>
            /// The other source's latest for each value.
            ///
            ///     a:  -1-2-3|
            ///     b:  --x-y
            ///         a.withLatestFrom(b)
            ///     =>  ---x-y|
            ///
            /// Pitfall: values before the second source's first are lost.
            /// See also: withLatestFrom(_:resultSelector:), sample(_:defaultValue:).
            @bind("ObservableType.withLatestFrom(_:)") public func withLatestFrom<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Source.Element>
            /// The newest value whenever the sampler sends.
            ///
            ///     a:  1-2-3-4
            ///     b:  ---x---x|
            ///         a.sample(b)
            ///     =>  ---2---4
            ///
            /// Pitfall: one value is sent once: a sampler that ticks without news sends nothing.
            /// See also: withLatestFrom(_:), throttle(_:latest:scheduler:), debounce(_:scheduler:).
            public func sample<Source: ObservableType>(_ sampler: Source, defaultValue: Element? = nil) -> Observable<Element>
            /// The latest of all sources, combined.
            ///
            ///     a:  1---2|
            ///     b:  -3-4-|
            ///         Observable.combineLatest([a, b]) { $0.reduce(0, +) }
            ///     =>  -4-56|
            ///
            /// Pitfall: nothing comes before every source has sent a value; an empty array gives `[]` at once.
            /// See also: combineLatest(_:_:resultSelector:).
            @bind("ObservableType.combineLatest(collection)selector") public static func combineLatest<Collection: Swift.Collection>(_ collection: Collection, resultSelector: @escaping ([Collection.Element.Element]) throws -> Element) -> Observable<Element> where Collection.Element: ObservableType
            /// The latest of all sources, as an array.
            ///
            ///     a:  1---2|
            ///     b:  -3-4-|
            ///         Observable.combineLatest([a, b]).map { $0.reduce(0, +) }
            ///     =>  -4-56|
            ///
            /// Pitfall: nothing comes before every source has sent a value; the results are in the order of the sources.
            /// See also: combineLatest(_:_:), zip(_:).
            @bind("ObservableType.combineLatest(collection)") public static func combineLatest<Collection: Swift.Collection>(_ collection: Collection) -> Observable<[Element]> where Collection.Element: ObservableType, Collection.Element.Element == Element
            /// One value of each source at a time, combined.
            ///
            ///     a:  1-2---|
            ///     b:  -3--4-|
            ///         Observable.zip([a, b]) { $0.reduce(0, +) }
            ///     =>  -4--6-|
            ///
            /// Pitfall: it ends with the shortest source; what the others still hold is dropped.
            /// See also: zip(_:_:resultSelector:).
            @bind("ObservableType.zip(collection)selector") public static func zip<Collection: Swift.Collection>(_ collection: Collection, resultSelector: @escaping ([Collection.Element.Element]) throws -> Element) -> Observable<Element> where Collection.Element: ObservableType
            /// One value of each source at a time, as an array.
            ///
            ///     a:  1-2---|
            ///     b:  -3--4-|
            ///         Observable.zip([a, b]).map { $0.reduce(0, +) }
            ///     =>  -4--6-|
            ///
            /// Pitfall: a fast source is kept waiting in memory until the slowest has caught up.
            /// See also: zip(_:_:), combineLatest(_:).
            @bind("ObservableType.zip(collection)") public static func zip<Collection: Swift.Collection>(_ collection: Collection) -> Observable<[Element]> where Collection.Element: ObservableType, Collection.Element.Element == Element
        }
        extension ObservableType where Element: ObservableConvertibleType {
            /// Listens to all inner sources.
            ///
            ///     a:  1-2|
            ///         Observable.of(a, a).merge()
            ///     =>  (11)-(22)|
            ///
            /// Pitfall: one inner error ends everything, the other inner sources included.
            /// See also: merge(_:), flatMap(_:), switchLatest().
            @bind("ObservableType.merge()") public func merge() -> Observable<Element.Element>
            /// Listens to so many inner sources at once; others wait.
            ///
            ///     a:  1-2|
            ///         Observable.of(a, a).merge(maxConcurrent: 1)
            ///     =>  1-21-2|
            ///
            /// Pitfall: an inner source that never ends keeps its place for ever: those that wait never start.
            /// See also: merge(), concat().
            @bind("ObservableType.merge(maxConcurrent:)") public func merge(maxConcurrent: Int) -> Observable<Element.Element>
            /// Listens to one inner source after the other.
            ///
            ///     a:  1-2|
            ///     b:  3|
            ///         Observable.of(a, b).concat()
            ///     =>  1-23|
            ///
            /// Pitfall: an inner source that never ends blocks all that follow.
            /// See also: concat(_:), concatMap(_:).
            @bind("ObservableType.concat()") public func concat() -> Observable<Element.Element>
            /// Listens to the newest inner source only.
            ///
            ///     a:  1---2---|
            ///         a.map { n in cold("ab-c-d|").map { "\($0)\(n)" } }.switchLatest()
            ///     =>  'a1''b1'-'c1''a2''b2'-'c2'-'d2'|
            ///
            /// Pitfall: the source before is disposed at once: what it had not sent yet is lost.
            /// See also: flatMapLatest(_:), merge().
            public func switchLatest() -> Observable<Element.Element>
        }
        """#)
