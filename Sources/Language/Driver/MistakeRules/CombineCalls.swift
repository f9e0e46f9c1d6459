/// The calls of Combine that RxSwift has under other names, with their labels.
enum CombineCalls {
    struct Translation {
        /// The RxSwift code. `#b` is replaced by the receiver, `#1` by the first argument, `#*` by all arguments, `#t1`
        /// and `#s1` by the first argument as a time or as a scheduler.
        var template: String
    }

    /// Returns the row for a member such as `debounce(for:scheduler:)`, or for a call without receiver such as
    /// `Just(_:)`.
    static func translation(_ signature: String) -> Translation? { translations[signature] }

    private static let translations: [String: Translation] = {
        var rows: [String: Translation] = [:]
        for line in tableText.split(separator: "\n") {
            let columns = line.split(separator: " ", maxSplits: 1)
            guard columns.count == 2 else { continue }
            rows[String(columns[0])] = Translation(template: String(columns[1].drop { $0 == " " }))
        }
        return rows
    }()

    private static let tableText = """
        Just(_:)  Observable.just(#1)
        Empty()  Observable.empty()
        Fail(error:)  Observable.error(#1)
        Deferred(_:)  Observable.deferred #1
        PassthroughSubject()  PublishSubject()
        Publishers.Merge(_:_:)  Observable.merge(#*)
        Publishers.Merge3(_:_:_:)  Observable.merge(#*)
        Publishers.Zip(_:_:)  Observable.zip(#*)
        Publishers.Zip3(_:_:_:)  Observable.zip(#*)
        Publishers.CombineLatest(_:_:)  Observable.combineLatest(#*)
        Publishers.CombineLatest3(_:_:_:)  Observable.combineLatest(#*)
        Publishers.Concatenate(prefix:suffix:)  Observable.concat(#*)
        Timer.publish(every:on:in:)  Observable<Int>.interval(#t1, scheduler: MainScheduler.instance)
        publisher(for:)  #b.rx.notification(#1)
        sink(_:)  #b.subscribe(onNext: #1)
        sink(receiveValue:)  #b.subscribe(onNext: #1)
        store(in:)  #b.disposed(by: #1)
        cancel()  #b.dispose()
        send()  #b.onNext(())
        send(_:)  #b.onNext(#1)
        eraseToAnyPublisher()  #b.asObservable()
        setFailureType(to:)  #b
        removeDuplicates()  #b.distinctUntilChanged()
        removeDuplicates(_:)  #b.distinctUntilChanged #1
        removeDuplicates(by:)  #b.distinctUntilChanged(#1)
        scan(_:_:)  #b.scan(#1, accumulator: #2)
        tryScan(_:_:)  #b.scan(#1, accumulator: #2)
        mapError(_:)  #b.catch { throw (#1)($0) }
        assertNoFailure()  #b
        tryMap(_:)  #b.map #1
        tryFilter(_:)  #b.filter #1
        tryCompactMap(_:)  #b.compactMap #1
        flatMap(maxPublishers:_:)  #b.concatMap #2
        switchToLatest()  #b.switchLatest()
        prefix(_:)  #b.take(#1)
        prefix(while:)  #b.take(while: #1)
        prefix(untilOutputFrom:)  #b.take(until: #1)
        dropFirst()  #b.skip(1)
        dropFirst(_:)  #b.skip(#1)
        drop(while:)  #b.skip(while: #1)
        drop(untilOutputFrom:)  #b.skip(until: #1)
        first()  #b.take(1)
        last()  #b.takeLast(1)
        output(at:)  #b.element(at: #1)
        prepend(_:)  #b.startWith(#1)
        append(_:)  #b.concat(Observable.just(#1))
        collect()  #b.toArray().asObservable()
        replaceEmpty(with:)  #b.ifEmpty(default: #1)
        replaceError(with:)  #b.catchAndReturn(#1)
        replaceNil(with:)  #b.map { $0 ?? #1 }
        ignoreOutput()  #b.ignoreElements()
        retry(_:)  #b.retry(#1 + 1)
        receive(on:)  #b.observe(on: #s1)
        subscribe(on:)  #b.subscribe(on: #s1)
        debounce(for:scheduler:)  #b.debounce(#t1, scheduler: #s2)
        delay(for:scheduler:)  #b.delay(#t1, scheduler: #s2)
        throttle(for:scheduler:latest:)  #b.throttle(#t1, latest: #3, scheduler: #s2)
        timeout(_:scheduler:)  #b.timeout(#t1, scheduler: #s2)
        makeConnectable()  #b.publish()
        autoconnect()  #b.refCount()
        merge(with:)  Observable.merge(#b, #*)
        merge(with:_:)  Observable.merge(#b, #*)
        zip(_:)  Observable.zip(#b, #1)
        combineLatest(_:)  Observable.combineLatest(#b, #1)
        combineLatest(_:_:)  Observable.combineLatest(#b, #1, resultSelector: #2)
        zip(_:_:)  Observable.zip(#b, #1, resultSelector: #2)
        handleEvents(receiveOutput:)  #b.do(onNext: #1)
        decode(type:decoder:)  #b.map { try #2.decode(#1, from: $0) }
        print()  #b.debug()
        print(_:)  #b.debug(#1)
        """
}
