import Foundation

/// Runs work as operations of an operation queue, without delays. In a world, it runs work on the executor of the
/// queue.
public class OperationQueueScheduler: ImmediateSchedulerType {
    /// The queue on which work runs.
    public let operationQueue: OperationQueue
    /// The priority of each operation.
    public let queuePriority: Operation.QueuePriority
    private var executorCache = ExecutorCache()

    /// Creates a scheduler for a queue, with a priority.
    public init(operationQueue: OperationQueue, queuePriority: Operation.QueuePriority = .normal) {
        self.operationQueue = operationQueue
        self.queuePriority = queuePriority
    }

    public func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        if let world = World.current { return world.schedule(state, on: executor(in: world), action) }
        let slot = SingleAssignmentDisposable()
        let operation = BlockOperation {
            if !slot.isDisposed { slot.setDisposable(action(state)) }
        }
        operation.queuePriority = queuePriority
        operationQueue.addOperation(operation)
        return slot
    }

    private func executor(in world: World) -> Executor {
        executorCache.executor(in: world) {
            if operationQueue === OperationQueue.main { return world.main }
            let isSerial = operationQueue.maxConcurrentOperationCount == 1
            let name = operationQueue.name ?? "NSOperationQueue"
            return world.executor(for: operationQueue, named: name, isSerial ? .serial : .concurrent)
        }
    }
}
