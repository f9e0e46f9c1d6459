import Syntax

/// The syntax of a symbol.
final class Declaration {
    enum State { case unresolved, resolving, resolved }
    let decl: Decl
    let context: Context
    /// Position among the bindings of one `let` or the elements of one `case`.
    let index: Int
    /// Orders the members of a type as they are written.
    var place = 0
    var state = State.unresolved
    /// Conditions of the extension that declares the member.
    var requirements: [Requirement] = []
    /// A class method that returns `Self`.
    var returnsSelf = false
    var isDisfavored = false
    var isPrivate = false
    var accessor: Accessor?
    /// The context of the resolved parameter types; bodies are checked in it.
    var inner: Context?
    /// The opaque type of a computed property `some P`.
    var opaque: OpaqueSymbol?
    /// The part of a tuple pattern that binds this property.
    var pattern: Pattern?
    var checkedBody = false
    /// True if the initial value depends on the declaration's own type.
    var needsItself = false
    /// The initial value is being checked.
    var isChecking = false
    var checkedDefaults = false
    var isLinked = false
    /// Extension of a protocol, not its declaration.
    var isProtocolExtension = false
    init(_ decl: Decl, _ context: Context, index: Int = 0) {
        self.decl = decl
        self.context = context
        self.index = index
    }
}

/// The read parts of a nominal type, and tables created from them.
struct NominalCollection {
    enum Stage { case none, running, done }
    var header = Stage.none
    var members = Stage.none
    var conformances = Stage.none
    var decl: TypeDecl?
    var context: Context?
    /// For a library type: the index entry with the members that `decl` omits, and their positions, once needed.
    var entry: LibraryIndex.Entry?
    var split: SplitDeclaration?
    /// Extensions that were read, in order: declaration, context, conditions.
    var extensions: [(decl: TypeDecl, context: Context)] = []
    /// The number of extensions with known conformances while members were being read; nil before.
    var askedExtensions: Int?
    /// Which extensions of protocols and classes the lookups below have seen; see `Checker.refresh`.
    var generation = 0
    var lookups: [Name: [MemberEntry]] = [:]
    var isDynamicLookup = false
    var isDynamicCallable = false
    var isChecked = false
    /// Conformance by protocol, with inherited ones; nil value: known not to conform.
    var conformanceCache: [NominalSymbol: Conformance?] = [:]
    /// Types among the members, found or known not to be there; whole only with members and conformances.
    var memberTypes: [Name: TypeLookup?] = [:]
    var allConformances: (generation: Int, list: [(NominalSymbol, Conformance)])?
    var path: Name?
    var isFinal = false
    var hasDesignatedInitializer = false

    mutating func forgetLookups() {
        lookups = [:]
        memberTypes = [:]
        conformanceCache = [:]
    }
}

extension NominalSymbol {
    /// Members and conformances are all known.
    var isCollected: Bool { collection.conformances == .done && collection.members == .done }
}

extension Symbol {
    /// True if written in a text, false if synthesised.
    var isWritten: Bool {
        if let function = self as? FunctionSymbol, function.synthesis != nil { return false }
        return declaration != nil
    }
}
