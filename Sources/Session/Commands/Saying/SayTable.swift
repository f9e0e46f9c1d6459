import Assist
import Export
import SessionCore

/// A table that maps operators and sources of RxSwift to their equivalents in another library.
struct TranslationTable {
    struct Row {
        /// The code in the other library; `#1` is replaced by the first argument.
        var template: String
        /// A difference in meaning; nil if there is none.
        var note: String?
    }

    let rows: [String: Row]
    /// The name of the library in sentences.
    let library: String

    func row(_ signature: String) -> Row? { rows[signature] }

    /// Reads rows that consist of a signature, a template and, after ` ! `, a note. Two or more blanks separate the
    /// parts.
    private init(_ library: String, _ text: String) {
        self.library = library
        var rows: [String: Row] = [:]
        for line in text.split(separator: "\n") {
            let parts = line.components(separatedBy: " ! ")
            let words = parts[0].components(separatedBy: "  ").map(\.trimmingSpaces).filter { !$0.isEmpty }
            guard words.count == 2 else { continue }
            rows[words[0]] = Row(template: words[1], note: parts.count > 1 ? parts[1].trimmingSpaces : nil)
        }
        self.rows = rows
    }

    static let combine = TranslationTable(
        "Combine",
        """
        Observable.just(_:)  Just(#1) ! Just never fails; add setFailureType(to:) before operators that may
        Observable.of(_:)  [#*].publisher ! the publisher sends as much as the subscriber demands
        Observable.from(_:)  #1.publisher ! the publisher sends as much as the subscriber demands
        Observable.empty()  Empty()
        Observable.never()  Empty(completeImmediately: false)
        Observable.error(_:)  Fail(error: #1) ! the type of the error is part of the publisher's type
        Observable.deferred(_:)  Deferred #1
        Observable.range(start:count:)  (#1..<#1 + #2).publisher
        Observable.interval(_:scheduler:)  Timer.publish(every: #s1, on: .main, in: .common).autoconnect() ! it sends dates, not numbers
        Observable.merge(_:_:)  Publishers.Merge(#1, #2)
        Observable.merge(_:_:_:)  Publishers.Merge3(#1, #2, #3)
        Observable.zip(_:_:)  Publishers.Zip(#1, #2)
        Observable.combineLatest(_:_:)  Publishers.CombineLatest(#1, #2)
        Observable.concat(_:_:)  Publishers.Concatenate(prefix: #1, suffix: #2)
        PublishSubject()  PassthroughSubject<#T, Never>()
        BehaviorSubject(value:)  CurrentValueSubject(#1) ! value can always be read; it does not throw
        PublishRelay()  PassthroughSubject<#T, Never>() ! a relay cannot end; send(completion:) ends the subject
        BehaviorRelay(value:)  CurrentValueSubject(#1) ! a relay cannot end; send(completion:) ends the subject
        map(_:)  map #1 ! a closure that throws needs tryMap
        filter(_:)  filter #1
        compactMap(_:)  compactMap #1
        flatMap(_:)  flatMap #1 ! inner publishers must have the same failure type
        flatMapLatest(_:)  map #1.switchToLatest()
        concatMap(_:)  flatMap(maxPublishers: .max(1)) #1 ! later elements wait for demand; a subject drops them
        scan(_:accumulator:)  scan(#1) #2
        reduce(_:accumulator:)  reduce(#1) #2
        toArray()  collect()
        distinctUntilChanged()  removeDuplicates()
        distinctUntilChanged(_:)  removeDuplicates { (#1)($0) == (#1)($1) }
        debounce(_:scheduler:)  debounce(for: #1, scheduler: #2)
        throttle(_:scheduler:)  throttle(for: #1, scheduler: #2, latest: true)
        throttle(_:latest:scheduler:)  throttle(for: #1, scheduler: #3, latest: #2)
        delay(_:scheduler:)  delay(for: #1, scheduler: #2) ! errors and completions are delayed too
        timeout(_:scheduler:)  timeout(#1, scheduler: #2) ! without customError it completes; it does not fail
        buffer(timeSpan:count:scheduler:)  collect(.byTimeOrCount(#3, #1, #2))
        take(_:)  prefix(#1)
        take(while:)  prefix(while: #1)
        take(until:)  prefix(untilOutputFrom: #1)
        takeLast(_:)  last() ! only the last element; there is no last(n)
        skip(_:)  dropFirst(#1)
        skip(while:)  drop(while: #1)
        skip(until:)  drop(untilOutputFrom: #1)
        element(at:)  output(at: #1) ! without an element it completes, but element(at:) fails
        startWith(_:)  prepend(#1)
        concat(_:)  append(#1)
        ifEmpty(default:)  replaceEmpty(with: #1)
        ignoreElements()  ignoreOutput()
        switchLatest()  switchToLatest()
        withUnretained(_:)  compactMap { [weak object = #1] in object.map { ($0, $1) } }
        catch(_:)  catch #1 ! the failure type changes to that of the replacement
        catchAndReturn(_:)  replaceError(with: #1)
        retry(_:)  retry(#1 - 1) ! retry(n) counts attempts after the first
        observe(on:)  receive(on: #1)
        subscribe(on:)  subscribe(on: #1)
        share()  share() ! it does not start again after the last subscriber has left
        publish()  makeConnectable() ! only for publishers that never fail
        refCount()  autoconnect()
        multicast(_:)  multicast(subject: #1)
        do(onNext:)  handleEvents(receiveOutput: #1)
        do(onNext:onError:onCompleted:)  handleEvents(receiveOutput: #1, receiveCompletion: { _ in })
        debug(_:)  print(#1)
        debug()  print()
        asObservable()  eraseToAnyPublisher()
        subscribe()  sink { _ in }
        subscribe(onNext:)  sink #1 ! a publisher that can fail needs receiveCompletion too
        subscribe(onNext:onError:)  sink(receiveCompletion: { if case .failure(let error) = $0 { (#2)(error) } }, receiveValue: #1)
        bind(onNext:)  sink #1
        disposed(by:)  store(in: &cancellables) ! cancellables is a Set<AnyCancellable>
        onNext(_:)  send(#1)
        accept(_:)  send(#1)
        onCompleted()  send(completion: .finished)
        onError(_:)  send(completion: .failure(#1))
        """)

