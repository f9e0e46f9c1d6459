/// Orders completions by how often programs use their names.
enum Usage {
    private static let names = """
        onNext accept value drive( subscribe(onNext: map filter bind( flatMapLatest flatMap debounce throttle \
        distinctUntilChanged() share() take(_: skip(_: withLatestFrom combineLatest merge startWith scan do catch catchAndReturn retry( \
        observe delay subscribe(on: disposed asObservable asDriver asObserver onCompleted onError compactMap concatMap \
        flatMapFirst takeLast buffer window groupBy toArray ignoreElements materialize debug timeout sample element( \
        background utility default userInitiated \
        count first last append isEmpty contains sorted joined reduce forEach compactMap enumerated reversed prefix suffix \
        uppercased lowercased split hasPrefix hasSuffix rx text tap isEnabled data
        """.split(separator: " ").map { String($0) }

    /// The static members that usually create a value.
    private static let makers = """
        milliseconds seconds instance just of create interval timer from merge combineLatest zip concat empty never error \
        range deferred generate repeatElement using amb
        """.split(separator: " ").map { String($0) }

    /// The types that are usual in declarations.
    private static let types = """
        Int String Bool Double Observable PublishSubject BehaviorSubject PublishRelay BehaviorRelay Driver Signal Single Maybe \
        Completable Disposable DisposeBag Event Error Array Dictionary Set Optional Void Any Date Data URL Result Never
        """.split(separator: " ").map { String($0) }

    private static let typeRanks = order(types)

    static func rank(ofType name: String) -> Int { typeRanks[name] ?? .max }

    private static let ranks = order(names)
    private static let makerRanks = order(makers)

    private static func order(_ names: [String]) -> [String: Int] {
        Dictionary(
            names.enumerated().map { (String($0.element.prefix { $0 != "(" }), $0.offset) }, uniquingKeysWith: min)
    }

    /// For each name, the beginning of the overload that is offered first: `subscribe(onNext:`.
    private static let preferredOverloads: [String: String] = Dictionary(
        names.filter { $0.contains("(") }.map { (String($0.prefix { $0 != "(" }), $0) },
        uniquingKeysWith: { first, _ in first })

    /// Returns the rank of a name: the smaller, the more frequent. Names that are not listed come last.
    static func rank(of title: String, onType: Bool) -> Int {
        (onType ? makerRanks : ranks)[String(title.prefix { $0 != "(" })] ?? .max
    }

    /// Returns the most probable overload: the preferred one if there is one, otherwise the simplest.
    static func first(of candidates: [Completions.Candidate]) -> Completions.Candidate {
        let name = String(candidates[0].title.prefix { $0 != "(" })
        if let form = preferredOverloads[name], let usual = candidates.first(where: { $0.title.hasPrefix(form) }) {
            return usual
        }
        return candidates.reduce(candidates[0]) { $1.title.utf8.count < $0.title.utf8.count ? $1 : $0 }
    }
}
