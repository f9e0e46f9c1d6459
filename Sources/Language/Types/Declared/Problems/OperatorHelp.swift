import Diagnostics
import Syntax

extension CheckDiagnostic {
    /// `numbers | map { … }`: an operator is a method of an observable.
    static func operatorHelp(_ name: Name, _ span: Span, _ checker: Checker) -> String? {
        guard let observable = checker.knownNominal(named: "ObservableType"), checker.isVisible(observable) else {
            return nil
        }
        checker.collectMembers(observable)
        let isOperator = observable.members[name]?.contains { $0 is FunctionSymbol && $0.isLibrary } ?? false
        guard isOperator, let source = Source.named(span.source) else { return nil }
        let line = source.line(span.position.line)
        let behind = line.utf8.dropFirst(Int(span.position.column) - 1 + name.text.utf8.count).first
        guard behind == UInt8(ascii: "(") || behind == UInt8(ascii: " ") || behind == UInt8(ascii: "{") else {
            return nil
        }
        // The expression in front of the operator's name, where a symbol other than a dot stands between.
        let words = line.prefix(max(0, span.position.column - 1)).split(separator: " ")
        let base =
            words.count > 1 && !(words[words.count - 1].contains { $0.isLetter }) ? words[words.count - 2] : "source"
        let isName = base.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        return "'\(name.text)' is an operator of observables: write '\(isName ? base : "source").\(name.text)…'"
    }
}
