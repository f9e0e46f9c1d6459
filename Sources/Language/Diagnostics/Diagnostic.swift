/// What is wrong with a program, as a value: syntax, names, types, traps and commands all speak through it.
public struct Diagnostic {
    public enum Severity { case error, warning, trap }

    public struct Note {
        public var message: String
        public var span: Span?
        public init(_ message: String, at span: Span? = nil) {
            self.message = message
            self.span = span
        }
    }

    public struct Edit {
        public var span: Span
        public var replacement: String
        public init(replace span: Span, with replacement: String) {
            self.span = span
            self.replacement = replacement
        }
    }

    public struct FixIt {
        public var title: String
        public var edits: [Edit]
        public init(_ title: String, _ edits: [Edit]) {
            self.title = title
            self.edits = edits
        }
    }

    /// Stable, written by hand, flat kebab-case: `unknown-member`.
    public var id: String
    public var severity: Severity
    public var isWarning: Bool { severity == .warning }
    /// One phrase without a final stop; names stand in quotes.
    public var message: String
    /// The smallest span that shows the problem.
    public var primary: Span
    public var label: String?
    /// Spans that explain it, each with a short text.
    public var secondary: [Note]
    public var notes: [Note]
    /// What to write instead, as a sentence.
    public var help: String?
    public var fixIts: [FixIt]

    public init(
        _ id: String, _ severity: Severity = .error, _ message: String, at primary: Span, label: String? = nil,
        secondary: [Note] = [], notes: [Note] = [], help: String? = nil, fixIts: [FixIt] = []
    ) {
        self.id = id
        self.severity = severity
        self.message = message
        self.primary = primary
        self.label = label
        self.secondary = secondary
        self.notes = notes
        self.help = help
        self.fixIts = fixIts
    }
}
