/// A value that can be watched, and that completes when it goes away.
@available(*, deprecated, renamed: "BehaviorRelay")
public final class Variable<Element> {
    let subject: BehaviorSubject<Element>

    /// Starts with a value.
    public init(_ value: Element) { subject = BehaviorSubject(value: value) }

    deinit { subject.onCompleted() }

    /// The latest value; setting it tells everybody.
    public var value: Element {
        // Nothing but `deinit` ends the subject, and only what has ended throws.
        get { try! subject.value() }
        set { subject.onNext(newValue) }
    }

    /// The same sequence as a plain `Observable`.
    public func asObservable() -> Observable<Element> { subject }
}
