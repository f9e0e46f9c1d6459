import Diagnostics

// The tree of a text, before types are known. Nodes that later passes annotate are classes, because their identity
// matters. Their payloads are structs in enums, so a new kind of node does not compile until every pass handles it.
// Invalid text becomes `.error`, which is valid everywhere and causes no further error.

/// The result of parsing one text: a tree, which always exists, and diagnostics.
public struct ParsedFile {
    public var source: Source
    /// The sources of nodes that were taken over from other texts.
    public private(set) var adoptedSources: [Source] = []
    public var statements: [Stmt]
    public var diagnostics: [Diagnostic]
    /// The construct, with its position, in which the text ended; nil if the text is complete. The prompt then asks for
    /// another line.
    public var unfinished: Unfinished?
    /// The operator expressions, inner ones first, so that folding need not search for them. It is nil if no parser
    /// created the tree.
    var operatorExprs: [Expr]?
    /// True if a variable may lose its value: the text contains `consume` or `~Copyable`.
    public var hasConsumed = false
    public init(source: Source, statements: [Stmt], diagnostics: [Diagnostic], unfinished: Unfinished?) {
        self.source = source
        self.statements = statements
        self.diagnostics = diagnostics
        self.unfinished = unfinished
    }

    /// Takes over the operator expressions and sources of another text whose nodes this tree contains.
    public mutating func adopt(_ other: ParsedFile) {
        adoptedSources.append(other.source)
        guard let others = other.operatorExprs else { return operatorExprs = nil }
        operatorExprs? += others
    }
}

public struct Unfinished {
    /// The name of the construct in messages, such as `'{'`, `a string`, `a comment` or `the right side of '+'`.
    public var construct: String
    public var span: Span
    public init(construct: String, span: Span) {
        self.construct = construct
        self.span = span
    }
}
