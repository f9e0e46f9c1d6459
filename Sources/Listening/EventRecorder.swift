import Diagnostics
import Rill
import Runtime
import Timeline

/// Adds events to the recording. Separate from `Recorder`, which has weak references: reference counting is several
/// times slower for such objects.
final class EventRecorder {
    let recording = Recording()
    let world: World
    let context: EventContext
    /// True if the call that sends an event is recorded.
    var notesSends = false
    private var lastSend: (span: Span, place: Recording.Place)?
    var onEvent: (Timeline.Event) -> Void = { _ in }

    init(_ world: World) {
        self.world = world
        context = EventContext(world)
    }

    /// After a trap, stop events are part of unwinding and are not recorded.
    private var isUnwinding: Bool { Unwinding.pending != nil }

    /// The time of an event in whole milliseconds, as displayed.
    private var instant: Int64 { Int64(World.milliseconds(world.now)) * 1_000_000 }

    /// Records an event and returns its number.
    func record(_ kind: Timeline.Event.Kind, by listener: StageListener, _ payload: Payload = .none) -> Int {
        if isUnwinding { return recording.count }
        let (time, cause) = (instant, max(0, world.cause))
        let number = recording.record(
            kind, on: listener.store, at: time, payload, of: listener.lane, stage: listener.stage, cause: cause)
        if notesSends { noteSend(number) }
        if listener.isLine {
            onEvent(
                Timeline.Event(
                    number: number, time: time, lane: listener.lane, kind: kind, cause: cause, payload: payload))
        }
        return number
    }

    private func noteSend(_ number: Int) {
        guard let span = StageHook.sendSite else { return }
        if lastSend?.span != span {
            lastSend = (span, Recording.Place(source: span.source.raw, line: span.position.line))
        }
        if let lastSend { recording.note(lastSend.place, of: number) }
    }

    /// Records a plain value, the most frequent event.
    @inline(__always)
    func record(_ element: Value, in manner: LazyDescription.Manner, by listener: StageListener) -> Int {
        if isUnwinding { return recording.count }
        let place = recording.add(
            .next, on: listener.store, at: instant, of: listener.lane, stage: listener.stage,
            cause: max(0, world.cause))
        let number = recording.count
        if notesSends { noteSend(number) }
        guard let place else { return number }
        let weight = manner.write(element, to: &place.pointee.payload)
        if listener.isLine { onEvent(place.pointee) }
        recording.charge(weight, on: listener.store)
        return number
    }
}
