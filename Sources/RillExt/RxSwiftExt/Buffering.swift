// Operators that hold elements back until another sequence says so.
import Rill

/// An event of a source or of what steers it, put in one line by `merge`.
private enum Step<Element, Signal> {
    case source(Event<Element>)
    case signal(Event<Signal>)
}

extension ObservableType {
    /// The events of both sequences in the order of arrival; the steering one is subscribed first.
    private func steered<Signals: ObservableType>(by signals: Signals) -> Observable<Step<Element, Signals.Element>> {
        Observable.merge(
            signals.materialize().map { Step.signal($0) },
            materialize().map { Step.source($0) })
    }

    /// Sends what has gathered whenever the trigger fires, and the rest at completion.
    public func bufferWithTrigger<Trigger: ObservableType>(_ trigger: Trigger) -> Observable<[Element]> {
        Observable.create { observer in
            var buffer: [Element] = []
            func flush() {
                let full = buffer
                buffer = []
                observer.onNext(full)
            }
            return self.steered(by: trigger).subscribe(onNext: { step in
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

    /// Lets elements through while the pauser's newest value is true.
    public func pausable<Pauser: ObservableType>(_ pauser: Pauser) -> Observable<Element>
    where Pauser.Element == Bool {
        withLatestFrom(pauser) { (element: $0, isOpen: $1) }
            .filter { $0.isOpen }
            .map { $0.element }
    }

    /// Lets elements through while the pauser's newest value is true and keeps the others, of which the newest `limit`
    /// follow when it turns true.
    ///
    /// - parameter limit: nil keeps all.
    public func pausableBuffered<Pauser: ObservableType>(
        _ pauser: Pauser, limit: Int? = 1, flushOnCompleted: Bool = true, flushOnError: Bool = true
    ) -> Observable<Element> where Pauser.Element == Bool {
        Observable.create { observer in
            var kept = KeptElements<Element>(limit: limit)
            var isOpen = false
            // Elements that come while the kept ones are sent join their end.
            var isFlushing = false
            func flush() {
                isFlushing = true
                while let element = kept.takeFirst() { observer.onNext(element) }
                isFlushing = false
            }
            return self.steered(by: pauser.distinctUntilChanged()).subscribe(onNext: { step in
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

/// The newest elements up to a limit.
private struct KeptElements<Element> {
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
