import Diagnostics
import Syntax
import TypeModel

extension CheckDiagnostic {
    /// Help for `numbers | map { … }`: the operator is a method of the observable.
    static func methodHelp(_ name: Name, _ span: Span, _ checker: Checker) -> String? {
        guard let text = hintOfOwner(of: name, checker), let source = Source.named(span.source) else { return nil }
        let words = SourceWords(source.text)
        guard let place = words.firstIndex(where: { $0.range.lowerBound == Int(span.start) }),
            ["(", "{"].contains(words.text(at: place + 1))
        else { return nil }
        let base = words.path(before: place) ?? "source"
        return text.replacing("{name}", with: name.text).replacing("{base}", with: base)
    }

    /// Returns the library's hint for a method used like a function.
    private static func hintOfOwner(of method: Name, _ checker: Checker) -> String? {
        for name in checker.library.types(with: "@advice(method:") {
            guard let owner = checker.knownNominal(named: name), Imports(checker).isVisible(owner),
                let advice = owner.hint(.method)
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

extension SourceWords {
    /// Returns `model.numbers` for the last word of `model.numbers | map`; nil if there is no operator between, or no name before it.
    fileprivate func path(before place: Int) -> String? {
        var end = place
        while end > 0, self[end - 1].kind == .sign { end -= 1 }
        // An assignment has no operator before the name.
        guard end < place, end + 1 < place || text(at: end) != "=" else { return nil }
        var start = end
        while start > 0, self[start - 1].isName, start == end || self[start].kind == .dot {
            start -= start > 1 && self[start - 2].kind == .dot ? 2 : 1
        }
        guard start < end, self[start].isName else { return nil }
        return String(decoding: bytes[self[start].range.lowerBound..<self[end - 1].range.upperBound], as: UTF8.self)
    }
}
