import Diagnostics
import Syntax
import TypeModel

extension CheckDiagnostic {
    /// Help for `numbers | map { … }`: the operator is a method of the observable.
    static func methodHelp(_ name: Name, _ span: Span, _ checker: Checker) -> String? {
        guard let text = hintOfOwner(of: name, checker), let source = Source.named(span.source) else { return nil }
        let line = source.line(span.position.line)
        let behind = line.utf8.dropFirst(Int(span.position.column) - 1 + name.text.utf8.count).first
        guard behind == UInt8(ascii: "(") || behind == UInt8(ascii: " ") || behind == UInt8(ascii: "{") else {
            return nil
        }
        // The text before the operator's name must end in a symbol other than a dot, then in an expression.
        let words = line.prefix(max(0, span.position.column - 1)).split(separator: " ")
        let base =
            words.count > 1 && !(words[words.count - 1].contains { $0.isLetter }) ? words[words.count - 2] : "source"
        let isName = base.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        return text.replacing("{name}", with: name.text).replacing("{base}", with: isName ? base : "source")
    }

    /// Returns the library's hint for a method used like a function.
    private static func hintOfOwner(of method: Name, _ checker: Checker) -> String? {
        for name in checker.library.types(with: "@advice(method:") {
            guard let owner = checker.knownNominal(named: name), Imports(checker).isVisible(owner),
                let advice = owner.advice(.method)
            else {
                continue
            }
            checker.collectMembers(owner)
            let hasIt = owner.members[method]?.contains { $0 is FunctionSymbol && $0.isLibrary } ?? false
            if hasIt { return advice.text }
        }
        return nil
    }
}