    static let asyncAlgorithms = TranslationTable(
        "AsyncSequence",
        """
        Observable.of(_:)  [#*].async ! async is in swift-async-algorithms
        Observable.from(_:)  #1.async ! async is in swift-async-algorithms
        Observable.just(_:)  [#1].async ! async is in swift-async-algorithms
        Observable.interval(_:scheduler:)  AsyncTimerSequence.repeating(every: #1) ! in swift-async-algorithms; it sends instants
        Observable.merge(_:_:)  merge(#1, #2) ! in swift-async-algorithms
        Observable.zip(_:_:)  zip(#1, #2) ! in swift-async-algorithms
        Observable.combineLatest(_:_:)  combineLatest(#1, #2) ! in swift-async-algorithms
        Observable.concat(_:_:)  chain(#1, #2) ! in swift-async-algorithms
        PublishSubject()  AsyncStream<#T>.makeStream() ! a stream has one consumer and buffers for it
        map(_:)  map #1
        filter(_:)  filter #1
        compactMap(_:)  compactMap #1
        concatMap(_:)  flatMap #1
        flatMap(_:)  flatMap #1 ! inner sequences run one after the other
        take(_:)  prefix(#1)
        take(while:)  prefix(while: #1)
        skip(_:)  dropFirst(#1)
        skip(while:)  drop(while: #1)
        scan(_:accumulator:)  reductions(#1) #2 ! in swift-async-algorithms
        reduce(_:accumulator:)  reduce(#1) #2 ! it returns the value; write 'await' before it
        distinctUntilChanged()  removeDuplicates() ! in swift-async-algorithms
        debounce(_:scheduler:)  debounce(for: #1) ! in swift-async-algorithms
        throttle(_:scheduler:)  throttle(for: #1) ! in swift-async-algorithms
        toArray()  reduce(into: []) { $0.append($1) }
        subscribe(onNext:)  for await #1
        disposed(by:)  # ! cancel the task that runs the loop instead
        asObservable()  values
        """)
}
