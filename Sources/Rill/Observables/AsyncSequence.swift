import Foundation

extension ObservableConvertibleType {
    /// The elements as an async sequence, for `for try await`. Subscribes when the property is read; the buffer is
    /// unbounded.
    @_alwaysEmitIntoClient
    public var values: AsyncThrowingStream<Element, Error> {
        AsyncThrowingStream<Element, Error> { continuation in
            var isOver = false
            let subscription = asObservable().subscribe(
                onNext: { continuation.yield($0) },
                onError: {
                    isOver = true
                    continuation.finish(throwing: $0)
                },
                onCompleted: {
                    isOver = true
                    continuation.finish()
                },
                onDisposed: { if !isOver { continuation.finish(throwing: CancellationError()) } })
            let holder = UncheckedSendable(subscription)
            continuation.onTermination = { _ in holder.value.dispose() }
        }
    }
}

extension AsyncSequence {
    /// Sends the elements of the async sequence, which is iterated in one task per subscriber.
    @_alwaysEmitIntoClient
    public func asObservable(priority: TaskPriority? = nil) -> Observable<Element> {
        let sequence = UncheckedSendable(self)
        return Observable.create { observer in
            let observer = UncheckedSendable(observer)
            let task = Task.detached(priority: priority) {
                do {
                    for try await element in sequence.value { observer.value.onNext(element) }
                    observer.value.onCompleted()
                } catch is CancellationError {
                    observer.value.onCompleted()
                } catch {
                    observer.value.onError(error)
                }
            }
            return Disposables.create { task.cancel() }
        }
    }
}
