/// An order in which a program may run, chosen decision by decision.
///
/// A world consults its plan at each point where a program leaves the order open: which of several executors runs first
/// in an instant, and how late work arrives that a background queue starts after a delay. Choice 0 is the usual order.
/// The plan keeps each decision. A search can therefore deviate from a run at one point, and the plan's name is enough
/// to repeat the run.
package final class OrderPlan {
    /// A choice at one decision that differs from the usual choice.
    package struct Deviation: Hashable, Sendable {
        /// The position of the decision in the run, from 0.
        package var decision: Int
        package var choice: Int

        package init(decision: Int, choice: Int) {
            self.decision = decision
            self.choice = choice
        }
    }

    /// The source of the choices of a plan.
    package enum Source: Hashable, Sendable {
        /// The plan keeps the usual order except for these deviations.
        case deviations([Deviation])
        /// Every decision is random.
        case random(seed: UInt64)
    }

    package enum Kind: Sendable {
        /// Several executors have items due in one instant, and one of them runs first.
        case chooseItem
        /// Work arrives later than its due time.
        case delay
        /// Work that a thread starts on another executor runs before the thread continues.
        case handOver
        /// Other threads run between the read and the write of a shared variable by a thread.
        case write
    }

    /// A point at which the program leaves the order open.
    package struct Decision: Sendable {
        package var kind: Kind
        /// The number of possible choices.
        package var choices: Int
        package var taken: Int
        /// The virtual time of the decision in nanoseconds.
        package var time: Int
        /// The executor that ran first, or on which the late work runs.
        package var executor: String
        /// The executor that runs first in the usual order.
        package var usual: String
        /// The causes (`World.cause`) of the work that ran first and of the work that runs first in the usual order.
        package var causes: (taken: Int, usual: Int)
        /// The added delay in nanoseconds.
        package var delay = 0
        /// The name of the variable that is written, and the line of the write.
        package var variable: (name: String, line: Int)?
    }

    package let source: Source
    /// The range of delays for late work, in nanoseconds.
    package let jitter: ClosedRange<Int>
    package private(set) var decisions: [Decision] = []

    private var random: WorldRandom
    private let plannedChoices: [Int: Int]

    package init(_ source: Source, jitter: ClosedRange<Int> = 0...300_000_000) {
        self.source = source
        self.jitter = jitter
        switch source {
        case .deviations(let deviations):
            plannedChoices = Dictionary(deviations.map { ($0.decision, $0.choice) }, uniquingKeysWith: { $1 })
            random = WorldRandom(seed: 0)
        case .random(let seed):
            plannedChoices = [:]
            random = WorldRandom(seed: seed)
        }
    }

    private var isRandom: Bool {
        if case .random = source { return true }
        return false
    }

    /// Chooses one of the items that are due in one instant; the first one is the usual choice.
    func chooseItem(among items: [WorldItem], at time: Int) -> Int {
        let index = nextChoice(items.count)
        let (usual, taken) = (items[0], items[index])
        decisions.append(
            Decision(
                kind: .chooseItem, choices: items.count, taken: index, time: time, executor: taken.executor.name,
                usual: usual.executor.name, causes: (taken.cause, usual.cause)))
        return index
    }

    /// Returns the delay in nanoseconds that is added to work on a queue.
    package func chosenDelay(on executor: String, at time: Int, cause: Int) -> Int {
        // The usual order adds no delay; a search tries the end of the range, then its middle.
        guard jitter.upperBound > 0 else { return 0 }
        let choices = 3
        let index: Int
        let delay: Int
        if isRandom {
            index = random.next() % 2 == 0 ? 0 : 1
            delay = index == 0 ? 0 : jitter.lowerBound + Int(random.next() % UInt64(jitter.count))
        } else {
            index = plannedChoices[decisions.count].map { min($0, choices - 1) } ?? 0
            delay = [0, jitter.upperBound, (jitter.lowerBound + jitter.upperBound) / 2][index]
        }
        decisions.append(
            Decision(
                kind: .delay, choices: choices, taken: index, time: time, executor: executor, usual: executor,
                causes: (cause, cause), delay: delay))
        return delay
    }

    /// Returns true if work that a thread started on another executor runs before the thread's next step.
    func runsFirst(to executor: Executor, from caller: Executor, at time: Int, cause: Int) -> Bool {
        let index = nextChoice(2)
        decisions.append(
            Decision(
                kind: .handOver, choices: 2, taken: index, time: time, executor: executor.name, usual: caller.name,
                causes: (cause, cause)))
        return index == 1
    }

    /// Returns true if other threads run before a thread writes a variable.
    func runsOthersFirst(_ caller: Executor, at time: Int, cause: Int, before variable: (name: String, line: Int))
        -> Bool
    {
        let index = nextChoice(2)
        decisions.append(
            Decision(
                kind: .write, choices: 2, taken: index, time: time, executor: caller.name, usual: caller.name,
                causes: (cause, cause), variable: variable))
        return index == 1
    }

    private func nextChoice(_ count: Int) -> Int {
        // Half of the random decisions keep the usual order, so that a deviation is often followed by usual choices.
        if isRandom { return random.next() % 2 == 0 ? 0 : Int(random.next() % UInt64(count)) }
        return plannedChoices[decisions.count].map { min($0, count - 1) } ?? 0
    }
}

