/// The base of `combineLatest` and `zip`, which combine several sources of different types.
///
/// The parts that depend on the types (storing and combining elements) are closures that the operator's function
/// creates, where the types are known. The sink counts events and guards the state.
@usableFromInline
final class CombiningSource<Out>: Producer<Out> {
    /// Returns the closure that sends a combination, which is called inside the gate, and the closures that subscribe
    /// to the sources, in order.
    @usableFromInline typealias MakeSources = () -> (
        combine: (CombiningSink<Out>) throws -> Void, join: (CombiningSink<Out>) -> Void
    )

    @usableFromInline var makeSources: MakeSources
    // Creates the sink. The closure is specialised at the call site, as in `UnaryOperator`.
    @usableFromInline let makeSink: (Receiver<Out>, @escaping (CombiningSink<Out>) throws -> Void) -> CombiningSink<Out>

    @inlinable
    init(_ rule: CombiningRule, _ count: Int, _ makeSources: @escaping MakeSources) {
        self.makeSources = makeSources
        makeSink = { CombiningSink($0, rule, count, $1) }
        super.init()
    }

    deinit { IterativeRelease.release(makeSources) { makeSources = { ({ _ in }, { _ in }) } } }

    override func subscribeDownstream(_ down: Receiver<Out>) -> AnySubscription? {
        let (combine, join) = makeSources()
        let sink = makeSink(down, combine)
        join(sink)
        sink.setUpstream(Disposables.makeGroup(sink.sourceReceivers))
        sink.sourceReceivers = []
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
    @usableFromInline var sourceReceivers: [Disposable] = []
    private let combine: (CombiningSink<Out>) throws -> Void
    private let rule: CombiningRule
    private let sourceCount: Int
    // For each source, the number of its waiting elements. The next field tells if the source has completed.
    private let waitingCounts: UnsafeMutablePointer<Int>
    private let hasCompleted: UnsafeMutablePointer<Bool>
    private var missingCount: Int
    private var runningCount: Int

    @usableFromInline
    init(
        _ down: Receiver<Out>, _ rule: CombiningRule, _ sourceCount: Int,
        _ combine: @escaping (CombiningSink<Out>) throws -> Void
    ) {
        self.combine = combine
        self.rule = rule
        self.sourceCount = sourceCount
        waitingCounts = .memory(for: sourceCount)
        waitingCounts.initialize(repeating: 0, count: sourceCount)
        hasCompleted = .memory(for: sourceCount)
        hasCompleted.initialize(repeating: false, count: sourceCount)
        missingCount = sourceCount
        runningCount = sourceCount
        sourceReceivers.reserveCapacity(sourceCount)
        super.init(down)
    }

    deinit {
        waitingCounts.deallocateStorage()
        hasCompleted.deallocateStorage()
    }

    /// Subscribes to one more source; `store` stores its elements.
    @inlinable
    func subscribeSource<Element>(_ source: Observable<Element>, _ keep: @escaping (Element) -> Void) {
        let inlet = CombiningInlet(self, sourceReceivers.count, keep)
        sourceReceivers.append(inlet)
        inlet.subscribe(to: source)
    }

    /// Handles an element that was stored. The function is called inside the gate. Returns true if the sink has ended.
    fileprivate func shouldCombine(_ index: Int) throws -> Bool {
        if rule == .latest { return try shouldCombineLatest(index) }
        waitingCounts[index] += 1
        if waitingCounts[index] == 1 { missingCount -= 1 }
        if missingCount == 0 {
            for index in 0..<sourceCount {
                waitingCounts[index] -= 1
                if waitingCounts[index] == 0 { missingCount += 1 }
            }
            try combine(self)
            return false
        }
        return rule == .zipUnpairable && haveOthersCompleted(index)
    }

    private func shouldCombineLatest(_ index: Int) throws -> Bool {
        if missingCount > 0, waitingCounts[index] == 0 {
            waitingCounts[index] = 1
            missingCount -= 1
        }
        if missingCount == 0 {
            try combine(self)
            return false
        }
        return haveOthersCompleted(index)
    }

    private func haveOthersCompleted(_ index: Int) -> Bool { runningCount == (hasCompleted[index] ? 0 : 1) }

    /// Handles the completion of a source. The function is called inside the gate. Returns true for the last source.
    fileprivate func shouldComplete(_ index: Int) -> Bool {
        if hasCompleted[index] { return false }
        hasCompleted[index] = true
        runningCount -= 1
        return runningCount == 0
    }
}

@usableFromInline
final class CombiningInlet<Element, Out>: SourceReceiver<Element> {
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
        parent.gate.acquire()
        if parent.hasEnded { return parent.gate.release() }
        do {
            store(element)
            let isOver = try parent.shouldCombine(index)
            parent.gate.release()
            if isOver { parent.stopInOrder(nil) }
        } catch {
            parent.gate.release()
            parent.stopInOrder(error)
        }
    }

    override func onError(_ error: Swift.Error) {
        dispose()
        parent.stopInOrder(error)
    }

    override func onCompleted() {
        dispose()
        parent.gate.acquire()
        let isOver = parent.shouldComplete(index)
        parent.gate.release()
        if isOver { parent.stopInOrder(nil) }
    }
}
