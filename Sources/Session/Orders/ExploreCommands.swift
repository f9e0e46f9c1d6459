import Rill
import StyledText
import Timeline

/// Commands that run the session again in other ways.
let exploreCommands: [Command] = [
    Command(
        name: "orders", usage: "[N] [EXPR]", topic: .look, summary: "runs the session in N other orders (200)",
        details: """
            A program leaves an order open where queues and threads work at the same time and where work of background \
            queues arrives late. ':orders' runs the entries in other orders, beside the session, and says how many \
            different outcomes there are: what is printed, and what watched lanes send. 'rill run FILE --orders' does so \
            for a file.
            """, run: { try $0.searchOrders($1) }),
    Command(
        name: "leaks", topic: .look, summary: "objects that no variable leads to, with what keeps them",
        details: """
            Runs the entries once more beside the session and lists objects of your classes that only a cycle or a \
            subscription keeps alive, each with the closures on the way and their lines. 'rill run FILE --leaks' does so \
            for a file.
            """, run: { try $0.findLeaks($1) }),
]

extension ReplSession {
    fileprivate func searchOrders(_ argument: String) throws -> [Effect] {
        let words = argument.split(separator: " ", maxSplits: 1).map(String.init)
        let number = words.first.flatMap { Int($0) }
        let expression = number == nil ? argument : words.dropFirst().first ?? ""
        guard number.map({ $0 > 0 }) ?? true else {
            throw ReplSession.misuse("orders", takes: "a number of orders from 1", not: argument)
        }
        if journal.actions.isEmpty, expression.isEmpty { throw CommandError("no entry to run.   :help orders") }
        let jitter = 0...300_000_000
        var search = OrderSearch(limit: number ?? 200, jitter: jitter) { [self] plan in
            let outcome = outcome(in: plan, expression)
            return stopButton.isPressed ? nil : outcome.outcome
        }
        search.search()
        let report = OrderReport(search, jitter: jitter, name: nil, presentation: presentation)
        let lines = report.lines { [self] in
            outcome(in: OrderPlan($0, jitter: jitter), expression, isRecorded: true).recording
        }
        resume()
        lines.forEach(reply)
        if search.wasStopped { talk("(stopped after \(search.count) orders)", .dim) }
        return []
    }

    private func outcome(
        in plan: OrderPlan, _ expression: String, isRecorded: Bool = false
    ) -> (outcome: OrderSearch.Outcome, recording: Recording) {
        let side = SideSession(beside: self, extra: expression.isEmpty ? nil : expression) {
            $0.order = plan
            $0.isRecorded = isRecorded
        }
        let lanes = OrderSearch.Outcome.lanes(of: side.recording, withTimes: false)
        return (OrderSearch.Outcome(output: side.output, lanes: lanes, end: ""), side.recording)
    }

    fileprivate func findLeaks(_ argument: String) throws -> [Effect] {
        guard argument.isEmpty else { throw ReplSession.misuse("leaks", takes: "nothing", not: argument) }
        let side = SideSession(beside: self) { $0.findsLeaks = true }
        let report = LeakReport(leaks: side.program?.interpreter.leaks() ?? [])
        resume()
        report.lines.forEach(reply)
        return []
    }
}
