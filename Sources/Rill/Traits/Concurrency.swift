// Lets asynchronous code wait for the results of traits.
import class Foundation.NSLock

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// The element; cancelling the task disposes the subscription and throws `CancellationError`.
    @_alwaysEmitIntoClient
    public var value: Element {
        get async throws {
            try await FirstResult.wait { answer in
                subscribe(
                    onSuccess: { answer.resume(.success($0)) },
                    onFailure: { answer.resume(.failure($0)) },
                    onDisposed: { answer.resume(.failure(CancellationError())) })
            }
        }
    }

    /// Creates a single that runs an asynchronous closure in a new task for every subscriber.
    @_disfavoredOverload @_alwaysEmitIntoClient
    public static func create(
        detached: Bool = false, priority: TaskPriority? = nil,
        work: @Sendable @escaping () async throws -> Element
    ) -> Single<Element> {
        create { (observer: @escaping (SingleEvent<Element>) -> Void) -> Disposable in
            let run: @Sendable () async -> Void = {
                do {
                    observer(.success(try await work()))
                } catch {
                    observer(.failure(error))
                }
            }
            let task =
                detached ? Task.detached(priority: priority, operation: run) : Task(priority: priority, operation: run)
            return Disposables.create { task.cancel() }
        }
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// The element if there is one; cancelling the task disposes the subscription and throws `CancellationError`.
    @_alwaysEmitIntoClient
    public var value: Element? {
        get async throws {
            try await FirstResult.wait { answer in
                subscribe(
                    onSuccess: { answer.resume(.success($0)) },
                    onError: { answer.resume(.failure($0)) },
                    onCompleted: { answer.resume(.success(nil)) },
                    onDisposed: { answer.resume(.failure(CancellationError())) })
            }
        }
    }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Swift.Never {
    /// Waits for the end; cancelling the task disposes the subscription and throws `CancellationError`.
    @_alwaysEmitIntoClient
    public var value: Void {
        get async throws {
            try await FirstResult<Void>.wait { answer in
                subscribe(
                    onCompleted: { answer.resume(.success(())) },
                    onError: { answer.resume(.failure($0)) },
                    onDisposed: { answer.resume(.failure(CancellationError())) })
            }
        }
    }
}

extension InfallibleType {
    /// The elements as an asynchronous sequence. Reading the property subscribes to the source.
    @_alwaysEmitIntoClient
    public var values: AsyncStream<Element> {
        AsyncStream { continuation in
            let subscription = subscribe(
                onNext: { continuation.yield($0) },
                onCompleted: { continuation.finish() },
                onDisposed: { continuation.finish() })
            let held = UncheckedSendable(subscription)
            continuation.onTermination = { _ in held.value.dispose() }
        }
    }
}

extension SharedSequence {
    /// The elements as an asynchronous sequence. Reading the property subscribes to the source.
    @MainActor
    public var values: AsyncStream<Element> { asInfallible().values }
}

/// Wraps a value so that it counts as sendable, although the compiler cannot prove that it is.
@usableFromInline
struct UncheckedSendable<Value>: @unchecked Sendable {
    @usableFromInline let value: Value

    @usableFromInline
    init(_ value: Value) {
        self.value = value
    }
}

/// A continuation that accepts only the first result, with the subscription that provides it.
@usableFromInline
final class FirstResult<Answer>: @unchecked Sendable {
    private var continuation: CheckedContinuation<Answer, Swift.Error>?
    private let lock = NSLock()
    private let subscription = SingleAssignmentDisposable()
    private var isCancelled = false
    private var hasSubscription = false

    @usableFromInline
    static func wait(_ subscribe: (FirstResult) -> Disposable) async throws -> Answer {
        let answer = FirstResult()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                answer.setContinuation(continuation)
                answer.setSubscription(subscribe(answer))
            }
        } onCancel: {
            answer.cancel()
        }
    }

    private func setContinuation(_ continuation: CheckedContinuation<Answer, Swift.Error>) {
        lock.lock()
        self.continuation = continuation
        lock.unlock()
    }

    // The subscription is made even if the task is already cancelled, so it is disposed here. If the source answers at
    // once, its answer has arrived by now.
    private func setSubscription(_ subscription: Disposable) {
        self.subscription.setDisposable(subscription)
        lock.lock()
        let isCancelled = isCancelled
        hasSubscription = true
        lock.unlock()
        if isCancelled { self.subscription.dispose() }
    }

    // Cancels the wait. A source may still send a result while it is being subscribed to.
    private func cancel() {
        lock.lock()
        isCancelled = true
        let isHeld = hasSubscription
        lock.unlock()
        if isHeld { subscription.dispose() }
    }

    @usableFromInline
    func resume(_ result: Result<Answer, Swift.Error>) {
        lock.lock()
        let waiting = continuation
        continuation = nil
        lock.unlock()
        waiting?.resume(with: result)
    }
}
