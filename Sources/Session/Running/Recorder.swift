import Diagnostics
import Library
import Rill
import Runtime
import Timeline

/// Listens to what is watched and writes it into a recording: the lane's own events, those of the stages of its
/// operator chain, and inner observables as lanes of their own. It never changes what runs: events pass through taps.
///
/// Every observable that a call in the program's text answers is tapped (`StageHook`). A tap is heard only inside of
/// something that is recorded: subscribed while a lane subscribes it is a stage of that lane; subscribed while an event
/// of a lane is delivered it is an inner lane, unless it stands in the lane's own expression (`concat`, `retry`).
final class Recorder {
    typealias LaneID = Timeline.Lane.ID

    /// What a stage is: a call in a text, where its end tells it from the calls that it contains, or a source that no
    /// call has made.
    enum Site: Hashable {
        case call(source: UInt32, end: UInt32)
        case object(ObjectIdentifier)
    }

    /// What the program calls an object, if it has a name for it.
    var name: (AnyObject) -> String? = { _ in nil }

    var recording: Recording { pen.recording }
    /// Called on the main lane's side of things, as soon as something was recorded that is a line of its own.
    var onEvent: (Timeline.Event) -> Void {
        get { pen.onEvent }
        set { pen.onEvent = newValue }
    }
    var happening: Happening { pen.happening }
    private let pen: Pen
    /// Whether every subscription of a tap is a lane, watched or not. Tests compare what programs print meanwhile.
    var hearsEverything = false
    private let world: World
    private var lanesByLabel: [String: LaneID] = [:]
    private var chains: [LaneID: ChainSites] = [:]
    private var labels: [Site: String] = [:]
    /// What the call of a site is made on.
    private var bases: [Site: String] = [:]
    /// Observables that are watched under a label: they have their lane already.
    private var labelled: [ObjectIdentifier: Labelled] = [:]

    private struct Labelled {
        weak var stream: Observable<Value>?
        var lane: LaneID
    }

    /// What is known of the chain of one lane.
    private final class ChainSites {
        /// The calls that its expression consists of.
        var own: Set<Site> = []
        var stages: [Site: (number: Int32, store: LaneID)] = [:]
    }

    init(world: World) {
        self.world = world
        pen = Pen(world)
    }

    /// Makes `watch("label")` of the language record here, and sees the chains of programs that are made from now on.
    func install() {
        world.isRecorded = true
        RxWatch.observe = { [weak self] source, label, element in
            self?.watch(source, label, element) ?? source
        }
        StageHook.tap = { [weak self] in self?.tapped($0, $1, $2) ?? $0 }
        StageHook.source = { [weak self] in self?.tapped(source: $0, $1, $2) ?? $0 }
    }

    // MARK: Lanes

    private func watch(_ source: Observable<Value>, _ label: String, _ element: RuntimeType) -> Observable<Value> {
        let lane = lanesByLabel[label] ?? openLane(label)
        lanesByLabel[label] = lane
        let recorded = recorded(source, on: lane, element)
        if labelled.count > 1_000 { labelled = labelled.filter { $0.value.stream != nil } }
        labelled[ObjectIdentifier(recorded)] = Labelled(stream: recorded, lane: lane)
        return recorded
    }

    /// A lane for what an expression of a program shows.
    func openLane(_ name: String, showing span: Span? = nil) -> LaneID {
        let lane = recording.addLane(named: name, origin: span?.text ?? "")
        guard let span else { return lane }
        let chain = ChainSites()
        for call in ChainLabels.calls(in: span) {
            let site = Site.call(source: span.source.raw, end: call.end)
            chain.own.insert(site)
            note(call, at: site)
        }
        chains[lane] = chain
        return lane
    }

    /// The lane on which an observable draws itself already.
    func ownLane(of value: Value) -> LaneID? {
        guard case .object(let object) = value, let known = labelled[ObjectIdentifier(object)], known.stream === object
        else { return nil }
        return known.lane
    }

    /// The same observable; each subscription to it is recorded.
    func recorded(_ source: Observable<Value>, on lane: LaneID, _ element: RuntimeType) -> Observable<Value> {
        let spelling = Spelled.Manner(element, isLine: true)
        return Tap(source) { [pen] in StageListener(pen, lane, stage: 0, store: lane, spelling, isLine: true) }
    }

