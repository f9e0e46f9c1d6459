import Diagnostics

// The tree that the parser makes of a text. It knows no types. Nodes that later passes attach facts to are classes
// (identity matters); their payloads are structs in enums, so that a new kind does not compile until every pass
// handles it. A broken place is `.error`, which fits everywhere and reports nothing more.

/// The result of parsing one text: always a tree, plus diagnostics.
public struct ParsedFile {
    public var source: Source
    public var statements: [Stmt]
    public var diagnostics: [Diagnostic]
    /// Set when the text ended inside something: the prompt asks for another line. Says what is open and where.
    public var unfinished: Unfinished?
    /// The expressions with operators, inner ones first, so that folding need not look for them. Nil if the tree was
    /// not made by the parser.
    var operatorExprs: [Expr]?
    public init(source: Source, statements: [Stmt], diagnostics: [Diagnostic], unfinished: Unfinished?) {
        self.source = source
        self.statements = statements
        self.diagnostics = diagnostics
        self.unfinished = unfinished
    }

    /// Counts the expressions of another text to this one's, whose tree has taken parts of it in.
    public mutating func adopt(_ other: ParsedFile) {
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
