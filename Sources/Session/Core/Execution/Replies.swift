import Assist
import Declarations
import Diagnostics
import Language
import Library
import Runtime
import StyledText
import Syntax
import TypeModel

/// Prints the reply to an entry, which depends on the kind of its declarations.
extension ReplSession {
    /// Returns the line `n: Int = 3`. The value is left out if it adds no information.
    func valueLine(_ symbol: VariableSymbol, _ value: Value, _ type: RuntimeType, _ checker: Checker) -> StyledText {
        var line = StyledText(symbol.name.text, .name)
        line.append(": ")
        line.append(symbol.type.map(checker.describe) ?? type.name, .type)
        // Library values that cannot be copied, such as locks, cannot be printed either.
        let isHidden = symbol.type.map { $0.isNoncopyable && $0.nominal?.isLibrary ?? false } ?? false
        if !isHidden, let text = ReplyText.text(value, type) {
            line.append(" = ")
            line.append(escapingControls(shortenedReply(text, named: symbol.name.text)), .value)
        }
        return line
    }

    /// On a terminal, shortens a long value; `print` shows all of it.
    private func shortenedReply(_ text: String, named name: String) -> String {
        let room = max(20, presentation.width) * 8
        guard presentation.isTerminal, text.utf8.count > room, text.count > room else { return text }
        let mark = presentation.isUnicode ? ellipsis.unicode : ellipsis.ascii
        return text.prefix(room) + "\(mark) (\(groupedDigits(text.count)) characters; print(\(name)) shows everything)"
    }

    /// Prints one line for each definition of an entry.
    func printDefinitions(_ declared: [Symbol], _ source: Source, _ entry: RunningEntry) {
        guard !entry.isSuppressed, let program else { return }
        let checker = program.interpreter.checker
        var lines: [StyledText] = []
        var isCold = false
        var families: Set<Name> = []
        for symbol in declared where !symbol.name.text.hasPrefix("$R") {
            // A type with packs has one symbol for each number of elements; only one of them is listed.
            if symbol.name.packFamily != nil, !families.insert(symbol.name.sourceName).inserted { continue }
            if let variable = symbol as? VariableSymbol {
                if let (value, type) = program.interpreter.value(of: variable) {
                    lines.append(valueLine(variable, value, type, checker))
                    isCold = isCold || ReplyText.isCold(type)
                } else {
                    lines.append(StyledText(checker.describe(variable)))
                }
            } else {
                lines.append(StyledText(checker.summary(of: symbol)))
            }
        }
        for name in extendedTypes(source) { lines.append(StyledText("extension \(name)")) }
        lines.prefix(20).forEach(printReply)
        if lines.count > 20 {
            printReply(
                StyledText("\(presentation.isUnicode ? "…" : "...") \(lines.count - 20) more, :names lists them", .dim))
        }
        if let step = declared.lazy.compactMap(UsageHint.hintAfterDeclaration).first {
            reportOnce(step.hint, step.text)
        }
        if isCold { reportOnce(.cold, "a cold observable: its code runs at each subscription") }
    }

    /// Reports a deprecated name when the session first uses it.
    func noteOlderSpellings(_ spellings: [OlderSpelling]) {
        guard options.style == .prompt, outputLevel == .full else { return }
        for spelling in spellings {
            let text = "\(spelling.name) is an older spelling; use \(spelling.advice)"
            reportOnce(.olderSpelling(text), text)
        }
    }

    private func extendedTypes(_ source: Source) -> [String] {
        guard source.text.contains("extension") else { return [] }
        return parse(source).statements.compactMap { statement in
            guard case .decl(let decl) = statement.kind, case .type(let type) = decl.kind, type.kind == .extension
            else { return nil }
            return type.extended?.span.text ?? type.name.text
        }
    }
}

/// Formats values on one line, if the value is useful.
enum ReplyText {
    static func text(_ value: Value, _ type: RuntimeType) -> String? {
        tellsMoreThanType(value, type) ? Printing.timelineText(value, type) : nil
    }

    /// Returns true if the value tells more than its type does.
    private static func tellsMoreThanType(_ value: Value, _ type: RuntimeType) -> Bool {
        switch type.kind {
        case .void, .never, .function: return false
        case .optional(let payload): return value.isNil || tellsMoreThanType(value.unwrapped, payload)
        case .classType, .native:
            return type.witness("CustomStringConvertible", "description") != nil
                || type.witness("CustomDebugStringConvertible", "debugDescription") != nil
                || (!Streams.isStream(type) && hasCustomDescription(type))
        case .existential:
            guard case .object(let object) = value, let box = object as? AnyBox else { return false }
            return tellsMoreThanType(box.value, box.type)
        default: return true
        }
    }

    private static func hasCustomDescription(_ type: RuntimeType) -> Bool {
        RuntimeType.conforms(type, "CustomStringConvertible")
            || RuntimeType.conforms(type, "CustomDebugStringConvertible")
    }

    /// Returns true if values of the type do their work only when they are subscribed to.
    static func isCold(_ type: RuntimeType) -> Bool {
        type.name.hasPrefix("Observable<") || type.name.hasPrefix("Single<") || type.name.hasPrefix("Maybe<")
    }
}
