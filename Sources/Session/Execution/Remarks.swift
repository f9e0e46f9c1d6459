import Diagnostics
import Language
import Library
import Listening

// What modules in plain Swift have to say: a rule that was broken, though nothing stops.

extension KitWarning {
    /// With its place, or that of the closure that it is probably about; nil where nothing of the program has brought it about.
    func diagnostic(holder: (AnyObject) -> (place: Span, label: String)?) -> Diagnostic? {
        if let place { return Diagnostic(rule, .warning, text, at: ChainLabels.name(of: place), help: help) }
        return object.flatMap(holder).map {
            Diagnostic(rule, .warning, text, at: $0.place, label: $0.label, help: help)
        }
    }
    /// Without one.
    var sentence: String { "warning: \(text) [\(rule)]; \(help)" }
}

/// A remark as it was told: one from the same place is not told again.
struct KitWarningKey: Hashable {
    let rule: String
    let place: Span?
    /// Where there is no place, what was said.
    let text: String?

    init(_ remark: KitWarning) {
        (rule, place) = (remark.rule, remark.place)
        text = remark.place == nil ? remark.text : nil
    }
}
