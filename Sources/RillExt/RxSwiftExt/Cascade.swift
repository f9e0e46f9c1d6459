import Rill

import class Foundation.NSRecursiveLock

extension Observable where Element: ObservableType {
    /// Sources in order of rank: an element of a later one puts an end to all before it.
    public static func cascade<Sequence: Swift.Sequence>(_ observables: Sequence) -> Observable<Element.Element>
    where Sequence.Element == Element {
        let sources = Array(observables)
        if sources.isEmpty { return .empty() }
        return Observable<Element.Element>.create { observer in
            let race = Race(observer: observer, count: sources.count)
            for (index, source) in sources.enumerated() {
                race.subscriptions[index].setDisposable(source.subscribe { race.take($0, from: index) })
            }
            race.begin()
            return Disposables.create(race.subscriptions)
        }
    }
}

extension ObservableType {
    /// Sources in order of rank after this one: an element of a later one puts an end to all before it.
    public func cascade<Sequence: Swift.Sequence>(_ next: Sequence) -> Observable<Element>
    where Sequence.Element == Self {
        Observable<Self>.cascade([self] + Array(next))
    }
}

/// What is left of the sources.
private final class Race<Element> {
    let subscriptions: [SingleAssignmentDisposable]
    private let observer: AnyObserver<Element>
    private let lock = NSRecursiveLock()
    private var leader = 0
    private var running: Set<Int>
    private var allSubscribed = false

    init(observer: AnyObserver<Element>, count: Int) {
        self.observer = observer
        subscriptions = (0..<count).map { _ in SingleAssignmentDisposable() }
        running = Set(0..<count)
    }

    func begin() {
        lock.lock()
        defer { lock.unlock() }
        allSubscribed = true
        completeIfOver()
    }

    func take(_ event: Event<Element>, from index: Int) {
        lock.lock()
        defer { lock.unlock() }
        guard index >= leader else { return }
        switch event {
        case .next(let element):
            drop(before: index)
            observer.onNext(element)
        case .error(let error):
            observer.onError(error)
        case .completed:
            running.remove(index)
            completeIfOver()
        }
    }

    private func drop(before index: Int) {
        while leader < index {
            running.remove(leader)
            subscriptions[leader].dispose()
            leader += 1
        }
    }

    private func completeIfOver() {
        if allSubscribed, running.isEmpty { observer.onCompleted() }
    }
}
