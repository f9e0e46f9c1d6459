/// A problem in a program, as a value: of syntax, names, types, traps or commands.
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

        /// Returns the text after applying the edits.
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

    /// An edit that the user probably meant, with the message to show if the front end accepts the edited text.
    public struct CandidateFix {
        public var edits: [Edit]
        /// The message that replaces the diagnostic's; nil keeps that message.
        public var message: String?
        public var help: String
        public init(_ edits: [Edit], _ message: String? = nil, help: String) {
            self.edits = edits
            self.message = message
            self.help = help
        }
    }

    /// A stable id in kebab case: `unknown-member`.
    public var id: String
    public var severity: Severity
    public var isWarning: Bool { severity == .warning }
    /// The message: one phrase without a full stop, in which names are quoted.
    public var message: String
    /// The smallest span that shows the problem.
    public var primary: Span
    public var label: String?
    /// Spans that explain the problem, each with a short text.
    public var secondary: [Note]
    public var notes: [Note]
    /// The help: a sentence that says what to write instead.
    public var help: String?
    public var fixIts: [FixIt]
    /// True if the fixes are similar names that the help lists. If a fix is removed, the help changes.
    public var fixesAreGuesses = false
    /// Edits that are verified before they are shown as fixes.
    public var candidateFixes: [CandidateFix] = []
    /// The expected type, if the diagnostic is about an unknown name.
    public var expectedType: String?
    /// True if the diagnostic is about an unknown type. It is dropped if there is another error.
    public var isAboutUnknownType = false
    /// True if an asynchronous sequence or observable is used in place of a plain value.
    public var isStreamUsedAsValue = false
    /// True if a function or closure is expected.
    public var expectsClosure = false
    /// The number of later diagnostics that are not shown.
    public var omittedCount = 0
    /// Other positions with the same problem.
    public var repeatedSpans: [Span] = []

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
