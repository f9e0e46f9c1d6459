import Diagnostics
import Language
import Library
import Listening

// Warnings of the kit: a broken rule that does not stop the program.

extension KitWarning {
    /// Returns the warning with its location, or that of the closure it probably concerns; nil if the program's code
    /// did not cause it.
    package func diagnostic(holder: (AnyObject) -> (place: Span, label: String)?) -> Diagnostic? {
        if let place { return Diagnostic(rule, .warning, text, at: ChainLabels.name(of: place), help: help) }
        return object.flatMap(holder).map {
            Diagnostic(rule, .warning, text, at: $0.place, label: $0.label, help: help)
        }
    }
    /// The warning without a place.
    package var sentence: String { "warning: \(text) [\(rule)]; \(help)" }
}

/// Identifies a reported warning; the same place is reported once.
package struct KitWarningKey: Hashable {
    let rule: String
    let place: Span?
    /// The text, for a warning without a location.
    let text: String?

    package init(_ remark: KitWarning) {
        (rule, place) = (remark.rule, remark.place)
        text = remark.place == nil ? remark.text : nil
    }
}
