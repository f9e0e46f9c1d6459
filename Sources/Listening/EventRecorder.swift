import Diagnostics
import Rill
import Runtime
import Timeline

/// Adds events to the recording. This class is separate from `Recorder`, which has weak references, because reference
/// counting is several times slower for an object with weak references.
final class EventRecorder {
    let recording = Recording()
    let world: World
    let context: EventContext
    /// True if the call that sends an event is recorded with the event.
    var recordsSendPositions = false
    private var lastSend: (span: Span, place: Recording.CodePosition)?
    var onEvent: (Timeline.Event) -> Void = { _ in }

    init(_ world: World) {
        self.world = world
        context = EventContext(world)
    }

    /// True after a trap, when stop events are part of unwinding and are not recorded.
    private var isUnwinding: Bool { Unwinding.pendingError != nil }

    /// The latest requested time, and the same time in whole milliseconds. The pair is cached, because a division for
    /// each event would take a tenth of the recording time.
    private var lastInstantShown = (clock: 0, shown: Int64(0))

    /// The time of an event in whole milliseconds, as it is displayed.
    @inline(__always)
    private var currentInstant: Int64 {
        let clock = world.now
        if clock != lastInstantShown.clock {
            lastInstantShown = (clock, Int64(World.milliseconds(clock)) * 1_000_000)
        }
        return lastInstantShown.shown
    }

    /// The last executor whose name was stored.
    private var lastExecutorNumber = 1

    /// Returns the number of the executor that delivers an event, as recordings number executors. The main executor has
    /// the number 1 in a world, and 0 in a recording.
    @inline(__always)
    private var executorNumber: UInt16 {
        let number = world.executorNumber
        if number <= 1 { return 0 }
        if number != lastExecutorNumber { noteExecutor(number) }
        return UInt16(truncatingIfNeeded: min(number, Int(UInt16.max)))
    }

    @inline(never)
    private func noteExecutor(_ number: Int) {
        lastExecutorNumber = number
        guard let executor = world.currentExecutor else { return }
        recording.noteExecutor(
            executor: UInt16(truncatingIfNeeded: min(number, Int(UInt16.max))),
            named: EventRecorder.displayName(for: executor.name, executor.kind))
    }

    /// Returns `bg` for queues that the program did not name, otherwise `queue NAME` or `thread NAME`.
    static func displayName(for name: String, _ kind: Executor.Kind) -> String {
        let ofLibrary = ["com.apple.", "rx.global_dispatch_queue.", "NSOperationQueue"]
        if name.isEmpty || ofLibrary.contains(where: name.hasPrefix) { return "bg" }
        return (kind == .thread ? "thread " : "queue ") + name
    }

    /// Records an event and returns the number of the event.
    func record(_ kind: Timeline.Event.Kind, by listener: StageListener, _ payload: Payload = .none) -> Int {
        if isUnwinding { return recording.eventCount }
        let (time, cause) = (currentInstant, max(0, world.cause))
        let number = recording.record(
            kind, on: listener.storeLane, at: time, payload, of: listener.lane, stage: listener.stage, cause: cause,
            executor: executorNumber)
        if recordsSendPositions { noteSend(number) }
        if listener.isRecorded {
            onEvent(
                Timeline.Event(
                    number: number, time: time, lane: listener.lane, kind: kind, cause: cause, payload: payload,
                    executorNumber: executorNumber))
        }
        return number
    }

    private func noteSend(_ number: Int) {
        guard let span = Host.stages.sendSite else { return }
        if lastSend?.span != span {
            lastSend = (span, Recording.CodePosition(source: span.source.raw, line: span.position.line))
        }
        if let lastSend { recording.notePosition(lastSend.place, of: number) }
    }

    /// Records a plain value, which is the most frequent kind of event.
    @inline(__always)
    func record(_ element: Value, in manner: LazyDescription.RecordingStyle, by listener: StageListener) -> Int {
        if isUnwinding { return recording.eventCount }
        let place = recording.addEvent(
            .next, on: listener.storeLane, at: currentInstant, of: listener.lane, stage: listener.stage,
            cause: max(0, world.cause), executor: executorNumber)
        let number = recording.eventCount
        if recordsSendPositions { noteSend(number) }
        guard let place else { return number }
        let weight = manner.write(element, to: &place.pointee.payload)
        if listener.isRecorded { onEvent(place.pointee) }
        recording.addPayloadBytes(weight, on: listener.storeLane)
        return number
    }
}
