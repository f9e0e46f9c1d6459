/// A sequence that is also an observer.
public protocol SubjectType: ObservableType {
    /// The observer side.
    associatedtype Observer: ObserverType

    /// The observer side.
    func asObserver() -> Observer
}

/// What a subject knows of those whom it tells, whatever its elements are.
package protocol SubjectState: AnyObject {
    var hasObservers: Bool { get }
    /// Whether what is sent goes nowhere, since it has completed or failed.
    var hasEnded: Bool { get }
}

extension PublishSubject: SubjectState {}
extension BehaviorSubject: SubjectState {}
extension ReplaySubject: SubjectState {}
extension AsyncSubject: SubjectState {}
