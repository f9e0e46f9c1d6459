/// A sequence that is also an observer.
public protocol SubjectType: ObservableType {
    /// The observer side.
    associatedtype Observer: ObserverType

    /// The observer side.
    func asObserver() -> Observer
}
