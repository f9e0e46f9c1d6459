/// What a word of Combine, ReactiveX in other languages, or another language is called here, and a sentence that
/// says so; nil for a word that means nothing elsewhere.
public func foreignWord(_ name: String) -> (rillName: String, sentence: String)? {
    foreignWords[name].map { ($0.ours, "\($0.home) says '\(name)'; here it is \($0.ours)") }
}

private let foreignWords: [String: (home: String, ours: String)] = {
    var words: [String: (home: String, ours: String)] = [:]
    for (home, rows) in foreignRows {
        for (theirs, ours) in rows where words[theirs] == nil { words[theirs] = (home, ours) }
    }
    return words
}()

private let foreignRows: [(home: String, rows: [(String, String)])] = [
    (
        "Combine",
        [
            ("sink", "subscribe(onNext:)"), ("PassthroughSubject", "PublishSubject"),
            ("CurrentValueSubject", "BehaviorSubject"), ("AnyPublisher", "Observable"), ("Publisher", "Observable"),
            ("AnyCancellable", "Disposable"), ("Cancellable", "Disposable"), ("store", "disposed(by:)"),
            ("cancel", "dispose()"), ("eraseToAnyPublisher", "asObservable()"),
            ("removeDuplicates", "distinctUntilChanged()"), ("Just", "Observable.just(_:)"),
            ("Future", "Single.create(_:)"), ("Deferred", "Observable.deferred(_:)"), ("Fail", "Observable.error(_:)"),
            ("Empty", "Observable.empty()"), ("tryMap", "map(_:)"), ("tryFilter", "filter(_:)"),
            ("replaceError", "catchAndReturn(_:)"), ("tryCatch", "catch(_:)"),
            ("receive", "observe(on:)"), ("handleEvents", "do(onNext:)"), ("breakpoint", "debug(_:)"),
            ("prepend", "startWith(_:)"), ("append", "concat(_:)"), ("collect", "toArray()"),
            ("dropFirst", "skip(_:)"), ("switchToLatest", "switchLatest()"),
            ("measureInterval", "enumerated()"), ("assertNoFailure", "asInfallible(onErrorJustReturn:)"),
            ("makeConnectable", "publish()"), ("autoconnect", "refCount()"), ("output", "element(at:)"),
            ("ignoreOutput", "ignoreElements()"), ("replaceEmpty", "ifEmpty(default:)"),
            ("replaceNil", "map { $0 ?? value }"), ("Published", "BehaviorRelay"),
        ]
    ),
    (
        "RxJS",
        [
            ("switchMap", "flatMapLatest(_:)"), ("mergeMap", "flatMap(_:)"), ("exhaustMap", "flatMapFirst(_:)"),
            ("tap", "do(onNext:)"), ("pipe", "a chain of calls: source.map { … }.filter { … }"),
            ("debounceTime", "debounce(_:scheduler:)"), ("throttleTime", "throttle(_:scheduler:)"),
            ("auditTime", "throttle(_:latest:scheduler:)"), ("sampleTime", "sample(_:)"),
            ("bufferTime", "buffer(timeSpan:count:scheduler:)"), ("bufferCount", "buffer(timeSpan:count:scheduler:)"),
            ("takeUntil", "take(until:)"), ("skipUntil", "skip(until:)"), ("shareReplay", "share(replay:scope:)"),
            ("catchError", "catch(_:)"), ("retryWhen", "retry(when:)"), ("throwError", "Observable.error(_:)"),
            ("fromEvent", "Observable.create(_:)"), ("forkJoin", "Observable.zip(_:)"), ("finalize", "do(onDispose:)"),
            ("unsubscribe", "dispose()"), ("Subscription", "Disposable"), ("defer", "Observable.deferred(_:)"),
            ("startsWith", "startWith(_:)"), ("endWith", "concat(_:)"),
            ("mapTo", "map { _ in value }"), ("pluck", "map(\\.name)"),
            ("distinctUntilKeyChanged", "distinctUntilChanged(_:)"), ("delayWhen", "delay(_:scheduler:)"),
            ("iif", "deferred { condition ? a : b }"), ("mergeAll", "merge()"), ("concatAll", "concat()"),
            ("switchAll", "switchLatest()"), ("combineLatestWith", "Observable.combineLatest(_:_:)"),
            ("subscribeOn", "subscribe(on:)"), ("observeOn", "observe(on:)"), ("Observer", "AnyObserver"),
        ]
    ),
    (
        "RxJava",
        [
            ("doOnNext", "do(onNext:)"), ("doOnError", "do(onError:)"), ("doOnComplete", "do(onCompleted:)"),
            ("doOnSubscribe", "do(onSubscribe:)"), ("onErrorReturn", "catchAndReturn(_:)"),
            ("onErrorResumeNext", "catch(_:)"), ("concatMapEager", "concatMap(_:)"),
            ("fromIterable", "Observable.from(_:)"),
            ("fromArray", "Observable.from(_:)"), ("CompositeDisposable", "DisposeBag"), ("Flowable", "Observable"),
            ("BehaviorProcessor", "BehaviorSubject"), ("PublishProcessor", "PublishSubject"),
            ("Schedulers", "MainScheduler.instance"), ("blockingFirst", "toBlocking().first()"),
            ("defaultIfEmpty", "ifEmpty(default:)"), ("switchIfEmpty", "ifEmpty(switchTo:)"),
            ("onComplete", "onCompleted()"),
        ]
    ),
    (
        "ReactiveSwift",
        [
            ("SignalProducer", "Observable"), ("Signal", "Observable"), ("MutableProperty", "BehaviorRelay"),
            ("skipRepeats", "distinctUntilChanged()"), ("observeValues", "subscribe(onNext:)"),
            ("startWithValues", "subscribe(onNext:)"), ("flatten", "merge()"), ("promoteError", "asObservable()"),
        ]
    ),
    (
        "an older RxSwift",
        [
            ("Variable", "BehaviorRelay"), ("catchErrorJustReturn", "catchAndReturn(_:)"),
            ("addDisposableTo", "disposed(by:)"), ("doOn", "do(onNext:)"), ("subscribeNext", "subscribe(onNext:)"),
            ("shareReplayLatestWhileConnected", "share(replay: 1)"),
        ]
    ),
    (
        "another language",
        [
            ("null", "nil"), ("undefined", "nil"), ("None", "nil"), ("True", "true"), ("False", "false"),
            ("this", "self"), ("println", "print(_:)"), ("printf", "print(_:)"), ("puts", "print(_:)"),
            ("console", "print(_:)"), ("NSLog", "print(_:)"), ("echo", "print(_:)"), ("len", "count"),
            ("length", "count"),
            ("size", "count"), ("push", "append(_:)"), ("push_back", "append(_:)"), ("add", "append(_:)"),
            ("elif", "else if"), ("elsif", "else if"), ("function", "func"), ("fn", "func"), ("def", "func"),
            ("fun", "func"), ("val", "let"), ("const", "let"), ("string", "String"), ("int", "Int"), ("bool", "Bool"),
            ("boolean", "Bool"), ("Boolean", "Bool"), ("double", "Double"), ("float", "Float"), ("char", "Character"),
            ("void", "Void"), ("Integer", "Int"), ("str", "String"), ("list", "Array"), ("dict", "Dictionary"),
            ("Map", "Dictionary"), ("HashMap", "Dictionary"), ("Object", "AnyObject"), ("object", "AnyObject"),
            ("toString", "String(describing:)"), ("toUpperCase", "uppercased()"), ("toLowerCase", "lowercased()"),
            ("indexOf", "firstIndex(of:)"), ("includes", "contains(_:)"), ("forEachIndexed", "enumerated()"),
            ("substring", "prefix(_:) and dropFirst(_:)"), ("new", "the name of the type alone: Thing()"),
            ("interface", "protocol"), ("instanceof", "is"), ("typeof", "type(of:)"), ("isinstance", "is"),
            ("lambda", "{ x in … }"), ("setTimeout", "Observable.timer(_:scheduler:)"),
            ("setInterval", "Observable.interval(_:scheduler:)"), ("raise", "throw"), ("except", "catch"),
        ]
    ),
]
