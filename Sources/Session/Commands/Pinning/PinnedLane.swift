import Assist
import Diagnostics
import Export
import SessionCore
import StyledText
import Syntax
import Timeline

/// A lane with the expression that a test subscribes to in its place.
struct PinnedLane {
    let name: String
    /// The index of the statement that subscribed.
    let step: Int
    /// The observable as the statement writes it.
    let source: String
    /// The type of its elements, as Swift writes it.
    let element: String
    /// True if the source is an observable already, and no trait, driver or relay.
    let isObservable: Bool
    let events: [Timeline.Event]
    /// The event at which it was disposed, if something did that.
    let disposal: Timeline.Event?

    /// The time at which it ended; nil while it is live.
    var endTime: Int? {
        if let disposal { return Int(disposal.time) }
        return events.last.flatMap { $0.kind == .next ? nil : Int($0.time) }
    }

    /// Elements of tuples and `Void` are no `Equatable`: a test compares what `print` shows of them.
    var isCompared: Bool { !element.hasPrefix("(") && element != "Void" }

    /// Finds the statement that made a lane.
    init(_ lane: Timeline.Lane, of session: ReplSession, in steps: [PinnedStep]) throws {
        guard let recording = session.recording, lane.forgotten == 0 else {
            throw CommandError("'\(lane.name)' has more events than are kept.   Pin it earlier, after :reset")
        }
        let place = PinnedLane.place(of: lane, session, recording)
        let watch = session.program?.watches.last { $0.lane == lane.id }
        let found = steps.lastIndex { step in
            if let watch { return step.result == watch.result }
            guard let place else { return false }
            return step.entry == place.entry && step.lines.contains(place.line) && step.kind != .declaration
        }
        guard let found else {
            throw CommandError(
                "'\(lane.name)' is subscribed to inside a function. Watch the observable itself to pin it.")
        }
        guard let expression = PinnedLane.observable(named: lane.name, in: steps[found]) else {
            throw CommandError("'\(lane.name)' has no expression of its own. Watch the observable itself to pin it.")
        }
        name = lane.name
        step = found
        source = expression
        (element, isObservable) = try PinnedLane.element(of: expression, session)
        let all = recording.events(of: [lane.id])
        events = all.filter { [.next, .error, .completed].contains($0.kind) }
        disposal = all.last { $0.kind == .disposed }
    }

    /// The entry and line at which the program subscribed.
    private static func place(
        of lane: Timeline.Lane, _ session: ReplSession, _ recording: Recording
    ) -> (entry: Int, line: Int)? {
        // A label inside of a chain belongs to the subscription of the whole chain.
        let subscription = lane.isSubscription ? lane : recording.allLanes.last { $0.watch == lane.id }
        let line = (subscription?.place ?? "").split(separator: ":").last.flatMap { Int($0) }
        let mark = session.program?.entryMarks.last { $0.count < lane.firstSubscription }
        guard let line, let mark else { return nil }
        return (mark.number, line)
    }

    private static func element(of expression: String, _ session: ReplSession) throws -> (String, Bool) {
        func type(of text: String) -> String {
            let checker = session.openProgram().interpreter.checker
            return Source.scratch(text) { checker.type(of: parse($0)).type.map(checker.describe) ?? "" }
        }
        let own = type(of: expression)
        let converted = type(of: "(\(expression)).asObservable()")
        guard converted.hasPrefix("Observable<"), converted.hasSuffix(">") else {
            throw CommandError("'\(expression)' is not an observable that a test can subscribe to")
        }
        let element = String(converted.dropFirst("Observable<".count).dropLast())
        let isObservable = own == converted || own.hasSuffix("Subject<\(element)>")
        return (element == "()" ? "Void" : element, isObservable)
    }

    /// The observable that a statement subscribes to: the text before the label or `.subscribe`, else all of it.
    private static func observable(named name: String, in step: PinnedStep) -> String? {
        var bases: [(name: String, label: String?, base: Expr)] = []
        let expression: Expr
        if let own = step.expression {
            expression = own
        } else if let value = step.initializer {
            expression = value
        } else {
            return nil
        }
        var here = expression
        while let (member, call, base) = here.memberCall {
            var label: String?
            if case .string(let literal)? = call?.arguments.first?.value.kind, literal.parts.count == 1,
                case .text(let text) = literal.parts[0]
            {
                label = text
            }
            bases.append((member, label, base))
            here = base
        }
        if let labelled = bases.first(where: { ["watch", "debug"].contains($0.name) && $0.label == name }) {
            return step.text(of: labelled.base)
        }
        let subscribing: Set<String> = ["subscribe", "bind", "drive", "emit"]
        if let subscription = bases.last(where: { subscribing.contains($0.name) }) {
            return step.text(of: subscription.base)
        }
        return step.expression.map { step.text(of: $0) }
    }
}

extension Expr {
    /// `base.name(…)` or `base.name`, and the call if it is one.
    fileprivate var memberCall: (name: String, call: CallExpr?, base: Expr)? {
        if case .call(let call) = kind, case .member(let member) = call.callee.kind, let base = member.base {
            return (member.name.text, call, base)
        }
        if case .member(let member) = kind, let base = member.base { return (member.name.text, nil, base) }
        return nil
    }
}
