/// A problem in a program, as a value. Syntax, names, types, traps and commands all use it.
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

        /// The text with its edits made.
        public func applied(to text: String) -> String {
            var bytes = Array(text.utf8)
            for edit in edits.sorted(by: { $0.span.start > $1.span.start }) {
                let start = min(Int(edit.span.start), bytes.count)
                let end = min(max(Int(edit.span.end), start), bytes.count)
                bytes.replaceSubrange(start..<end, with: edit.replacement.utf8)
            }
            return String(decoding: bytes, as: UTF8.self)
        }
    }

    /// An edit that the user may have meant, and the message if the front end accepts the edited text.
    public struct CandidateFix {
        public var edits: [Edit]
        /// In place of the diagnostic's own message; nil where that holds.
        public var message: String?
        public var help: String
        public init(_ edits: [Edit], _ message: String? = nil, help: String) {
            self.edits = edits
            self.message = message
            self.help = help
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
    /// The help: a sentence that says what to write instead.
    public var help: String?
    public var fixIts: [FixIt]
    /// The fixes are names that lie near, and the help names them: it is worth as much as they are.
    public var isGuess = false
    /// Not said before somebody has tried them.
    public var candidateFixes: [CandidateFix] = []
    /// Of a name that nothing has: the type of value that its place wants.
    public var wantedType: String?
    /// It speaks of a type that nobody knows: where something else is wrong already, that is no news.
    public var isAboutUnknown = false
    /// A value that is no stream was wanted where a stream stands.
    public var isAboutStreams = false
    /// The number of later diagnostics that are not shown.
    public var omitted = 0
    /// Other places with the same problem.
    public var repeats: [Span] = []

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
