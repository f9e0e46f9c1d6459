import Assist
import Export
import Language
import Rill
import SessionCore
import StyledText
import Timeline

/// Commands that run the session again with other values or in another order.
let exploreCommands: [Command] = [
    Command(
        name: "orders", usage: "[N] [--jitter 0...300ms] [--times] [--order NAME] [EXPR]", topic: .look,
        summary: "runs the session again with events in N other orders (default 200)",
        details: """
            Queues and threads that work at the same time can run in different orders, and results of background queues can \
            arrive late. ':orders' runs the entries in other orders, in a second session, and counts the different outcomes: \
            printed lines and events of watched lanes. --jitter sets how much later replies, background queues, photos and the \
            database may arrive. With --times, the same events at other times count as another outcome; --ignore-times is the \
            default. --order runs one order that a search has named and compares it with the usual order. \
            'rill run FILE --orders' searches the orders of a file.
            """,
        argument: ArgumentDescription(
            kind: .expression, acceptedWords: ["--jitter", "--times", "--ignore-times", "--order"],
            flagValues: ["--jitter": ["0...300ms"], "--order": ["usual"], "--times": [], "--ignore-times": []]),
        example: [
            #"DispatchQueue.global().async { print("a") }; DispatchQueue.global().async { print("b") }"#,
            ":orders 20",
        ], run: { try $0.searchOrders($1) }),
    Command(
        name: "leaks", topic: .look, summary: "lists objects that no variable references but something keeps alive",
        details: """
            Runs the entries once more, in a second session, and lists objects of your classes that only a reference cycle or a \
            subscription keeps alive. Each row shows the closures in between and their lines. Subscriptions without an owner that \
            disposes them have a list of their own. ':fix' then writes [weak self] or [unowned x] and runs the entry again. \
            'rill run FILE --leaks' finds leaks of a file.
            """,
        argument: ArgumentDescription(kind: .none),
        example: [
            "class Cat { var purr: (() -> Void)? }",
            "var cat: Cat? = Cat()",
            "cat?.purr = { [cat] in _ = cat }",
            "cat = nil",
            ":leaks",
        ], run: { try $0.findLeaks($1) }),
]

extension ReplSession {
    fileprivate func searchOrders(_ argument: String) throws {
        let request = try OrderRequest(argument)
        if journal.actions.isEmpty, request.expression.isEmpty { throw CommandError("no entry to run.   :help orders") }
        // If the session runs texts that were checked before, the orders run the same checked texts.
        let kept = options.checkedTexts.flatMap { texts in
            texts.canShare(journal.entries.map { "entry \($0.number)" }) ? texts : nil
        }
        let texts = kept ?? CheckedTexts()
        var search = OrderSearch(limit: request.limit, jitter: request.jitter) { [self] plan in
            let outcome = orderOutcome(in: plan, request, texts).outcome
            return stopButton.isPressed ? nil : outcome
        }
        let lines = texts.sharingTexts {
            if let order = request.comparedOrder { search.compare(with: order) } else { search.search() }
            let orders = OrderReport(
                search, jitter: request.jitter, command: ":orders" + (request.comparesTimes ? " --times" : ""),
                argument: request.expression, presentation: presentation, comparesTimes: request.comparesTimes)
            return orders.lines { [self] in
                orderOutcome(in: OrderPlan($0, jitter: request.jitter), request, texts, isRecorded: true).record
            }
        }
        resume()
        lines.forEach(printReply)
        if search.wasStopped { report("(stopped after \(search.runCount) orders)", .dim) }
    }

    private func orderOutcome(
        in plan: OrderPlan, _ request: OrderRequest, _ texts: CheckedTexts, isRecorded: Bool = false
    ) -> (outcome: OrderSearch.Outcome, record: RunRecord) {
        let actions =
            request.expression.isEmpty
            ? journal.actions
            : journal.actionsFollowedByEntry(then: request.expression, at: pace.followsWall ? clock : nil)
        let side = SideSession(
            beside: self, actions,
            configure: { ($0.orderPlan, $0.checkedTexts, $0.isRecorded) = (plan, texts, isRecorded) })
        let lanes = OrderSearch.Outcome.lanes(of: side.recording, withTimes: request.comparesTimes)
        let record = RunRecord(recording: side.recording, printedLines: side.program?.printLog.lines ?? [])
        return (OrderSearch.Outcome(output: side.output, lanes: lanes, end: ""), record)
    }

    fileprivate func findLeaks(_ argument: String) throws {
        let side = SideSession(beside: self, journal.actions, configure: { $0.findsLeaks = true })
        let leaks = side.program?.interpreter.leaks() ?? []
        let report = LeakReport(
            leaks: leaks,
            subscriptions: side.program?.recorder.undisposedSubscriptions(apartFrom: leaks, isSession: true) ?? [],
            isUnicode: presentation.isUnicode)
        resume()
        availableFixes.offerCycle(report.leaks.first { $0.isCycle && !LeakFix.candidates(for: $0.closures).isEmpty })
        report.lines.forEach(printReply)
    }
}

/// The argument of `:orders`.
private struct OrderRequest {
    var limit = 200
    var jitter = OrderReport.usualJitter
    var comparesTimes = false
    var expression = ""
    /// The order to run; nil for a search.
    var comparedOrder: OrderPlan.Source?

    init(_ argument: String) throws {
        var rest = argument.trimmingSpaces[...]
        func word() -> String {
            let word = rest.prefix { !$0.isWhitespace }
            rest = rest.dropFirst(word.count).drop { $0.isWhitespace }
            return String(word)
        }
        if let number = Int(rest.prefix { !$0.isWhitespace }) {
            guard number > 0 else {
                throw ArgumentError("the number of orders, at least 1")
            }
            limit = number
            _ = word()
        }
        while rest.hasPrefix("--") {
            switch word() {
            case "--times": comparesTimes = true
            case "--ignore-times": comparesTimes = false
            case "--jitter":
                let text = word()
                guard let range = DurationText.parseRange(text) else {
                    throw ArgumentError("a range of times such as 0...300ms", wrongPart: text)
                }
                jitter = range
            case "--order":
                let name = word()
                guard let named = OrderPlan.Source(name: name) else {
                    throw ArgumentError("the name of an order such as 12b or s7f", wrongPart: name)
                }
                comparedOrder = named
            case let flag: throw ArgumentError("--jitter, --times, --ignore-times or --order", wrongPart: flag)
            }
        }
        expression = String(rest)
    }
}
