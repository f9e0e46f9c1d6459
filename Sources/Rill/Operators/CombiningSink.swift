/// The base of `combineLatest` and `zip`, which combine several sources of different types.
///
/// The parts that depend on the types (storing and combining elements) are closures that the operator's function
/// creates, where the types are known. The sink counts events and guards the state.
@usableFromInline
final class CombiningSource<Out>: Producer<Out> {
    /// Returns the closure that sends a combination, which is called inside the gate, and the closures that subscribe
    /// to the sources, in order.
    @usableFromInline typealias MakeParts = () -> (
        combine: (CombiningSink<Out>) throws -> Void, join: (CombiningSink<Out>) -> Void
    )

    @usableFromInline var setup: MakeParts
    // Creates the sink. The closure is specialised at the call site, as in `UnaryOperator`.
    @usableFromInline let makeSink: (Receiver<Out>, @escaping (CombiningSink<Out>) throws -> Void) -> CombiningSink<Out>

    @inlinable
    init(_ rule: CombiningRule, _ count: Int, _ setup: @escaping MakeParts) {
        self.setup = setup
        makeSink = { CombiningSink($0, rule, count, $1) }
        super.init()
    }

    deinit { IterativeRelease.release(setup) { setup = { ({ _ in }, { _ in }) } } }

    override func run(_ down: Receiver<Out>) -> AnySubscription? {
        let (combine, join) = setup()
        let sink = makeSink(down, combine)
        join(sink)
        sink.setUpstream(Disposables.makeGroup(sink.inlets))
        sink.inlets = []
        return sink
    }
}

/// The rules that decide when a combination is sent and when the result completes.
@usableFromInline
enum CombiningRule {
    /// Combines at every element, after each source has sent one. Completes when all sources have completed. If a
    /// source ends without an element, completes as soon as the other sources have ended.
    case latest
    /// Combines one element of each source at a time. Completes when all sources have completed.
    case zip
    /// Like `zip`, but completes as soon as an element can no longer be paired, because all other sources have ended.
    case zipUnpairable
}

@usableFromInline
final class CombiningSink<Out>: GatedSink<Never, Out> {
    @usableFromInline var inlets: [Disposable] = []
    private let combine: (CombiningSink<Out>) throws -> Void
    private let rule: CombiningRule
    private let count: Int
    // For each source, the number of its waiting elements. The next field tells if the source has completed.
    private let waiting: UnsafeMutablePointer<Int>
    private let isDone: UnsafeMutablePointer<Bool>
    private var missing: Int
    private var runningCount: Int

    @usableFromInline
    init(
        _ down: Receiver<Out>, _ rule: CombiningRule, _ count: Int,
        _ combine: @escaping (CombiningSink<Out>) throws -> Void
    ) {
        self.combine = combine
        self.rule = rule
        self.count = count
        waiting = .memory(for: count)
        waiting.initialize(repeating: 0, count: count)
        isDone = .memory(for: count)
        isDone.initialize(repeating: false, count: count)
        missing = count
        runningCount = count
        inlets.reserveCapacity(count)
        super.init(down)
    }

    deinit {
        waiting.deallocateStorage()
        isDone.deallocateStorage()
    }

    /// Subscribes to one more source; `store` stores its elements.
    @inlinable
    func subscribeSource<Element>(_ source: Observable<Element>, _ keep: @escaping (Element) -> Void) {
        let inlet = CombiningInlet(self, inlets.count, keep)
        inlets.append(inlet)
        inlet.subscribe(to: source)
    }

    /// Handles an element that was stored. The function is called inside the gate. Returns true if the sink has ended.
    fileprivate func elementArrived(_ index: Int) throws -> Bool {
        if rule == .latest { return try arrivedLatest(index) }
        waiting[index] += 1
        if waiting[index] == 1 { missing -= 1 }
        if missing == 0 {
            for index in 0..<count {
                waiting[index] -= 1
                if waiting[index] == 0 { missing += 1 }
            }
            try combine(self)
            return false
        }
        return rule == .zipUnpairable && othersAreDone(index)
    }

    private func arrivedLatest(_ index: Int) throws -> Bool {
        if missing > 0, waiting[index] == 0 {
            waiting[index] = 1
            missing -= 1
        }
        if missing == 0 {
            try combine(self)
            return false
        }
        return othersAreDone(index)
    }

    private func othersAreDone(_ index: Int) -> Bool { runningCount == (isDone[index] ? 0 : 1) }

    /// Handles the completion of a source. The function is called inside the gate. Returns true for the last source.
    fileprivate func completed(_ index: Int) -> Bool {
        if isDone[index] { return false }
        isDone[index] = true
        runningCount -= 1
        return runningCount == 0
    }
}

@usableFromInline
final class CombiningInlet<Element, Out>: Inlet<Element> {
    private let parent: CombiningSink<Out>
    private let index: Int
    private let store: (Element) -> Void

    @usableFromInline
    init(_ parent: CombiningSink<Out>, _ index: Int, _ keep: @escaping (Element) -> Void) {
        self.parent = parent
        self.index = index
        self.store = keep
    }

    override func onNext(_ element: Element) {
        parent.gate.enter()
        if parent.isOver { return parent.gate.leave() }
        do {
            store(element)
            let isOver = try parent.elementArrived(index)
            parent.gate.leave()
            if isOver { parent.stop(nil) }
        } catch {
            parent.gate.leave()
            parent.stop(error)
        }
    }

    override func onError(_ error: Swift.Error) {
        dispose()
        parent.stop(error)
    }

    override func onCompleted() {
        dispose()
        parent.gate.enter()
        let isOver = parent.completed(index)
        parent.gate.leave()
        if isOver { parent.stop(nil) }
    }
}
