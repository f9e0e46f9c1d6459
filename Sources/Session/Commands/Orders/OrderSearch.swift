import Assist
import Export
import Rill

/// Runs a program in many orders and groups the orders by outcome.
///
/// It first runs the usual order, then every order that differs from it in one decision, then in two; the rest of the
/// budget goes to random orders, each with a seed. The search is deterministic for a program and a budget.
struct OrderSearch {
    /// The parts of a run that are compared.
    struct Outcome: Equatable {
        /// The output of the program.
        var output: String
        /// The events of each watched lane in order.
        var lanes: [LaneEvents]
        /// The end of the run, which is the exit status, and the message if there was a trap.
        var end: String

        struct LaneEvents: Hashable {
            var name: String
            var events: [String]
        }
    }

    /// All orders that have one outcome.
    struct Group {
        var outcome: Outcome
        var count: Int
        /// The first order that has this outcome. It differs least from the usual one.
        var order: OrderPlan.Source
        /// The decisions of that order.
        var decisions: [OrderPlan.Decision]
    }

    /// The maximum number of orders to run.
    let limit: Int
    let jitter: ClosedRange<Int>
    /// Runs the program in an order and returns its outcome; nil stops the search.
    let runPlan: (OrderPlan) -> Outcome?

    private(set) var groups: [Group] = []
    private(set) var runCount = 0
    /// True if every order was run that differs from the usual one in at most one decision.
    private(set) var hasTriedEachDecision = false
    private(set) var wasStopped = false
    /// The order that was compared with the usual one, if there was no search; nil otherwise.
    private(set) var comparedOrder: OrderPlan.Source?

    init(limit: Int, jitter: ClosedRange<Int>, runPlan: @escaping (OrderPlan) -> Outcome?) {
        self.limit = limit
        self.jitter = jitter
        self.runPlan = runPlan
    }

    mutating func search() {
        guard let usual = runOrder(.deviations([])) else { return }
        let singles = nextDeviations(from: usual, after: -1)
        // Decisions are chosen from the whole run, not only from its start.
        let chosen = evenlySpaced(singles, over: max(1, limit * 2 / 3))
        hasTriedEachDecision = chosen.count == singles.count
        var runs: [(OrderPlan.Deviation, [OrderPlan.Decision])] = []
        for deviation in chosen {
            guard let decisions = runOrder(.deviations([deviation])) else { return }
            runs.append((deviation, decisions))
        }
        for pair in evenlySpaced(deviationPairs(of: runs), over: (limit - runCount) / 2) {
            if runOrder(.deviations(pair)) == nil { return }
        }
        // A program without decisions has only one order.
        guard !singles.isEmpty else { return }
        var seed: UInt64 = 1
        while runCount < limit {
            if runOrder(.random(seed: seed)) == nil { return }
            seed += 1
        }
    }

    /// Runs the program in the usual order and in `order`, and keeps both outcomes.
    mutating func compare(with order: OrderPlan.Source) {
        comparedOrder = order
        if runOrder(.deviations([])) != nil { _ = runOrder(order) }
    }

    private mutating func runOrder(_ source: OrderPlan.Source) -> [OrderPlan.Decision]? {
        guard runCount < limit, !wasStopped else { return nil }
        let plan = OrderPlan(source, jitter: jitter)
        guard let outcome = runPlan(plan) else {
            wasStopped = true
            return nil
        }
        runCount += 1
        if let index = groups.firstIndex(where: { $0.outcome == outcome }) {
            groups[index].count += 1
        } else {
            groups.append(Group(outcome: outcome, count: 1, order: source, decisions: plan.decisions))
        }
        return plan.decisions
    }

    private func nextDeviations(from decisions: [OrderPlan.Decision], after last: Int) -> [OrderPlan.Deviation] {
        decisions.indices.dropFirst(last + 1).flatMap { index in
            (1..<max(2, decisions[index].choices)).map { OrderPlan.Deviation(decision: index, choice: $0) }
        }
    }

    private func deviationPairs(of runs: [(OrderPlan.Deviation, [OrderPlan.Decision])]) -> [[OrderPlan.Deviation]] {
        runs.flatMap { first, decisions in
            nextDeviations(from: decisions, after: first.decision).map { [first, $0] }
        }
    }

    private func evenlySpaced<Element>(_ all: [Element], over count: Int) -> [Element] {
        guard all.count > count else { return all }
        return (0..<max(0, count)).map { all[$0 * all.count / count] }
    }
}
