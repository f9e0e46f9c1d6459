/// What takes events inside the engine: one virtual call an event, no enum to unpack.
///
/// Every stage of a chain is a `Receiver` of what its upstream sends. Observers of other kinds are wrapped at the end
/// of a chain only (`Outlet`).
class Receiver<Element>: ObserverType {
    init() { Resources.incrementTotal() }
    deinit { Resources.decrementTotal() }

    func onNext(_ element: Element) { fatalError("abstract") }
    func onError(_ error: Swift.Error) { fatalError("abstract") }
    func onCompleted() { fatalError("abstract") }

    final func on(_ event: Event<Element>) {
        switch event {
        case .next(let element): onNext(element)
        case .error(let error): onError(error)
        case .completed: onCompleted()
        }
    }
}

/// The end of a chain: passes everything to an observer of any kind, and filters nothing.
final class Outlet<Observer: ObserverType>: Receiver<Observer.Element> {
    private let observer: Observer

    init(_ observer: Observer) { self.observer = observer }

    override func onNext(_ element: Observer.Element) { observer.on(.next(element)) }
    override func onError(_ error: Swift.Error) { observer.on(.error(error)) }
    override func onCompleted() { observer.on(.completed) }
}
