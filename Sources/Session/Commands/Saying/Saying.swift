import Assist
import Diagnostics
import SessionCore
import Syntax

/// Translates an RxSwift expression to another library.
struct ChainSentence {
    /// The translated chain, in which calls without an equivalent are comments; nil if no call has an equivalent.
    private(set) var code: String?
    /// The differences in meaning; each is listed once.
    private(set) var notes: [String] = []
    /// The calls without an equivalent, such as `share(replay:)`.
    private(set) var unknownOperators: [String] = []
    private var hasTranslation = false

    private let table: TranslationTable

    init(_ expression: String, in table: TranslationTable) {
        self.table = table
        Source.withScratchSource(expression) { source in
            let parsed = parse(source)
            guard parsed.statements.count == 1, case .expr(let root) = parsed.statements[0].kind else { return }
            let text = sentence(root)
            if hasTranslation || unknownOperators.isEmpty { code = text }
        }
    }

    private mutating func sentence(_ expr: Expr) -> String {
        guard case .call(let call) = expr.kind else { return valueText(expr.span.text) }
        let given = call.arguments + call.trailingClosures
        switch call.callee.kind {
        case .member(let member):
            let labels = given.enumerated().map { index, argument in
                let isFirstTrailing = index == call.arguments.count
                return (argument.label?.text ?? (isFirstTrailing ? Self.trailingLabel(member.name.text, index) : "_"))
                    + ":"
            }
            let name = member.name.text
            if let base = member.base, Self.isReactiveType(base) {
                let type = Self.typeName(base)
                return callSentence(
                    "\(type).\(name)(\(type == "Observable" && ["of"].contains(name) ? "_:" : labels.joined()))", given,
                    on: nil,
                    name: "\(type).\(name)", call: expr.span.text)
            }
            let start = member.base.map { Int($0.span.end - expr.span.start) } ?? 0
            let own = String(decoding: expr.span.text.utf8.dropFirst(start), as: UTF8.self)
            return callSentence("\(name)(\(labels.joined()))", given, on: member.base, name: name, call: own)
        case .name(let node):
            let labels = given.map { ($0.label?.text ?? "_") + ":" }.joined()
            return callSentence(
                "\(node.name.text)(\(labels))", given, on: nil, name: node.name.text,
                element: node.genericArguments?.first?.span.text, call: expr.span.text)
        default: return expr.span.text
        }
    }

    /// Returns the label of the parameter to which a trailing closure is passed.
    private static func trailingLabel(_ name: String, _ index: Int) -> String {
        if ["scan", "reduce"].contains(name) { return "accumulator" }
        return ["subscribe", "do", "bind"].contains(name) && index == 0 ? "onNext" : "_"
    }

    private mutating func callSentence(
        _ signature: String, _ arguments: [Syntax.Argument], on base: Expr?, name: String, element: String? = nil,
        call: String
    ) -> String {
        let head = base.map { sentence($0) }
        guard let row = table.row(signature) else {
            if !unknownOperators.contains(signature) { unknownOperators.append(signature) }
            return [head, "/* \(call.trimmingSpaces) */"].compactMap { $0 }.joined(separator: " ")
        }
        hasTranslation = true
        if let note = row.note { notes.append(notes.contains("\(name): \(note)") ? "" : "\(name): \(note)") }
        notes.removeAll { $0.isEmpty }
        var text = row.template.replacing("#T", with: element ?? "Value")
        if text == "#" { return head ?? "" }
        let texts = arguments.map { argumentSentence(of: $0) }
        text = text.replacing("#*", with: texts.joined(separator: ", "))
        for (index, written) in texts.enumerated() {
            let place = "#\(index + 1)"
            let isClosure = written.hasPrefix("{")
            text = text.replacing("#s\(index + 1)", with: Self.secondsText(written))
            // A closure follows its call without parentheses; other values are inside of them.
            for end in ["\(place)", "\(place).", "\(place) "] {
                guard let range = text.range(of: " " + end), text[..<range.lowerBound].last?.isLetter ?? false else {
                    continue
                }
                let value = isClosure ? " " + written : "(\(written))"
                text.replaceSubrange(range, with: value + end.dropFirst(place.count))
                break
            }
            text = text.replacing(place, with: written)
        }
        if text.hasPrefix("for await ") {
            return loopSentence(String(text.dropFirst("for await ".count)), over: head ?? "")
        }
        guard let head else { return text }
        return head + (head.hasSuffix("*/") ? " ." : ".") + text
    }

    private mutating func argumentSentence(of argument: Syntax.Argument) -> String {
        if case .call(let call) = argument.value.kind, case .member(let member) = call.callee.kind,
            member.base.map(Self.isReactiveType) ?? false
        {
            let type = member.base.map(Self.typeName) ?? ""
            if type == "Observable" { return sentence(argument.value) }
        }
        return valueText(argument.value.span.text)
    }

    /// Returns the loop `for await value in sequence { … }` for a closure.
    private func loopSentence(_ closure: String, over sequence: String) -> String {
        let body = closure.dropFirst().dropLast().trimmingSpaces
        if let range = body.range(of: " in "), !body[..<range.lowerBound].contains("(") {
            return
                "for await \(body[..<range.lowerBound].trimmingSpaces) in \(sequence) { \(body[range.upperBound...].trimmingSpaces) }"
        }
        return "for await value in \(sequence) { \(body.replacing("$0", with: "value")) }"
    }

    /// Returns a value with its schedulers translated to those of the library.
    private func valueText(_ text: String) -> String {
        switch text {
        case "MainScheduler.instance", "MainScheduler.asyncInstance", "main": "DispatchQueue.main"
        case _ where text.hasPrefix("ConcurrentDispatchQueueScheduler(qos:"):
            "DispatchQueue.global(qos:" + text.dropFirst("ConcurrentDispatchQueueScheduler(qos:".count)
        default: text
        }
    }

    /// Returns a time in seconds as text: `1` for `.seconds(1)`, `0.3` for `.milliseconds(300)`.
    private static func secondsText(_ text: String) -> String {
        let number = text.drop { $0 != "(" }.dropFirst().dropLast()
        if text.hasPrefix(".seconds(") { return String(number) }
        if text.hasPrefix(".milliseconds("), let value = Int(number) { return "\(Double(value) / 1000)" }
        return "seconds(\(text))"
    }

    private static let reactiveTypes: Set<String> = ["Observable", "Single", "Maybe", "Completable", "Infallible"]

    private static func isReactiveType(_ expr: Expr) -> Bool {
        guard case .name = expr.kind else { return false }
        return reactiveTypes.contains(typeName(expr))
    }

    private static func typeName(_ expr: Expr) -> String { String(expr.span.text.prefix { $0.isLetter }) }
}