extension OrderPlan.Source {
    /// The name of the plan: `usual`; `12b30c` (the second choice at decision 12, the third at decision 30); or `s7f`,
    /// which contains a seed.
    package var name: String {
        switch self {
        case .deviations(let deviations):
            if deviations.isEmpty { return "usual" }
            return deviations.map { "\($0.decision)\(OrderPlan.choiceLetter(of: $0.choice))" }.joined()
        case .random(let seed): return "s" + String(seed, radix: 16)
        }
    }

    /// Parses the name of a plan; nil if the name is not valid.
    package init?(name: String) {
        if name == "usual" {
            self = .deviations([])
        } else if name.first == "s" {
            guard let seed = UInt64(name.dropFirst(), radix: 16) else { return nil }
            self = .random(seed: seed)
        } else {
            var deviations: [OrderPlan.Deviation] = []
            var rest = Substring(name)
            while !rest.isEmpty {
                let digits = rest.prefix { $0.isASCII && $0.isNumber }
                rest = rest.dropFirst(digits.count)
                guard let decision = Int(digits), let letter = rest.popFirst(),
                    let choice = OrderPlan.choiceIndex(of: letter)
                else { return nil }
                deviations.append(OrderPlan.Deviation(decision: decision, choice: choice))
            }
            if deviations.isEmpty { return nil }
            self = .deviations(deviations)
        }
    }
}

extension OrderPlan {
    /// Returns the letter of a choice; `a` is the usual one.
    fileprivate static func choiceLetter(of choice: Int) -> Character {
        Character(UnicodeScalar(UInt8(97 + min(choice, 25))))
    }

    fileprivate static func choiceIndex(of letter: Character) -> Int? {
        guard let value = letter.asciiValue, (98...122).contains(value) else { return nil }
        return Int(value) - 97
    }
}

extension World {
    /// Removes and returns the agenda's next item as chosen by the plan. The choice includes each item that is due in
    /// this instant and need not wait for another item of its executor.
    func takeItem(by plan: OrderPlan) -> WorldItem {
        let first = agenda.removeFirst()
        var candidates = [first]
        var passed: [WorldItem] = []
        // The executors whose later items must wait for an item that the loop has passed.
        var closed: Set<ObjectIdentifier> = isExclusive(first) ? [ObjectIdentifier(first.executor)] : []
        var open = Set([ObjectIdentifier(first.executor)])
        let end = max(instantEnd, World.milliseconds(first.due) * 1_000_000 + 500_000)
        while candidates.count + passed.count < World.maxCandidates, let due = agenda.firstDueTime, due < end {
            let item = agenda.removeFirst()
            let executor = ObjectIdentifier(item.executor)
            if closed.contains(executor) || !item.isReady || item.isBarrier && open.contains(executor) {
                passed.append(item)
                closed.insert(executor)
                continue
            }
            open.insert(executor)
            if isExclusive(item) { closed.insert(executor) }
            candidates.append(item)
        }
        let index = candidates.count > 1 ? plan.chooseItem(among: candidates, at: virtualClock) : 0
        let chosen = candidates.remove(at: index)
        for item in candidates + passed { agenda.insert(item) }
        return chosen
    }

    /// Returns true if no other item of the item's executor may run before this item ends.
    private func isExclusive(_ item: WorldItem) -> Bool { item.executor.kind != .concurrent || item.isBarrier }

    /// Runs work that was just scheduled on another executor before the caller continues, if the plan chooses so. Real
    /// threads run in parallel, so the started work may end before the caller's next line.
    func mayHandOver(to executor: Executor) {
        guard let orderPlan, let me = searchedCoroutine, executor !== me.currentExecutor || executor.kind == .concurrent
        else {
            return
        }
        guard orderPlan.runsFirst(to: executor, from: me.currentExecutor, at: virtualClock, cause: cause) else {
            return
        }
        waitForDueItems(me)
    }

    /// True if work of another thread could run now.
    package var maySwitchExecutor: Bool {
        guard let me = searchedCoroutine else { return false }
        let due = agenda.firstDueTime { $0.executor !== me.currentExecutor || $0.executor.kind == .concurrent }
        return due.map { $0 < candidateEnd } ?? false
    }

    /// Lets other threads run before the caller writes a variable, if the plan chooses so.
    package func offerSwitch(before variable: String, line: Int) {
        guard let orderPlan, let me = searchedCoroutine, maySwitchExecutor else { return }
        guard orderPlan.runsOthersFirst(me.currentExecutor, at: virtualClock, cause: cause, before: (variable, line))
        else { return }
        waitForDueItems(me)
    }

    /// The running coroutine; nil if the plan may not interrupt it.
    private var searchedCoroutine: Coroutine? {
        guard orderPlan != nil, holdsLock, isDriving, !Brake.isOn, let me = Coroutine.current, !me.isHost else {
            return nil
        }
        return me
    }

    /// Continues the coroutine after all items that are due now.
    private func waitForDueItems(_ me: Coroutine) {
        let wait = CoroutineWait(me, .block)
        setAlarm(wait, at: virtualClock + 1)
        _ = park(wait)
    }

    /// The end of the period in which items are permuted.
    private var candidateEnd: Int { max(instantEnd, World.milliseconds(virtualClock) * 1_000_000 + 500_000) }

    /// The maximum number of items of one instant that are permuted: the first ones.
    private static let maxCandidates = 32
}
