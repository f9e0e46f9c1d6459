import Diagnostics
import Syntax

/// A use of a deprecated library name in a program. It causes no warning, because tutorials often use such names.
public struct OlderSpelling {
    /// The name as declared: `catchErrorJustReturn(_:)`.
    public var name: String
    public var deprecation: Deprecation
    public var span: Span

    public init(name: String, deprecation: Deprecation, span: Span) {
        self.name = name
        self.deprecation = deprecation
        self.span = span
    }

    /// A text that names the replacement.
    public var advice: String {
        if let renamed = deprecation.renamed { return "now '\(renamed)'" }
        return deprecation.message ?? "an older spelling"
    }
}
