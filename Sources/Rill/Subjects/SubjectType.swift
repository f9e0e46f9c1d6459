/// A sequence that is also an observer.
public protocol SubjectType: ObservableType {
    /// The type of the subject as an observer.
    associatedtype Observer: ObserverType

    /// Returns the subject as an observer.
    func asObserver() -> Observer
}

/// The state of a subject that does not depend on its element type.
package protocol SubjectState: AnyObject {
    var hasObservers: Bool { get }
    /// True if the subject has completed or failed.
    var hasEnded: Bool { get }
}

extension PublishSubject: SubjectState {}
extension BehaviorSubject: SubjectState {}
extension ReplaySubject: SubjectState {}
extension AsyncSubject: SubjectState {}
