import Syntax

/// Collects the lines `Usage: N` of documentation comments: the place of a name in the order of completions.
struct UsageReader {
    /// A row for each marked declaration: `member`, `static` or `type`; the name with its first label; the place.
    private(set) var rows: [String] = []

    mutating func read(_ decl: Decl, isMember: Bool = false) {
        if let place = Self.usagePosition(of: decl), let (form, isType) = Self.completionForm(of: decl) {
            let isStatic = isMember && Self.isStatic(decl)
            rows.append("\(isType ? "type" : isStatic ? "static" : "member") \(form) \(place)")
        }
        guard case .type(let type) = decl.kind else { return }
        for member in type.members { read(member, isMember: true) }
    }

    private static func usagePosition(of decl: Decl) -> Int? {
        decl.documentation?.split(separator: "\n").lazy.compactMap { line in
            line.hasPrefix("Usage: ") ? Int(line.dropFirst(7)) : nil
        }.first
    }

    private static func isStatic(_ decl: Decl) -> Bool {
        if case .enumCase = decl.kind { return true }
        return decl.modifiers.has("static") || decl.modifiers.has("class")
    }

    /// Returns `take(_:`, `share()`, `value`; nil for a declaration that completion does not offer.
    private static func completionForm(of decl: Decl) -> (form: String, isType: Bool)? {
        switch decl.kind {
        case .function(let function):
            let label = function.parameters.first.map { ($0.label?.text ?? "_") + ":" } ?? ")"
            return ("\(function.name.text)(\(label)", false)
        case .variable(let variable):
            guard case .name(let name)? = variable.bindings.first?.pattern.kind else { return nil }
            return (name.text, false)
        case .enumCase(let elements): return elements.first.map { ($0.name.text, false) }
        case .type(let type): return type.kind == .extension ? nil : (type.name.text, true)
        case .typealias_(let alias): return (alias.name.text, true)
        default: return nil
        }
    }
}
