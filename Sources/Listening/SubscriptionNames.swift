import Diagnostics
import Rill
import Syntax

/// Names the lanes of subscriptions: by the label of `debug`, by the variable that stores the subscription, or by the
/// code and position of the chain, such as `taps.debounce… (3:1)`.
struct SubscriptionNames {
    struct Name {
        var text: String
        /// The entry and the line, such as `3:1`.
        var place: String
        /// The code of the chain.
        var code: String
        /// The last stage as written in the code.
        var lastStage: String
    }

    private static let maxCodeLength = 20
    private var knownNames: [Span: Name] = [:]
    /// The number of lanes per call and key. The second lane in a loop is `#2`.
    private var countsByCall: [Call: Int] = [:]

    private struct Call: Hashable {
        var span: Span
        var key: String?
    }

    /// Returns the name of a call's next lane.
    ///
    /// - Parameter key: the key of the group to which the call subscribes.
    mutating func nextName(of call: Span, key: String?, lastStage: () -> String) -> Name {
        let count = countsByCall[Call(span: call, key: key), default: 0] + 1
        countsByCall[Call(span: call, key: key)] = count
        var name: Name
        if let before = knownNames[call] {
            name = before
        } else {
            name = SubscriptionNames.name(of: call, lastStage: lastStage())
            knownNames[call] = name
        }
        if let key { name.text = "\(name.text) \(key)" }
        if count > 1 { name.text += " #\(count)" }
        return name
    }

    /// Returns the name of the next task that a call starts: the variable that stores the task, or a name such as
    /// `Task (3:1)`.
    mutating func nextName(ofTask call: Span, kind: String) -> Name {
        let count = countsByCall[Call(span: call), default: 0] + 1
        countsByCall[Call(span: call)] = count
        let place = SubscriptionNames.positionText(of: call)
        let variable = kind.hasPrefix("Task") ? ChainLabels.variable(holding: call) : nil
        let name = variable ?? "\(kind) (\(place))"
        return Name(
            text: count == 1 ? name : "\(name) #\(count)", place: place, code: ChainLabels.joinedLines(call.text),
            lastStage: "")
    }

    /// Returns the name of the next lane that library code opens for an assignment or call: the assigned property, or
    /// the call.
    mutating func nextName(ofAssignment span: Span) -> Name {
        let count = countsByCall[Call(span: span), default: 0] + 1
        countsByCall[Call(span: span)] = count
        let (code, place) = (ChainLabels.joinedLines(span.text), SubscriptionNames.positionText(of: span))
        let target = ChainLabels.target(of: span) ?? code
        let short = target.count > SubscriptionNames.maxCodeLength * 2 ? target.prefix(39) + "…" : target
        return Name(
            text: "\(short) (\(place))" + (count > 1 ? " #\(count)" : ""), place: place, code: code, lastStage: "")
    }

    private static func name(of call: Span, lastStage: String) -> Name {
        let place = positionText(of: call)
        let chain = ChainLabels.chain(of: call)
        let text =
            chain.label ?? ChainLabels.variable(holding: call) ?? "\(chain.summary(longest: maxCodeLength)) (\(place))"
        return Name(text: text, place: place, code: chain.code, lastStage: lastStage)
    }

    /// Returns a place such as `3:1` for a call in an entry, and otherwise the line; a loaded file has its name before
    /// the line.
    private static func positionText(of call: Span) -> String {
        let line = call.position.line
        guard let source = Source.named(call.source) else { return String(line) }
        let words = source.name.split(separator: " ")
        return words.count == 2 && words[0] == "entry" ? "\(words[1]):\(line)" : String(line)
    }
}

extension ChainLabels {
    /// The chain that a call subscribes to.
    struct Chain {
        /// The code on one line, without the call that subscribes.
        var code: String
        /// The label of `debug("label")`; nil if there is none.
        var label: String?
        /// The first source as written in the code.
        var source: String
        /// The operators in the order of the code, without dots.
        var operators: [String]

        /// `taps.debounce…`
        func summary(longest: Int) -> String {
            if code.count <= longest { return code }
            let tail = operators.first.map { ".\($0)…" } ?? ""
            // A long operator name leaves no columns for the arguments of the source.
            let isLong = source.count > longest || source.count + tail.count > longest + 4
            let head = isLong && source.contains("(") ? source.prefix { $0 != "(" } + "(…)" : source
            return (head.count <= longest ? String(head) : head.prefix(longest - 1) + "…") + tail
        }
    }

    static func chain(of call: Span) -> Chain {
        Source.withScratchSource(call.text) { source in
            guard case .expr(let expression)? = parse(source).statements.first?.kind,
                case .call(let made) = expression.kind,
                case .member(let member) = made.callee.kind, let base = member.base
            else { return Chain(code: joinedLines(call.text), source: joinedLines(call.text), operators: []) }
            return chainBefore(before: base)
        }
    }

    /// Returns the chain that ends with a base.
    private static func chainBefore(before base: Expr) -> Chain {
        var chain = Chain(code: withoutTypePrefix(base), source: "", operators: [])
        var place = base
        while true {
            switch place.kind {
            case .call(let inner):
                guard case .member(let operation) = inner.callee.kind, let next = operation.base,
                    !isType(joinedLines(next.span.text))
                else {
                    chain.source = withoutTypePrefix(place)
                    return chain
                }
                if operation.name.text == "debug", chain.label == nil,
                    let first = inner.arguments.first?.value.span.text, first.hasPrefix("\""), !first.contains("\\")
                {
                    chain.label = String(first.dropFirst().dropLast())
                }
                chain.operators.insert(operation.name.text, at: 0)
                place = next
            default:
                chain.source = joinedLines(place.span.text)
                return chain
            }
        }
    }

    /// Returns the expression without a type before the first dot, because the type only qualifies the source.
    private static func withoutTypePrefix(_ expression: Expr) -> String {
        let text = joinedLines(expression.span.text)
        guard let dot = text.firstIndex(of: "."), isType(String(text[..<dot])) else { return text }
        return String(text[text.index(after: dot)...])
    }
}
