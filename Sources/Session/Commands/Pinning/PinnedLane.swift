import Assist
import Diagnostics
import Export
import SessionCore
import StyledText
import Syntax
import Timeline

/// A recorded lane, with the expression to which a test subscribes in its place.
struct PinnedLane {
    let name: String
    /// The index of the statement that subscribed.
    let stepIndex: Int
    /// The source code of the observable in that statement.
    let sourceCode: String
    /// The type of the lane's elements, as Swift writes it.
    let elementType: String
    /// True if the source is an observable, not a trait, driver or relay.
    let isObservable: Bool
    let events: [Timeline.Event]
    /// The event that disposed the lane; nil if it was not disposed.
    let disposal: Timeline.Event?

    /// The time at which the lane ended; nil while it is live.
    var endTime: Int? {
        if let disposal { return Int(disposal.time) }
        return events.last.flatMap { $0.kind == .next ? nil : Int($0.time) }
    }

    /// True if the test compares the elements. Tuples and `Void` are not `Equatable`, so their printed forms are
    /// compared.
    var isCompared: Bool { !elementType.hasPrefix("(") && elementType != "Void" }

    /// Finds the statement that subscribed to a lane.
    init(_ lane: Timeline.Lane, of session: ReplSession, in steps: [PinnedStep]) throws {
        guard let recording = session.recording, lane.droppedCount == 0 else {
            throw CommandError("'\(lane.name)' has more events than rill keeps.   Pin it earlier, after :reset")
        }
        let place = PinnedLane.subscriptionPlace(of: lane, session, recording)
        let watch = session.program?.watches.last { $0.lane == lane.id }
        let subscribed = steps.lastIndex { step in
            if let watch { return step.resultName == watch.resultName }
            guard let place else { return false }
            return step.entryNumber == place.entry && step.lines.contains(place.line) && step.kind != .declaration
        }
        // A chain that is watched by a label has no separate lane for its subscription.
        let label = subscribed == nil ? PinnedLane.labelledSource(lane.name, in: steps) : nil
        guard let found = subscribed ?? label?.step else {
            throw CommandError(
                "'\(lane.name)' is subscribed to inside a function. Watch the observable itself to pin it.")
        }
        guard let expression = label?.source ?? PinnedLane.observable(named: lane.name, in: steps[found]) else {
            throw CommandError("'\(lane.name)' has no expression of its own. Watch the observable itself to pin it.")
        }
        name = lane.name
        stepIndex = found
        sourceCode = expression
        (elementType, isObservable) = try PinnedLane.element(of: expression, session)
        let all = recording.events(of: [lane.id])
        events = all.filter { [.next, .error, .completed].contains($0.kind) }
        disposal = all.last { $0.kind == .disposed }
    }

    /// Returns the entry and the line at which the program subscribed.
    private static func subscriptionPlace(
        of lane: Timeline.Lane, _ session: ReplSession, _ recording: Recording
    ) -> (entry: Int, line: Int)? {
        // If the label is inside of a chain, the subscription is that of the whole chain.
        let subscription = lane.isSubscription ? lane : recording.allLanes.last { $0.labelledWatch == lane.id }
        let line = (subscription?.position ?? "").split(separator: ":").last.flatMap { Int($0) }
        let mark = session.program?.eventCountsBefore.last { $0.count < lane.firstSubscription }
        guard let line, let mark else { return nil }
        return (mark.number, line)
    }

    private static func element(of expression: String, _ session: ReplSession) throws -> (String, Bool) {
        func type(of text: String) -> String {
            let checker = session.openProgram().interpreter.checker
            return Source.withScratchSource(text) { checker.type(of: parse($0)).type.map(checker.describe) ?? "" }
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

    private static let subscribingMethods: Set<String> = ["subscribe", "bind", "drive", "emit"]

    /// Returns the observable before `.watch("name")`, and the statement that subscribes to it. That is the statement
    /// with the label, or the first one that uses the variable which holds the chain.
    private static func labelledSource(_ name: String, in steps: [PinnedStep]) -> (source: String, step: Int)? {
        for (index, step) in steps.enumerated().reversed() where step.kind != .declaration {
            let chain = chainCalls(of: step)
            guard let base = subscribedExpression(name, chain) else { continue }
            let subscribes = chain.contains { subscribingMethods.contains($0.name) }
            let user = steps.indices.dropFirst(index + 1).first {
                !steps[$0].usedNamesInText.isDisjoint(with: step.declaredNames)
            }
            return (step.text(of: base), subscribes ? index : user ?? index)
        }
        return nil
    }

    private typealias ChainCall = (name: String, label: String?, base: Expr)

    private static func subscribedExpression(_ name: String, _ chain: [ChainCall]) -> Expr? {
        chain.first { ["watch", "debug"].contains($0.name) && $0.label == name }?.base
    }

    /// Returns the members in a statement's chain, beginning at its end, each with the expression before it.
    private static func chainCalls(of step: PinnedStep) -> [ChainCall] {
        guard var here = step.expression ?? step.initializer else { return [] }
        var bases: [ChainCall] = []
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
        return bases
    }

    /// Returns the observable of a statement that subscribes: the expression before the label, or else the one before
    /// `.subscribe`, or else the whole expression.
    private static func observable(named name: String, in step: PinnedStep) -> String? {
        let bases = chainCalls(of: step)
        if let base = subscribedExpression(name, bases) { return step.text(of: base) }
        if let subscription = bases.last(where: { subscribingMethods.contains($0.name) }) {
            return step.text(of: subscription.base)
        }
        return step.expression.map { step.text(of: $0) }
    }
}

extension Expr {
    /// The member access `base.name`, and the call if it is `base.name(…)`; nil for other expressions.
    fileprivate var memberCall: (name: String, call: CallExpr?, base: Expr)? {
        if case .call(let call) = kind, case .member(let member) = call.callee.kind, let base = member.base {
            return (member.name.text, call, base)
        }
        if case .member(let member) = kind, let base = member.base { return (member.name.text, nil, base) }
        return nil
    }
}
