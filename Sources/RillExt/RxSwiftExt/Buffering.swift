// Operators that hold elements back until another sequence sends.
import Rill

/// An event of the source or of the sequence that controls it, in the order of arrival.
private enum Step<Element, Signal> {
    case source(Event<Element>)
    case signal(Event<Signal>)
}

extension ObservableType {
    /// Returns the events of both sequences in the order of arrival. `signals` is subscribed to first.
    private func mergedEvents<Signals: ObservableType>(by signals: Signals) -> Observable<
        Step<Element, Signals.Element>
    > {
        Observable.merge(
            signals.materialize().map { Step.signal($0) },
            materialize().map { Step.source($0) })
    }

    /// Collects values and sends them as an array whenever the trigger sends.
    ///
    ///     a:  1-2-3-4|
    ///     b:  ---x--x
    ///         a.bufferWithTrigger(b).map { $0.count }
    ///     =>  ---2--1(1|)
    ///
    /// Asked as: collect until a button is tapped; collect until another sends; flush on a signal
    /// Pitfall: it sends an empty array if no value came since the last trigger.
    /// See also: buffer(timeSpan:count:scheduler:), sample(_:defaultValue:).
    public func bufferWithTrigger<Trigger: ObservableType>(_ trigger: Trigger) -> Observable<[Element]> {
        Observable.create { observer in
            var buffer: [Element] = []
            func flush() {
                let full = buffer
                buffer = []
                observer.onNext(full)
            }
            return self.mergedEvents(by: trigger).subscribe(onNext: { step in
                switch step {
                case .signal(.next): flush()
                case .signal(.error), .signal(.completed): break
                case .source(.next(let element)): buffer.append(element)
                case .source(.error(let error)): observer.onError(error)
                case .source(.completed):
                    flush()
                    observer.onCompleted()
                }
            })
        }
    }

    /// Passes values while the newest value of the pauser is true, and drops the others.
    ///
    ///     a:  1-2-3-4|
    ///     b:  -1--0--
    ///         a.pausable(b.map { $0 == 1 })
    ///     =>  --2----|
    ///
    /// Asked as: pause and resume; stop for a while and go on; switch on and off
    /// Pitfall: it drops all values before the pauser's first value.
    /// See also: pausableBuffered(_:limit:flushOnCompleted:flushOnError:), filter(_:).
    public func pausable<Pauser: ObservableType>(_ pauser: Pauser) -> Observable<Element>
    where Pauser.Element == Bool {
        withLatestFrom(pauser) { element, isOpen -> Element? in isOpen ? element : nil }.unwrap()
    }

    /// Passes values while the newest value of the pauser is true; keeps the others and sends them when it
    /// becomes true.
    ///
    ///     a:  1-2-3-4|
    ///     b:  -0---1-
    ///         a.pausableBuffered(b.map { $0 == 1 })
    ///     =>  -----34|
    ///
    /// Asked as: pause and keep; buffer while paused
    /// Pitfall: it keeps only the newest `limit` values; with nil it keeps all.
    /// See also: pausable(_:).
    public func pausableBuffered<Pauser: ObservableType>(
        _ pauser: Pauser, limit: Int? = 1, flushOnCompleted: Bool = true, flushOnError: Bool = true
    ) -> Observable<Element> where Pauser.Element == Bool {
        Observable.create { observer in
            var kept = NewestElements<Element>(limit: limit)
            var isOpen = false
            // True while the kept elements are sent. Elements that arrive meanwhile are appended to the kept ones.
            var isFlushing = false
            func flush() {
                isFlushing = true
                while let element = kept.takeFirst() { observer.onNext(element) }
                isFlushing = false
            }
            return self.mergedEvents(by: pauser.distinctUntilChanged()).subscribe(onNext: { step in
                switch step {
                case .signal(.next(let open)):
                    isOpen = open
                    if open { flush() }
                case .signal(let stop):
                    observer.on(stop.map { _ -> Element in fatalError("a stop event has no element") })
                case .source(.next(let element)):
                    if isOpen, !isFlushing { observer.onNext(element) } else { kept.append(element) }
                case .source(let stop):
                    if stop.isCompleted ? flushOnCompleted : flushOnError { flush() }
                    observer.on(stop)
                }
            })
        }
    }
}

/// A queue of the newest elements, at most `limit` of them.
private struct NewestElements<Element> {
    let limit: Int?
    private var elements: [Element] = []

    init(limit: Int?) {
        self.limit = limit
    }

    mutating func append(_ element: Element) {
        elements.append(element)
        if let limit, elements.count > limit { elements.removeFirst(elements.count - limit) }
    }

    mutating func takeFirst() -> Element? { elements.isEmpty ? nil : elements.removeFirst() }
}
