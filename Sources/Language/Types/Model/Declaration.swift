import Syntax

/// The syntax of a symbol, with the state of its resolution.
public final class Declaration {
    public enum State { case unresolved, resolving, resolved }
    public let decl: Decl
    public let context: Context
    /// The position among the bindings of one `let`, or among the elements of one `case`.
    public let bindingIndex: Int
    /// The position in the source, by which the members of a type are ordered.
    public var sourceOrder = 0
    public var state = State.unresolved
    /// The conditions of the extension that declares the member.
    public var requirements: [Requirement] = []
    /// True for a class method that returns `Self`.
    public var returnsSelf = false
    public var isDisfavored = false
    public var isPrivate = false
    public var accessor: Accessor?
    /// The context in which the parameter types were resolved; bodies are checked in it.
    public var innerContext: Context?
    /// The opaque type of a computed property `some P`.
    public var opaqueResult: OpaqueSymbol?
    /// The part of a tuple pattern that binds this property.
    public var pattern: Pattern?
    public var isBodyChecked = false
    /// True if the initial value depends on the declaration's own type.
    public var dependsOnItself = false
    /// True while the initial value is being checked.
    public var isChecking = false
    public var areDefaultsChecked = false
    public var isLinked = false
    /// True in an extension of a protocol, false in its declaration.
    public var isProtocolExtension = false
    public init(_ decl: Decl, _ context: Context, bindingIndex: Int = 0) {
        self.decl = decl
        self.context = context
        self.bindingIndex = bindingIndex
    }
}

/// The resolved parts of a nominal type, and tables created from them.
public struct NominalCollection {
    public enum Stage { case none, running, done }
    public var header = Stage.none
    public var members = Stage.none
    public var conformances = Stage.none
    public var decl: TypeDecl?
    public var context: Context?
    /// For a library type: the index entry with the members that `decl` omits, and their positions, once needed.
    public var entry: LibraryIndex.Entry?
    public var split: SplitDeclaration?
    /// The extensions that were read, in order, each with its declaration, context and conditions.
    public var extensions: [(decl: TypeDecl, context: Context)] = []
    /// The number of extensions whose conformances were known when members were read; nil before that.
    public var knownExtensionCount: Int?
    /// The version of inherited members on which the cached lookups below depend; see `Checker.refresh`.
    public var generation = 0
    public var lookups: [Name: [MemberEntry]] = [:]
    public var isDynamicLookup = false
    public var isDynamicCallable = false
    public var isChecked = false
    /// Conformances by protocol, including inherited ones; a nil value means that the type does not conform.
    public var conformanceCache: [NominalSymbol: Conformance?] = [:]
    /// Nested types that were looked up, including names that do not exist; complete only when members and conformances
    /// are known.
    public var memberTypes: [Name: TypeLookup?] = [:]
    public var allConformances: (generation: Int, list: [(NominalSymbol, Conformance)])?
    public var path: Name?
    public var isFinal = false
    public var hasDesignatedInitializer = false

    public mutating func forgetLookups() {
        lookups = [:]
        memberTypes = [:]
        conformanceCache = [:]
    }
}

extension NominalSymbol {
    /// True if all members and conformances are known.
    public var isCollected: Bool { collection.conformances == .done && collection.members == .done }
}

extension Symbol {
    /// True for a declaration of a program or interface, false for a synthesised one.
    public var isWritten: Bool {
        if let function = self as? FunctionSymbol, function.synthesis != nil { return false }
        return declaration != nil
    }
}
