import Diagnostics
import Language
import Library
import Listening

// What modules in plain Swift have to say: a rule that was broken, though nothing stops.

extension Remark {
    /// With its place; nil where nothing of the program has brought it about.
    var diagnostic: Diagnostic? {
        place.map { Diagnostic(rule, .warning, text, at: ChainLabels.name(of: $0), help: help) }
    }
    /// Without one.
    var sentence: String { "warning: \(text) [\(rule)]; \(help)" }
}

/// A remark as it was told: one from the same place is not told again.
struct RemarkKey: Hashable {
    let rule: String
    let place: Span?
    /// Where there is no place, what was said.
    let text: String?

    init(_ remark: Remark) {
        (rule, place) = (remark.rule, remark.place)
        text = remark.place == nil ? remark.text : nil
    }
}
