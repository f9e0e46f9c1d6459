import Diagnostics
import Language
import Library
import Listening

// The warnings of the app kit about a program that breaks a rule but continues.

extension KitWarning {
    /// Returns the warning with its location, or with the location of the closure that probably caused it. Returns nil
    /// if no code of the program caused it.
    package func diagnosticUnlessHeld(holder: (AnyObject) -> (place: Span, label: String)?) -> Diagnostic? {
        if let span { return Diagnostic(rule, .warning, text, at: ChainLabels.name(of: span), help: help) }
        return object.flatMap(holder).map {
            Diagnostic(rule, .warning, text, at: $0.place, label: $0.label, help: help)
        }
    }
    /// The text of the warning without a location.
    package var sentence: String { "warning: \(text) [\(rule)]; \(help)" }
}

/// Identifies a warning, so that the same warning at the same place is reported once.
package struct KitWarningKey: Hashable {
    let rule: String
    let codePosition: Span?
    /// The text of a warning without a location; nil for other warnings.
    let text: String?

    package init(_ remark: KitWarning) {
        (rule, codePosition) = (remark.rule, remark.span)
        text = remark.span == nil ? remark.text : nil
    }
}
