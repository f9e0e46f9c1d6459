/// A value that can be observed. Completes when it is freed.
@available(*, deprecated, renamed: "BehaviorRelay")
public final class Variable<Element> {
    let subject: BehaviorSubject<Element>

    /// Creates a variable with a value.
    public init(_ value: Element) { subject = BehaviorSubject(value: value) }

    deinit { subject.onCompleted() }

    /// The latest value. Setting it sends it to all subscribers.
    public var value: Element {
        // This cannot throw, because the subject ends only in `deinit`.
        get { try! subject.value() }
        set { subject.onNext(newValue) }
    }

    /// The same sequence as a plain `Observable`.
    public func asObservable() -> Observable<Element> { subject }
}