    // MARK: Stages

    /// What stands for an observable that a call has answered. Subjects and the like stay what they are: programs know
    /// their classes.
    private func tapped(_ value: Value, _ call: Span, _ type: RuntimeType) -> Value {
        guard case .object(let object) = value, let stream = object as? Observable<Value>, !(stream is Tap<Value>),
            !(stream is ConnectableObservable<Value>), RuntimeType.className(object) == nil
        else { return value }
        let site = Site.call(source: call.source.raw, end: call.end)
        return Streams.value(
            tap(
                stream, at: site, type: { Streams.element(of: type) },
                label: { [weak self] in
                    self?.label(of: site, call) ?? ""
                }, origin: { call.text }))
    }

    /// What stands for a source that no call has answered.
    private func tapped(source: AnyObject, _ origin: AnyObject, _ type: RuntimeType?) -> AnyObject {
        guard let stream = source as? Observable<Value>, !(stream is Tap<Value>),
            !(stream is ConnectableObservable<Value>)
        else { return source }
        let label: () -> String = { [weak self, weak origin] in
            guard let origin else { return "source" }
            return self?.name(origin) ?? self?.baseOfCaller() ?? RuntimeType.className(origin) ?? "source"
        }
        return tap(
            stream, at: .object(ObjectIdentifier(origin)), type: { type.map(Streams.element) }, label: label,
            origin: label)
    }

    private func tap(
        _ stream: Observable<Value>, at site: Site, type: @escaping () -> RuntimeType?,
        label: @escaping () -> String, origin: @escaping () -> String
    ) -> Tap<Value> {
        var manner: Spelled.Manner?
        let isAlwaysHeard = hearsEverything
        return Tap(stream, isHeard: { [happening] in isAlwaysHeard || happening.isInside }) { [weak self] in
            guard let self, isAlwaysHeard || happening.isInside else { return nil }
            let spelling = manner ?? Spelled.Manner(type(), isLine: false)
            manner = spelling
            guard let top = happening.top else {
                let lane = recording.addLane(named: label(), origin: origin())
                return StageListener(pen, lane, stage: 0, store: lane, spelling)
            }
            return listener(at: site, inside: top, spelling, label, origin)
        }
    }

    private func listener(
        at site: Site, inside top: Happening.Moment, _ spelling: Spelled.Manner, _ label: () -> String,
        _ origin: () -> String
    ) -> StageListener? {
        let chain = chains[top.lane] ?? ChainSites()
        chains[top.lane] = chain
        if let known = chain.stages[site] {
            return StageListener(pen, top.lane, stage: known.number, store: known.store, spelling)
        }
        if top.isSubscribing || chain.own.contains(site) {
            let below = top.isSubscribing ? top.stage : 0
            guard let stage = recording.addStage(label(), below: below, to: top.lane) else { return nil }
            chain.stages[site] = stage
            return StageListener(pen, top.lane, stage: stage.number, store: stage.store, spelling)
        }
        guard let parent = recording.lane(top.lane) else { return nil }
        let name = parent.name + "/" + Recorder.letters(parent.innerCount)
        let lane = recording.addLane(named: name, origin: origin(), parent: top.lane, parentStage: top.stage)
        if chains.count > recording.limits.lanes { chains = chains.filter { recording.lane($0.key) != nil } }
        return StageListener(pen, lane, stage: 0, store: lane, spelling)
    }

    private func label(of site: Site, _ call: Span) -> String {
        if let known = labels[site] { return known }
        for part in ChainLabels.calls(in: call) { note(part, at: .call(source: call.source.raw, end: part.end)) }
        return labels[site] ?? call.text
    }

    private func note(_ call: ChainLabels.Call, at site: Site) {
        labels[site] = call.label
        bases[site] = call.base
    }

    /// The program's words for what subscribes to a source just now: `model.taps` where `.map` is called on it.
    private func baseOfCaller() -> String? {
        guard let top = happening.top, top.isSubscribing,
            let caller = chains[top.lane]?.stages.first(where: { $0.value.number == top.stage })
        else { return nil }
        return bases[caller.key]
    }

