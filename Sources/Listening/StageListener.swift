import Library
import Rill
import Runtime
import Timeline

/// Records the events of one subscription.
final class StageListener: TapListener<Value> {
    let lane: Recorder.LaneID
    let stage: Int32
    let storeLane: Recorder.LaneID
    /// True if the events of the subscription are drawn as they arrive.
    let isRecorded: Bool
    private let recorder: EventRecorder
    /// The context of the recorder. The reference is unretained, which saves a retain and a release for each event; the
    /// recorder keeps the context alive.
    private let context: Unmanaged<EventContext>
    private let spelling: LazyDescription.RecordingStyle
    private(set) var hasEnded = false
    /// True if the events of one instant are counted and stopped at the world's limit.
    var hasReachedLimit = false
    private var eventsInInstant = (instant: Int64.min, drive: 0, count: 0)

    init(
        _ recorder: EventRecorder, _ lane: Recorder.LaneID, stage: Int32, store: Recorder.LaneID,
        _ spelling: LazyDescription.RecordingStyle, isLine: Bool = false
    ) {
        self.recorder = recorder
        context = Unmanaged.passUnretained(recorder.context)
        self.lane = lane
        self.stage = stage
        self.storeLane = store
        self.spelling = spelling
        self.isRecorded = isLine
    }

    private func beginEvent(_ number: Int, isSubscribing: Bool = false) -> Int {
        context._withUnsafeGuaranteedRef {
            $0.beginEvent(number, on: lane, stage: stage, isSubscribing: isSubscribing)
        }
    }

    override func subscribes() -> Int { beginEvent(recorder.record(.subscribed, by: self), isSubscribing: true) }

    /// Counts an event of the current instant, and stops the program at the limit.
    private func countEvent() {
        let world = recorder.world
        let (instant, drive) = (Int64(World.milliseconds(world.now)), world.driveCount)
        if eventsInInstant.instant != instant || eventsInInstant.drive != drive {
            eventsInInstant = (instant, drive, 0)
        }
        eventsInInstant.count += 1
        if eventsInInstant.count > world.runawayLimit { world.stopRunaway(world.runawayLimit) }
    }

    override func next(_ element: Value) -> Int {
        if hasReachedLimit { countEvent() }
        if spelling.isPlain { return beginEvent(recorder.record(element, in: spelling, by: self)) }
        return beginEvent(recorder.record(.next, by: self, spelling.payload(element)))
    }

    override func failed(_ error: Swift.Error) -> Int {
        hasEnded = true
        // A trap or a stop is not recorded as an error event.
        guard let text = Streams.text(of: error) else { return recorder.context.depth }
        return beginEvent(recorder.record(.error, by: self, .text(text)))
    }

    override func completed() -> Int {
        hasEnded = true
        return beginEvent(recorder.record(.completed, by: self))
    }

    override func disposed() {
        if hasEnded { return }
        hasEnded = true
        _ = recorder.record(.disposed, by: self)
    }

    override func leave(_ mark: Int) { context._withUnsafeGuaranteedRef { $0.endEvent(mark) } }
}
