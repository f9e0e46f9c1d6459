import Rill

import class Foundation.NSLock
import typealias Foundation.TimeInterval

/// Collects elements until their number suffices or the sequence ends.
final class Collector<Element>: @unchecked Sendable {
    private let maxCount: Int?
    private let predicate: (Element) throws -> Bool
    private let blockingWait: BlockingWait
    private let subscription = SingleAssignmentDisposable()
    private let lock = NSLock()
    private var elements: [Element] = []
    private var failureError: Swift.Error?

    init(maxCount: Int?, predicate: @escaping (Element) throws -> Bool, blockingWait: BlockingWait) {
        self.maxCount = maxCount
        self.predicate = predicate
        self.blockingWait = blockingWait
    }

    func collectEvents(_ source: Observable<Element>, timeout: TimeInterval?) -> MaterializedSequenceResult<Element> {
        // The emission begins after the subscription is stored, so that the subscription can be disposed after the
        // first element.
        _ = CurrentThreadScheduler.instance.schedule(()) { _ in
            self.subscription.setDisposable(source.subscribe(self.takeEvent))
            return Disposables.create()
        }
        if let problem = blockingWait.wait(timeout: timeout) { finish(problem) }
        subscription.dispose()
        return result()
    }

    private func takeEvent(_ event: Event<Element>) {
        if subscription.isDisposed { return }
        switch event {
        case .next(let element):
            do {
                if try predicate(element), isComplete(adding: element) { finish(nil) }
            } catch {
                finish(error)
            }
        case .error(let error):
            finish(error)
        case .completed:
            finish(nil)
        }
    }

    private func isComplete(adding element: Element) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        elements.append(element)
        return maxCount.map { elements.count >= $0 } ?? false
    }

    private func finish(_ error: Swift.Error?) {
        lock.lock()
        if failureError == nil { failureError = error }
        lock.unlock()
        subscription.dispose()
        blockingWait.endWait()
    }

    private func result() -> MaterializedSequenceResult<Element> {
        lock.lock()
        defer { lock.unlock() }
        if let failureError { return .failed(elements: elements, error: failureError) }
        return .completed(elements: elements)
    }
}
