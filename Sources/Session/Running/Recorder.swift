import Library
import Rill
import Runtime
import Timeline

/// Listens to what is watched and writes it into a recording. It never changes what runs: events pass through.
final class Recorder {
    typealias LaneID = Timeline.Lane.ID

    let recording = Recording()
    /// Called on the main lane's side of things, as soon as something was recorded.
    var onEvent: (Timeline.Event, Timeline.Lane?) -> Void = { _, _ in }
    private let world: World
    private var lanesByLabel: [String: LaneID] = [:]
    /// Observables that `watch("label")` returned: they have their lane already.
    private var labelled: [ObjectIdentifier: Labelled] = [:]

    private struct Labelled {
        weak var stream: Observable<Value>?
        var lane: LaneID
    }

    init(world: World) {
        self.world = world
    }

    /// Makes `watch("label")` of the language record here.
    func install() {
        RxWatch.observe = { [weak self] source, label, element in
            self?.watch(source, label, element) ?? source
        }
    }

    private func watch(_ source: Observable<Value>, _ label: String, _ element: RuntimeType) -> Observable<Value> {
        let lane = lanesByLabel[label] ?? openLane(label)
        lanesByLabel[label] = lane
        let recorded = recorded(source, on: lane, element)
        if labelled.count > 1_000 { labelled = labelled.filter { $0.value.stream != nil } }
        labelled[ObjectIdentifier(recorded)] = Labelled(stream: recorded, lane: lane)
        return recorded
    }

    func openLane(_ name: String) -> LaneID { recording.addLane(named: name) }

    /// The lane on which an observable draws itself already.
    func ownLane(of value: Value) -> LaneID? {
        guard case .object(let object) = value, let known = labelled[ObjectIdentifier(object)], known.stream === object
        else { return nil }
        return known.lane
    }

    /// The same observable; each subscription to it is recorded.
    func recorded(_ source: Observable<Value>, on lane: LaneID, _ element: RuntimeType) -> Observable<Value> {
        let isInteger: Bool
        if case .integer(_, isSigned: true) = element.kind { isInteger = true } else { isInteger = false }
        return Observable<Value>.create { [self] observer in
            let ending = Ending()
            record(.subscribed, lane)
            let subscription = source.subscribe { event in
                switch event {
                case .next(let value):
                    if isInteger, case .int(let number) = value {
                        self.record(.next, lane, .integer(number))
                    } else {
                        self.record(.next, lane, .text(Printing.debugDescribe(value, element)))
                    }
                case .error(let error):
                    ending.isOver = true
                    if let text = Streams.text(of: error) { self.record(.error, lane, .text(text)) }
                case .completed:
                    ending.isOver = true
                    self.record(.completed, lane)
                }
                observer.on(event)
            }
            return Disposables.create {
                subscription.dispose()
                if !ending.isOver {
                    ending.isOver = true
                    self.record(.disposed, lane)
                }
            }
        }
    }

    private final class Ending {
        var isOver = false
    }

    private func record(_ kind: Timeline.Event.Kind, _ lane: LaneID, _ payload: Payload = .none) {
        // What shows the same millisecond is one instant.
        let time = Int64(World.milliseconds(world.now)) * 1_000_000
        let text = payload
        let number = recording.record(kind, on: lane, at: time, payload)
        onEvent(
            Timeline.Event(number: number, time: time, lane: lane, kind: kind, payload: text), recording.lane(lane))
    }
}
