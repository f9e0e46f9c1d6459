/// A sequence that is also an observer.
public protocol SubjectType: ObservableType {
    /// The observer side.
    associatedtype Observer: ObserverType

    /// The observer side.
    func asObserver() -> Observer
}

/// The state of a subject's subscribers, independent of the element type.
package protocol SubjectState: AnyObject {
    var hasObservers: Bool { get }
    /// True if the subject has completed or failed.
    var hasEnded: Bool { get }
}

extension PublishSubject: SubjectState {}
extension BehaviorSubject: SubjectState {}
extension ReplaySubject: SubjectState {}
extension AsyncSubject: SubjectState {}
