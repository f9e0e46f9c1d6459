import Diagnostics
import Library
import Rill
import Runtime
import Timeline

/// Records the tasks of a program in a separate recording: a lane for each task, with its suspensions, its cancellation
/// and its end.
///
/// Child tasks have the lane of the task that started them as parent. A lane has the elements `await` (the task
/// suspends), `resumed`, `cancelled`, and the task's result.
package final class TaskRecorder {
    package typealias LaneID = Timeline.Lane.ID

    package let recording = Recording()
    private let world: World
    private var names = SubscriptionNames()
    /// The lanes of tasks that have not ended.
    private var lanesByTask: [ObjectIdentifier: LaneID] = [:]
    /// The tasks that are suspended, and the tasks that have failed.
    private var suspendedLanes: Set<LaneID> = []
    private var failedLanes: Set<LaneID> = []
    /// The actor or queue of each task; nil if the task belongs to none.
    private var actorsByLane: [LaneID: String] = [:]

    /// The maximum length of a value's description, in bytes.
    private static let outlineLimit = 400

    init(world: World) { self.world = world }

    func install() {
        Host.stages.onTaskStep = { [weak self] in self?.noteStep($0, $1) }
        world.onTaskWait = { [weak self] in self?.noteWait($0, waits: $1) }
    }

    /// Returns true if the task is suspended.
    package func isWaiting(_ lane: LaneID) -> Bool { suspendedLanes.contains(lane) }

    /// Returns `main actor`, `actor`, or nil if the task belongs to no actor.
    package func actor(of lane: LaneID) -> String? { actorsByLane[lane] }

    private func noteStep(_ task: AnyObject, _ step: TaskStep) {
        if case .created(let kind, let executor, let parent) = step { return openLane(task, kind, executor, parent) }
        guard let lane = lanesByTask[ObjectIdentifier(task)], Unwinding.pendingError == nil else { return }
        switch step {
        case .created: break
        case .cancelled: record(.next, on: lane, .text("cancelled"))
        case .sentElement(let value):
            let text = Printing.fieldText(any: value, limit: Self.outlineLimit)
            // A task without a value only completes.
            if text != "()" { record(.next, on: lane, .text(text)) }
        case .failed(let error):
            failedLanes.insert(lane)
            record(.error, on: lane, .text(Printing.fieldText(any: error, limit: Self.outlineLimit)))
        case .ended:
            if failedLanes.remove(lane) == nil { record(.completed, on: lane) }
            lanesByTask[ObjectIdentifier(task)] = nil
            suspendedLanes.remove(lane)
        }
    }

    private func openLane(_ task: AnyObject, _ kind: String, _ executor: AnyObject, _ parent: AnyObject?) {
        let call = Host.stages.moduleSite
        let name = call.map { names.nextName(ofTask: $0, kind: kind) }
        let lane = recording.addLane(
            named: name?.text ?? kind, origin: name?.code ?? "", place: name?.place ?? "",
            parent: parent.flatMap { lanesByTask[ObjectIdentifier($0)] })
        lanesByTask[ObjectIdentifier(task)] = lane
        if let executor = executor as? Executor, executor.kind != .concurrent {
            actorsByLane[lane] = executor.isMain ? "main actor" : executor.name
        }
        record(.subscribed, on: lane)
    }

    private func noteWait(_ task: AnyObject, waits: Bool) {
        guard let lane = lanesByTask[ObjectIdentifier(task)], Unwinding.pendingError == nil else { return }
        if waits { suspendedLanes.insert(lane) } else { suspendedLanes.remove(lane) }
        record(.next, on: lane, .text(waits ? "await" : "resumed"))
    }

    private func record(_ kind: Timeline.Event.Kind, on lane: LaneID, _ payload: Payload = .none) {
        recording.record(kind, on: lane, at: Int64(World.milliseconds(world.now)) * 1_000_000, payload)
    }
}
