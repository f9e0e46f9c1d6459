import Rill

import class Foundation.NSLock
import typealias Foundation.TimeInterval

/// Collects elements until their number suffices or the sequence ends.
final class Collector<Element>: @unchecked Sendable {
    private let max: Int?
    private let predicate: (Element) throws -> Bool
    private let gate: BlockingGate
    private let subscription = SingleAssignmentDisposable()
    private let lock = NSLock()
    private var elements: [Element] = []
    private var failure: Swift.Error?

    init(max: Int?, predicate: @escaping (Element) throws -> Bool, gate: BlockingGate) {
        self.max = max
        self.predicate = predicate
        self.gate = gate
    }

    func run(_ source: Observable<Element>, timeout: TimeInterval?) -> MaterializedSequenceResult<Element> {
        // The emission begins after the subscription is stored, so that the subscription can be disposed after the
        // first element.
        _ = CurrentThreadScheduler.instance.schedule(()) { _ in
            self.subscription.setDisposable(source.subscribe(self.take))
            return Disposables.create()
        }
        if let problem = gate.wait(timeout: timeout) { finish(problem) }
        subscription.dispose()
        return result()
    }

    private func take(_ event: Event<Element>) {
        if subscription.isDisposed { return }
        switch event {
        case .next(let element):
            do {
                if try predicate(element), isEnough(adding: element) { finish(nil) }
            } catch {
                finish(error)
            }
        case .error(let error):
            finish(error)
        case .completed:
            finish(nil)
        }
    }

    private func isEnough(adding element: Element) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        elements.append(element)
        return max.map { elements.count >= $0 } ?? false
    }

    private func finish(_ error: Swift.Error?) {
        lock.lock()
        if failure == nil { failure = error }
        lock.unlock()
        subscription.dispose()
        gate.open()
    }

    private func result() -> MaterializedSequenceResult<Element> {
        lock.lock()
        defer { lock.unlock() }
        if let failure { return .failed(elements: elements, error: failure) }
        return .completed(elements: elements)
    }
}