    /// `a`, `b`, … `z`, `aa`
    static func letters(_ number: Int) -> String {
        let letter = String(UnicodeScalar(UInt8(97 + number % 26)))
        return number < 26 ? letter : letters(number / 26 - 1) + letter
    }
}

/// What each event goes through on its way into the recording. Apart from `Recorder`, to which there are weak references:
/// counting such an object takes several times as long.
final class Pen {
    let recording = Recording()
    let world: World
    let happening: Happening
    var onEvent: (Timeline.Event) -> Void = { _ in }

    init(_ world: World) {
        self.world = world
        happening = Happening(world)
    }

    /// After a trap chains end with whatever they have at hand: that is no event.
    private var isUnwinding: Bool { Unwinding.pending != nil }

    /// What shows the same millisecond is one instant.
    private var instant: Int64 { Int64(World.milliseconds(world.now)) * 1_000_000 }

    /// Writes an event down; answers its number.
    func record(_ kind: Timeline.Event.Kind, by listener: StageListener, _ payload: Payload = .none) -> Int {
        if isUnwinding { return recording.count }
        let (time, cause) = (instant, world.cause)
        let number = recording.record(
            kind, on: listener.store, at: time, payload, of: listener.lane, stage: listener.stage, cause: cause)
        if listener.isLine {
            onEvent(
                Timeline.Event(
                    number: number, time: time, lane: listener.lane, kind: kind, cause: cause, payload: payload))
        }
        return number
    }

    /// The same for a plain value, of which there are many.
    @inline(__always)
    func record(_ element: Value, in manner: Spelled.Manner, by listener: StageListener) -> Int {
        if isUnwinding { return recording.count }
        let place = recording.add(
            .next, on: listener.store, at: instant, of: listener.lane, stage: listener.stage, cause: world.cause)
        let number = recording.count
        guard let place else { return number }
        let weight = manner.write(element, to: &place.pointee.payload)
        if listener.isLine { onEvent(place.pointee) }
        recording.charge(weight, on: listener.store)
        return number
    }
}

/// Writes down what passes one subscription.
final class StageListener: TapListener<Value> {
    let lane: Recorder.LaneID
    let stage: Int32
    let store: Recorder.LaneID
    /// Whether its events are drawn as they come.
    let isLine: Bool
    private let pen: Pen
    /// The pen's. Counted by it alone: going in and out of each event would count it twice.
    private let happening: Unmanaged<Happening>
    private let spelling: Spelled.Manner
    private var isOver = false

    init(
        _ pen: Pen, _ lane: Recorder.LaneID, stage: Int32, store: Recorder.LaneID,
        _ spelling: Spelled.Manner, isLine: Bool = false
    ) {
        self.pen = pen
        happening = Unmanaged.passUnretained(pen.happening)
        self.lane = lane
        self.stage = stage
        self.store = store
        self.spelling = spelling
        self.isLine = isLine
    }

    private func happens(_ number: Int, isSubscribing: Bool = false) -> Int {
        happening._withUnsafeGuaranteedRef {
            $0.begin(number, on: lane, stage: stage, isSubscribing: isSubscribing)
        }
    }

    override func subscribes() -> Int { happens(pen.record(.subscribed, by: self), isSubscribing: true) }

    override func next(_ element: Value) -> Int {
        if spelling.isPlain { return happens(pen.record(element, in: spelling, by: self)) }
        return happens(pen.record(.next, by: self, spelling.payload(element)))
    }

    override func failed(_ error: Swift.Error) -> Int {
        isOver = true
        // What stops a program is no event of it.
        guard let text = Streams.text(of: error) else { return pen.happening.mark }
        return happens(pen.record(.error, by: self, .text(text)))
    }

    override func completed() -> Int {
        isOver = true
        return happens(pen.record(.completed, by: self))
    }

    override func disposed() {
        if isOver { return }
        isOver = true
        _ = pen.record(.disposed, by: self)
    }

    override func leave(_ mark: Int) { happening._withUnsafeGuaranteedRef { $0.end(mark) } }
}
