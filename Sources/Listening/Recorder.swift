import Diagnostics
import Library
import Rill
import Runtime
import Timeline

/// Records the subscriptions of a program: the events of each lane and of the stages of its operator chain, and inner
/// observables as lanes. Recording does not change the execution, because events only pass through taps.
///
/// Every observable that a call in the program's text returns is tapped (`StageHook`). A tap to which a call of the
/// program subscribes opens a lane. A tap that is subscribed to while a lane subscribes is a stage of that lane. A tap
/// that is subscribed to while an event of a lane is delivered is an inner lane, unless the tap is part of the lane's
/// own expression, as in `concat` and `retry`.
package final class Recorder {
    package typealias LaneID = Timeline.Lane.ID

    /// The origin of a stage: a call in a text, identified by its end, or a source that was not returned by a call.
    enum CallSite: Hashable {
        case call(source: UInt32, end: UInt32)
        case object(ObjectIdentifier)
    }

    /// Returns the program's name for an object; nil if it has none.
    package var nameOfObject: (AnyObject) -> String? = { _ in nil } {
        didSet { streamNames.nameOfObject = nameOfObject }
    }
    /// Returns the path to an object from the program's variables, such as `model.taps`; nil if there is none.
    package var pathToObject: (AnyObject) -> String? = { _ in nil }
    /// The number of searches for a path so far. Their number is limited, because a search takes time.
    private var pathSearchCount = 0
    private static let maxPathSearches = 200

    package var recording: Recording { eventRecorder.recording }
    /// The closure is called on the main executor after the recording of an event that is shown as a line.
    package var onEvent: (Timeline.Event) -> Void {
        get { eventRecorder.onEvent }
        set { eventRecorder.onEvent = newValue }
    }
    package var context: EventContext { eventRecorder.context }
    /// The recorder of the program's tasks.
    package let tasks: TaskRecorder
    private let eventRecorder: EventRecorder
    private let streamNames: StreamNames
    /// True if the events of plain subscriptions are passed to `onEvent`, as the events of watches are.
    package var recordsSubscriptions = false
    /// True if the call that sends an event is recorded with the event, for exports.
    package var recordsSendPositions = false
    private let world: World
    private var lanesByLabel: [String: LaneID] = [:]
    private var chainsByLane: [LaneID: ChainSites] = [:]
    /// The number of chains at which the chains of dropped lanes are freed.
    private lazy var maxChains = recording.limits.lanes
    private var labelsBySite: [CallSite: String] = [:]
    /// The call of each site.
    private var callsBySite: [CallSite: ChainLabels.Call] = [:]
    /// The observables with a `watch` label, which already have a lane.
    private var labelledStreams: [ObjectIdentifier: LabelledStream] = [:]
    private var maxLabelledStreams = 1_000

    /// The subjects and similar objects that interpreted library code has created for itself.
    private var hiddenObjects: [ObjectIdentifier: HiddenObject] = [:]
    private var maxHiddenObjects = 1_000

    /// The sources that no variable reaches yet, such as those of a view model during its initialiser.
    private var unnamedObjects: [ObjectIdentifier: HiddenObject] = [:]
    static let unnamedLabel = "source"

    private struct HiddenObject {
        weak var object: AnyObject?
    }

    private var sourceTypes = SourceTypes()
    private var subscriptionNames = SubscriptionNames()
    private var siteNumbers: [CallSite: Int] = [:]
    private var lastSiteNumber = 0
    private var callsBySpan: [Span: [ChainLabels.Call]] = [:]

    /// The expression of each lane as a span.
    private var positionsByLane: [LaneID: Span] = [:]

    private struct LabelledStream {
        weak var stream: Observable<Value>?
        var lane: LaneID
    }

    package init(world: World) {
        self.world = world
        eventRecorder = EventRecorder(world)
        streamNames = StreamNames(eventRecorder.recording)
        tasks = TaskRecorder(world: world)
    }

    /// Installs the recorder for `watch("label")` and for chains of programs created from now on.
    package func install() {
        world.isRecorded = true
        world.recordedLane = { [weak self] in self?.currentEvent?.lane.number }
        tasks.install()
        eventRecorder.recordsSendPositions = recordsSendPositions
        Host.stages.recordsSends = recordsSendPositions
        RxWatch.observe = { [weak self] source, label, element in
            self?.watch(source, label, element) ?? source
        }
        Host.stages.onSubscribed = { [weak self] in self?.noteSubscribeCall($0) }
        Host.stages.currentLane = { [weak self] in self?.presentLane }
        Host.stages.tap = { [weak self] in self?.tappedValue($0, $1, $2) ?? $0 }
        Host.stages.operatorSource = { [weak self] in self?.tappedSource(source: $0, $1, $2) ?? $0 }
        Host.stages.onCreated = { [weak self] in self?.hidingSource($0, isNew: $1) ?? $0 }
        Host.stages.reveal = { [weak self] in self?.revealingSource($0) ?? $0 }
    }

    /// Names the sources that had no name when they were subscribed to, if a variable reaches them now.
    package func nameSources() {
        for (id, kept) in unnamedObjects {
            unnamedObjects[id] = nil
            guard let object = kept.object, let path = nameOfObject(object) ?? searchedPath(to: object) else {
                continue
            }
            // The name of the property without the path to it.
            let property = path.split(separator: ".").last.map(String.init) ?? path
            let name = property.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) ? property : path
            recording.rename(
                RuntimeType.className(object) ?? Recorder.unnamedLabel, at: siteNumber(of: .object(id)), to: name)
        }
    }

    // MARK: Lanes

    private func watch(_ source: Observable<Value>, _ label: String, _ element: RuntimeType) -> Observable<Value> {
        let lane = lanesByLabel[label] ?? openLane(label)
        lanesByLabel[label] = lane
        let recorded = recorded(source, on: lane, element)
        if labelledStreams.count > maxLabelledStreams {
            labelledStreams = labelledStreams.filter { $0.value.stream != nil }
            maxLabelledStreams = max(1_000, labelledStreams.count * 2)
        }
        labelledStreams[ObjectIdentifier(recorded)] = LabelledStream(stream: recorded, lane: lane)
        return recorded
    }

    /// Opens a lane for an expression of a program.
    package func openLane(_ name: String, showing span: Span? = nil) -> LaneID {
        let lane = recording.addLane(named: name, origin: span?.text ?? "")
        guard let span else { return lane }
        positionsByLane[lane] = span
        let chain = ChainSites()
        for call in ChainLabels.calls(in: span) {
            let site = CallSite.call(source: span.source.raw, end: call.end)
            chain.own.insert(site)
            noteCall(call, at: site)
        }
        chainsByLane[lane] = chain
        return lane
    }

    /// Returns the lane that an observable already has; nil if it has none.
    package func labelledLane(of value: Value) -> LaneID? {
        guard case .object(let object) = value, let known = labelledStreams[ObjectIdentifier(object)],
            known.stream === object
        else { return nil }
        return known.lane
    }

    /// Returns the observable with recorded subscriptions. If `isBounded` is true, the observable is stopped after too
    /// many events in one instant.
    package func recorded(
        _ source: Observable<Value>, on lane: LaneID, _ element: RuntimeType, isBounded: Bool = false
    ) -> Observable<Value> {
        let spelling = LazyDescription.RecordingStyle(element, isLine: true, streamNames)
        return Tap(source) { [weak self, eventRecorder] in
            self?.noteWatchSubscribed(lane)
            let listener = StageListener(eventRecorder, lane, stage: 0, store: lane, spelling, isLine: true)
            listener.hasReachedLimit = isBounded
            return listener
        }
    }

    /// Links a watch to the lane of the call that subscribes to it, or to the lane of the chain that contains it.
    private func noteWatchSubscribed(_ lane: LaneID) {
        if let call = Host.stages.openingCall {
            Host.stages.openingCall = nil
            call.lane = lane.number
        } else if let top = context.innermost, top.isSubscribing, recording.lane(top.lane)?.isSubscription ?? false {
            recording.noteWatch(lane, inside: top.lane)
        }
    }

    /// Stores the number of a call's subscription. The number of a connection is known since the lane of the connection
    /// was opened.
    private func noteSubscribeCall(_ call: SubscribeCall) {
        guard call.connected == nil, let number = call.lane, let lane = recording.lane(LaneID(number)), lane.isLive
        else { return }
        recording.noteSubscription(world.subscriptionMark, of: lane.id)
    }

    /// The name of the lane that is delivering an event now, and its position in the program. Inner lanes are skipped.
    private var presentLane: (name: String, place: Span?)? {
        guard var lane = context.innermost.flatMap({ recording.lane($0.lane) }) else { return nil }
        while let parent = lane.parent.flatMap({ recording.lane($0) }) { lane = parent }
        return (lane.name, positionsByLane[lane.id])
    }

    // MARK: Stages

    /// Returns the tapped observable for the result of a call. Subjects and similar classes are returned without a tap,
    /// because programs rely on their class.
    private func tappedValue(_ value: Value, _ call: Span, _ type: RuntimeType) -> Value {
        guard case .object(let object) = revealingSource(value) else { return value }
        if object is any SubjectState {
            sourceTypes.noteType(object, type)
            // A call whose static type is `Observable` is a stage, even if the call returns a subject.
            if RuntimeType.conforms(type, "ObserverType") { return value }
        }
        guard let stream = Recorder.unnamedSource(object), !(stream is Tap<Value>) else { return value }
        let site = CallSite.call(source: call.source.raw, end: call.end)
        return Streams.value(
            tap(
                stream, at: site, type: { Streams.element(of: type) },
                label: { [weak self] in
                    self?.label(of: site, call) ?? ""
                }, origin: { call.text }))
    }

    /// Returns an observable for an object whose class has no meaning for programs; nil for other objects.
    private static func unnamedSource(_ object: AnyObject) -> Observable<Value>? {
        guard let stream = object as? Observable<Value>, !(stream is ConnectableObservable<Value>),
            RuntimeType.className(object) == nil
        else { return nil }
        return stream
    }

    /// Hides an object that interpreted library code has created: an observable by a silent tap, and other objects by
    /// their identity.
    private func hidingSource(_ value: Value, isNew: Bool) -> Value {
        guard case .object(let object) = value else { return value }
        if let stream = Recorder.unnamedSource(object), !(object is any SubjectState) {
            return stream is Tap<Value> ? value : Streams.value(Tap(silencing: stream))
        }
        if !isNew { return value }
        if hiddenObjects.count > maxHiddenObjects {
            hiddenObjects = hiddenObjects.filter { $0.value.object != nil }
            maxHiddenObjects = max(1_000, hiddenObjects.count * 2)
        }
        hiddenObjects[ObjectIdentifier(object)] = HiddenObject(object: object)
        return value
    }

    /// Reveals a hidden object when the program receives it.
    private func revealingSource(_ value: Value) -> Value {
        guard case .object(let object) = value else { return value }
        hiddenObjects[ObjectIdentifier(object)] = nil
        guard let tap = object as? Tap<Value>, tap.isSilent else { return value }
        return Streams.value(tap.source)
    }

    /// Returns the tapped observable for a source that no call returned.
    private func tappedSource(source: AnyObject, _ origin: AnyObject, _ type: RuntimeType?) -> AnyObject {
        guard var stream = source as? Observable<Value>,
            hiddenObjects[ObjectIdentifier(origin)]?.object !== origin
        else { return source }
        if let tap = stream as? Tap<Value> {
            // An object of the program may wrap an object that the library has created.
            guard tap.isSilent, tap !== origin else { return source }
            stream = tap.source
        }
        let label: () -> String = { [weak self, weak origin] in
            let name = origin.flatMap { self?.nameOfObject($0) } ?? self?.baseOfCaller() ?? self?.baseOfSubscription()
            if let found = name ?? origin.flatMap({ self?.searchedPath(to: $0) }) { return found }
            guard let origin else { return Recorder.unnamedLabel }
            self?.unnamedObjects[ObjectIdentifier(origin)] = HiddenObject(object: origin)
            return RuntimeType.className(origin) ?? Recorder.unnamedLabel
        }
        let known = type ?? sourceTypes.type(of: origin)
        return tap(
            stream, at: .object(ObjectIdentifier(origin)), type: { known.map(Streams.element) }, label: label,
            origin: label)
    }

    private func tap(
        _ stream: Observable<Value>, at site: CallSite, type: @escaping () -> RuntimeType?,
        label: @escaping () -> String, origin: @escaping () -> String
    ) -> Tap<Value> {
        var manner: LazyDescription.RecordingStyle?
        return Tap(stream) { [weak self] in
            guard let self else { return nil }
            let spelling = manner ?? LazyDescription.RecordingStyle(type(), isLine: false, streamNames)
            manner = spelling
            let top = currentEvent
            let call = Host.stages.openingCall
            Host.stages.openingCall = nil
            // A call opens a lane. Inside `create` and inside a chain, the subscription belongs to an operator instead.
            if let call, top.map({ !$0.isSubscribing && $0.stage == 0 }) ?? true {
                let lane = openLane(of: call, at: site, label)
                return StageListener(eventRecorder, lane, stage: 0, store: lane, spelling, isLine: recordsSubscriptions)
            }
            guard let top else {
                let lane = openLane(at: site, label(), origin())
                return StageListener(eventRecorder, lane, stage: 0, store: lane, spelling)
            }
            return listener(at: site, inside: top, spelling, label, origin)
        }
    }

    /// Opens a lane for a subscription that library code makes. The lane is named after its source. Without a named
    /// source, it has the name of the call or assignment in the program that runs the library code, such as
    /// `button.rx.action (12)`.
    private func openLane(at site: CallSite, _ label: String, _ origin: String) -> LaneID {
        let call = label == Recorder.unnamedLabel ? Host.stages.moduleSite : nil
        let name = call.map { subscriptionNames.nextName(ofAssignment: $0) }
        let lane = recording.addLane(
            named: name?.text ?? label, origin: name?.code ?? origin, place: name?.place ?? "",
            site: siteNumber(of: site),
            lastStage: label)
        // Library code subscribes to one source at a time, and to no other source in between.
        recording.noteSubscription(world.subscriptionMark + 1, of: lane)
        if let call { positionsByLane[lane] = call }
        return lane
    }

    /// Opens a lane for a subscription that a call of the program makes.
    private func openLane(of call: SubscribeCall, at site: CallSite, _ label: () -> String) -> LaneID {
        var key: String?
        if case .object(let object) = site { key = streamNames.stream(of: object)?.key }
        let name = subscriptionNames.nextName(of: call.span, key: key, lastStage: label)
        let lane = recording.addLane(
            named: name.text, origin: name.code, place: name.place, site: siteNumber(of: site),
            lastStage: name.lastStage)
        call.lane = lane.number
        if let connected = call.connected {
            recording.noteConnection(lane, feeds: siteNumber(of: .object(ObjectIdentifier(connected))))
            // A connection is counted before the connection subscribes to its source.
            recording.noteSubscription(world.subscriptionMark, of: lane)
        }
        noteSubscription(lane, subscribesTo: site)
        positionsByLane[lane] = call.span
        let chain = ChainSites()
        chain.last = site
        for part in calls(of: call.span) {
            let site = CallSite.call(source: call.span.source.raw, end: part.end)
            chain.own.insert(site)
            noteCall(part, at: site)
        }
        chainsByLane[lane] = chain
        return lane
    }

    private func noteSubscription(_ lane: LaneID, subscribesTo site: CallSite) {
        if case .object(let object) = site { streamNames.noteSubscription(lane, subscribesTo: object) }
    }

    /// Returns the call that a lane records, or the expression that it shows.
    package func codePosition(of lane: LaneID) -> Span? { positionsByLane[lane] }

    /// Returns the calls of a subscription's chain.
    private func calls(of span: Span) -> [ChainLabels.Call] {
        if let known = callsBySpan[span] { return known }
        let found = ChainLabels.calls(in: span)
        callsBySpan[span] = found
        return found
    }

    /// The event that is being delivered. If a scheduler or queue continues an operator's work, it is the event that
    /// started the work, not the surrounding event.
    private var currentEvent: EventContext.ActiveEvent? {
        let top = context.innermost
        guard world.cause > 0, world.cause != top?.number, let event = recording.event(world.cause) else { return top }
        return EventContext.ActiveEvent(
            number: event.number, lane: event.lane, stage: event.stageNumber, outerCause: 0,
            isSubscribing: event.kind == .subscribed)
    }

    /// Returns the number of a call or source of the program.
    private func siteNumber(of site: CallSite) -> Int {
        if let known = siteNumbers[site] { return known }
        if siteNumbers.count > 100_000 { siteNumbers.removeAll() }
        lastSiteNumber += 1
        siteNumbers[site] = lastSiteNumber
        if case .object = site { recording.noteHot(site: lastSiteNumber) }
        return lastSiteNumber
    }

    private func listener(
        at site: CallSite, inside top: EventContext.ActiveEvent, _ spelling: LazyDescription.RecordingStyle,
        _ label: () -> String,
        _ origin: () -> String
    ) -> StageListener? {
        let chain = chainsByLane[top.lane] ?? ChainSites()
        chainsByLane[top.lane] = chain
        let twin = chain.twin(of: site)
        // A stage that follows another one, as in `concat`, sends to the same place.
        let before = recording.lane(top.lane)?.stages.dropFirst(max(0, Int(top.stage) - 1)).first
        let below = top.isSubscribing ? top.stage : top.stage > 0 ? before?.receivingStage ?? 0 : 0
        if twin > 0 || top.isSubscribing || chain.own.contains(site)
            || (top.stage > 0 && isNamedArgument(site, label, ofStage: below, of: chain))
        {
            let known = chain.stage(at: site, below: below, isSubscribing: top.isSubscribing)
            guard let stage = known ?? newStage(at: site, label(), below: below, twin: twin, of: top.lane) else {
                return nil
            }
            let listener = StageListener(eventRecorder, top.lane, stage: stage.number, store: stage.store, spelling)
            stage.listener = listener
            return listener
        }
        guard let parent = recording.lane(top.lane) else { return nil }
        let opener = recording.event(world.cause)
        let name = chain.innerNames.nextName(openedBy: opener, in: recording, code: label, parent.innerLaneCount)
        let lane = recording.addLane(
            named: parent.name + "/" + name, origin: origin(), site: siteNumber(of: site), parent: top.lane,
            parentStage: top.stage)
        opener?.stream?.noteLane(lane: name)
        noteSubscription(lane, subscribesTo: site)
        if chainsByLane.count > maxChains {
            chainsByLane = chainsByLane.filter { recording.lane($0.key) != nil }
            maxChains = max(recording.limits.lanes, chainsByLane.count * 2)
        }
        return StageListener(eventRecorder, lane, stage: 0, store: lane, spelling)
    }

    private func newStage(
        at site: CallSite, _ label: String, below: Int32, twin: Int32, of lane: LaneID
    ) -> ChainStage? {
        var isHot = false
        if case .object = site { isHot = true }
        guard
            let made = recording.addStage(
                label, below: below, twin: twin, isHot: isHot,
                isArgument: isArgument(site, label, ofStage: below, of: lane), site: siteNumber(of: site), to: lane)
        else { return nil }
        noteSubscription(lane, subscribesTo: site)
        let stage = ChainStage(made.number, made.storeLane, below: below)
        chainsByLane[lane]?.add(stage, at: site)
        return stage
    }

    /// Returns true if a source is known to be an argument of the operator that subscribes to it, such as `text` in
    /// `taps.withLatestFrom(text)`.
    private func isArgument(_ site: CallSite, _ label: String, ofStage below: Int32, of lane: LaneID) -> Bool {
        guard let chain = chainsByLane[lane], let (operation, call) = operatorCall(ofStage: below, of: chain) else {
            return false
        }
        guard case .call(let source, let end) = site, case .call(source, _) = operation, chain.own.contains(site) else {
            return call.names(label)
        }
        return end > call.baseEnd
    }

    /// Returns true if an argument of an operator is the name of the source to which the operator subscribes, at any
    /// time: `other` in `taps.timeout(.seconds(1), other: other, scheduler: main)`.
    private func isNamedArgument(_ site: CallSite, _ label: () -> String, ofStage below: Int32, of chain: ChainSites)
        -> Bool
    {
        guard case .object = site, let call = operatorCall(ofStage: below, of: chain)?.call, !call.arguments.isEmpty
        else { return false }
        return call.names(label())
    }

    private func operatorCall(ofStage stage: Int32, of chain: ChainSites) -> (site: CallSite, call: ChainLabels.Call)? {
        guard let site = stage == 0 ? chain.last : chain.site(of: stage), let call = callsBySite[site] else {
            return nil
        }
        return (site, call)
    }

    private func label(of site: CallSite, _ call: Span) -> String {
        if let known = labelsBySite[site] { return known }
        for part in ChainLabels.calls(in: call) { noteCall(part, at: .call(source: call.source.raw, end: part.end)) }
        // A call with a receiver is a stage, and its operator names the stage.
        if labelsBySite[site]?.first != ".", let name = ChainLabels.variable(holding: call) {
            labelsBySite[site] = name
        }
        return labelsBySite[site] ?? call.text
    }

    private func noteCall(_ call: ChainLabels.Call, at site: CallSite) {
        labelsBySite[site] = call.label
        callsBySite[site] = call
    }

    /// Returns the receiver in the subscribing code, such as `model.taps` in `model.taps.map { … }`; nil if there is
    /// none.
    private func baseOfCaller() -> String? {
        guard let top = context.innermost, top.isSubscribing,
            let chain = chainsByLane[top.lane], let caller = top.stage == 0 ? chain.last : chain.site(of: top.stage)
        else { return nil }
        return callsBySite[caller]?.base
    }

    /// Returns the receiver if the code subscribes to the source directly, such as `taps` in `taps.subscribe { … }`;
    /// nil otherwise.
    private func baseOfSubscription() -> String? {
        guard context.innermost == nil, let site = Host.stages.callSite else { return nil }
        if let base = ChainLabels.calls(in: site).first?.base { return base }
        let chain = ChainLabels.chain(of: site)
        return chain.operators.isEmpty && !chain.source.isEmpty ? chain.source : nil
    }

    private func searchedPath(to object: AnyObject) -> String? {
        guard pathSearchCount < Recorder.maxPathSearches else { return nil }
        pathSearchCount += 1
        return pathToObject(object)
    }

    /// Returns a name of letters for a number: `a`, `b`, … `z`, `aa`.
    static func lettersForNumber(_ number: Int) -> String {
        let letter = String(UnicodeScalar(UInt8(97 + number % 26)))
        return number < 26 ? letter : lettersForNumber(number / 26 - 1) + letter
    }
}
