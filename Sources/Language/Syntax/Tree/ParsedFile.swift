import Diagnostics

// The tree of a text, without types. Nodes that later passes annotate are classes (identity matters); their payloads
// are structs in enums, so that a new kind does not compile until every pass handles it. Invalid text is `.error`,
// which is valid everywhere and reports nothing further.

/// The result of parsing one text: always a tree, plus diagnostics.
public struct ParsedFile {
    public var source: Source
    /// The sources of the nodes that were adopted.
    public private(set) var adoptedSources: [Source] = []
    public var statements: [Stmt]
    public var diagnostics: [Diagnostic]
    /// Set if the text ended inside a construct, so the prompt asks for another line. Names the construct and its
    /// position.
    public var unfinished: Unfinished?
    /// The operator expressions, inner ones first, so that folding need not search. Nil if the tree was not created by
    /// the parser.
    var operatorExprs: [Expr]?
    /// True if a variable may lose its value: by `consume`, or with `~Copyable`.
    public var hasConsumed = false
    public init(source: Source, statements: [Stmt], diagnostics: [Diagnostic], unfinished: Unfinished?) {
        self.source = source
        self.statements = statements
        self.diagnostics = diagnostics
        self.unfinished = unfinished
    }

    /// Adds the expression counts of another text whose nodes this tree contains.
    public mutating func adopt(_ other: ParsedFile) {
        adoptedSources.append(other.source)
        guard let others = other.operatorExprs else { return operatorExprs = nil }
        operatorExprs? += others
    }
}

public struct Unfinished {
    /// `'{'`, `a string`, `a comment`, `the right side of '+'`
    public var what: String
    public var span: Span
    public init(what: String, span: Span) {
        self.what = what
        self.span = span
    }
}
