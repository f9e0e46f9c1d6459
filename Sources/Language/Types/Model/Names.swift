import Diagnostics
import Syntax

/// Names that the checker itself knows.
enum Names {
    static var selfValue: Name { Keyword.selfValue }
    static var selfType: Name { Keyword.selfType }
    static var superName: Name { Keyword.superName }
    static var initName: Name { Keyword.initName }
    static var subscriptName: Name { Keyword.subscriptName }
    static var deinitName: Name { Keyword.deinitName }
    static var none: Name { Name(.none) }
    static var some: Name { Name(.some) }
    static var error: Name { Name(.error) }
    static var newValue: Name { Name(.newValue) }
    static var oldValue: Name { Name(.oldValue) }
    static var type: Name { Name(.typeMember) }
    static var protocolName: Name { Name(.protocolMember) }
    static var of: Name { Name(.of) }
    static var keyPath: Name { Name(.keyPath) }
    static var propertyWrapper: Name { Name(.propertyWrapper) }
    static var resultBuilder: Name { Name(.resultBuilder) }
    static var wrappedValue: Name { Name(.wrappedValue) }
    static var projectedValue: Name { Name(.projectedValue) }
    static var stringInterpolation: Name { Name(.stringInterpolation) }
    static var defaultInterpolation: Name { Name(.defaultInterpolation) }
    static var appendInterpolation: Name { Name(.appendInterpolation) }
    static var dynamicMember: Name { Name(.dynamicMember) }
    static var dynamicCallable: Name { Name(.dynamicCallable) }
    static var dynamicallyCall: Name { Name(.dynamicallyCall) }
    static var withArguments: Name { Name(.withArguments) }
    static var withKeywordArguments: Name { Name(.withKeywordArguments) }
    static var rawValue: Name { Name(.rawValueMember) }
    static var rawValueType: Name { Name(.rawValueType) }
    static var allCases: Name { Name(.allCasesMember) }
    static var makeIterator: Name { Name(.makeIterator) }
    static var next: Name { Name(.next) }
    static var element: Name { Name(.element) }
    static var iterator: Name { Name(.iterator) }
    static var match: Name { Name(.match) }
    static var equals: Name { Name(.equals) }
    static var notEquals: Name { Name(.notEquals) }
    static var less: Name { Name(.less) }
    static var and: Name { Name(.and) }
    static var or: Name { Name(.or) }
    static var coalesce: Name { Name(.coalesce) }
    static var minus: Name { Name(.minus) }
    static var plus: Name { Name(.plus) }
    static var main: Name { Name(.main) }
    static var callAsFunction: Name { Name(.callAsFunction) }
    static var underscore: Name { Keyword.underscore }
    static var staticName: Name { Keyword.staticName }
    static var classModifier: Name { Keyword.classModifier }
    static var overrideName: Name { Name(.override) }
    static var finalName: Name { Name(.final) }
    static var openName: Name { Name(.open) }
    static var mutating: Name { Name(.mutating) }
    static var nonmutating: Name { Name(.nonmutating) }
    static var convenience: Name { Name(.convenience) }
    static var required: Name { Name(.required) }
    static var lazy: Name { Name(.lazy) }
    static var weak: Name { Name(.weak) }
    static var unowned: Name { Name(.unowned) }
    static var privateName: Name { Keyword.privateName }
    static var fileprivateName: Name { Keyword.fileprivateName }
    static var privateSet: Name { Name(.privateSet) }
    static var prefix: Name { Name(.prefix) }
    static var postfix: Name { Name(.postfix) }
    static var discardableResult: Name { Name(.discardableResult) }
    static var disfavored: Name { Name(.disfavored) }
    static var available: Name { Name(.available) }
    static var marbles: Name { Name(.marbles) }
    static var native: Name { Name(.native) }
    static var dynamicMemberLookup: Name { Name(.dynamicMemberLookup) }
    static var typeName: Name { Name(.type) }
    static var assign: Name { Name(.assign) }
    static var disposed: Name { Name(.disposed) }
    static var swiftModule: Name { Name(.swiftModule) }

    static var any: Name { Keyword.any }
    static var anyHashable: Name { Name(.anyHashable) }
    static var sendable: Name { Name(.sendable) }
    static var copyable: Name { Name(.copyable) }
    static var double: Name { Name(.double) }
    static var character: Name { Name(.character) }
    static var cgFloat: Name { Name(.cgFloat) }
    static var stride: Name { Name(.stride) }
    static var nilComparison: Name { Name(.nilComparison) }
    static var arrayLiteralElement: Name { Name(.arrayLiteralElement) }
    static var key: Name { Name(.key) }
    static var value: Name { Name(.value) }

    static let dollars: [Name] = (0..<10).map { Name("$\($0)") }
}

/// Where declarations come from: a module of the library, or the program.
final class Module {
    let name: String
    /// Whether the text that is checked can write its names, and use its members.
    var namesInReach = true
    var membersInReach = true
    let id: Name
    init(_ name: String) {
        self.name = name
        id = Name(name)
    }
    nonisolated(unsafe) static let main = Module("main")
}

/// A place where names are looked up: a module, a type, an extension, a function, a block. Each knows the one around it.
final class Context {
    enum Kind { case module, type, function, block }
    let kind: Kind
    let parent: Context?
    /// The type whose members are in reach without a dot.
    var nominal: NominalSymbol?
    /// Type contexts: whether the body that is checked here is static.
    var isStatic = false
    var generics: [Name: GenericParameter] = [:]
    /// All that is known of the generic parameters in reach.
    var environment: GenericEnvironment
    /// Variables, in order; the last of a name wins.
    var locals: [(name: Name, symbol: VariableSymbol)] = []
    /// Where statements of this block declare variables: each name once.
    var claimed: [Name: Span] = [:]
    /// Local types and functions, usable before their declaration.
    var hoisted: [Name: [Symbol]] = [:]
    /// `some P` parameters, by their constraint.
    var anonymous: [ObjectIdentifier: GenericParameter] = [:]
    /// The function, closure or top level that runs here.
    var frame: Frame?
    var isLibrary: Bool
    /// In a module that is compiled too: programs see only what it says is public.
    var isCompiled: Bool
    /// What `Self` means; nil inherits.
    var selfType: Type?
    /// The function or type that declarations made here belong to.
    var owner: Symbol?
    let module: Module
    /// Of an extension: its members are `fileprivate` unless they say something else.
    var isPrivate = false

    init(_ kind: Kind, parent: Context?, module: Module? = nil) {
        self.kind = kind
        self.parent = parent
        environment = parent?.environment ?? GenericEnvironment(parameters: [], requirements: [])
        isLibrary = parent?.isLibrary ?? false
        isCompiled = parent?.isCompiled ?? false
        selfType = parent?.selfType
        frame = parent?.frame
        owner = parent?.owner
        self.module = module ?? parent?.module ?? .main
    }

    func declare(_ symbol: VariableSymbol) { locals.append((symbol.name, symbol)) }

    /// The variable of that name in this context alone.
    func local(_ name: Name) -> VariableSymbol? {
        var index = locals.count
        while index > 0 {
            index -= 1
            if locals[index].name == name { return locals[index].symbol }
        }
        return nil
    }
}

/// One unit of running code: a function body, a closure, the top level.
final class Frame {
    enum Kind { case top, function, closure }
    let kind: Kind
    let parent: Frame?
    var function: FunctionSymbol?
    /// What `return` gives; nil where it is not allowed.
    var result: Type?
    /// Where the result's type is written.
    var resultSpan: Span?
    var opaque: OpaqueSymbol?
    var sawReturn = false
    /// A closure whose result is inferred from its returns.
    var infersResult = false
    /// Inside an initialiser: wrapped properties that have their first value, and the blocks that gave it.
    var wrappedValues: [(name: Name, block: Context)] = []
    var labels: [LoopLabel] = []
    var breakTargets: [(label: LoopLabel, isLoop: Bool)] = []
    /// Inside an initialiser: what `self.x = …` may still set.
    var isInitializer: Bool { function?.kind == .initializer }
    init(_ kind: Kind, parent: Frame?) {
        self.kind = kind
        self.parent = parent
    }
}

/// How a symbol was written.
final class Declaration {
    enum State { case unresolved, resolving, resolved }
    let decl: Decl
    let context: Context
    /// Which of several bindings or cases.
    let index: Int
    /// Orders the members of a type as they are written.
    var place = 0
    var state = State.unresolved
    /// Which extension's conditions hold for a member.
    var requirements: [Requirement] = []
    /// A class method that returns `Self`.
    var returnsSelf = false
    var isDisfavored = false
    var isPrivate = false
    var accessor: Accessor?
    /// Where the parameters' types were resolved; bodies are checked inside it.
    var inner: Context?
    /// Of a computed property `some P`.
    var opaque: OpaqueSymbol?
    /// Property with several names in its pattern: the part that is this one.
    var pattern: Pattern?
    var checkedBody = false
    /// Somebody asked for its type while that was being found out.
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

/// Which parts of a nominal type have been read, and tables made from them.
struct NominalCollection {
    enum Stage { case none, running, done }
    var header = Stage.none
    var members = Stage.none
    var conformances = Stage.none
    var decl: TypeDecl?
    var context: Context?
    /// Of a type of the library: where the members stand that `decl` leaves out.
    var split: (entry: LibraryIndex.Entry, split: SplitDeclaration)?
    /// Extensions that were read, in order: declaration, context, conditions.
    var extensions: [(decl: TypeDecl, context: Context)] = []
    /// Which extensions of protocols and classes the lookups below have seen; see `Checker.refresh`.
    var generation = 0
    var lookups: [Name: [MemberEntry]] = [:]
    var isDynamicLookup = false
    var isDynamicCallable = false
    var isChecked = false
    /// Conformance by protocol, with inherited ones; nil value: known not to conform.
    var conformanceCache: [NominalSymbol: Conformance?] = [:]
    /// Types among the members, found or known not to be there; whole only with members and conformances.
    var memberTypes: [Name: Checker.TypeLookup?] = [:]
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

/// What follows from the requirements of an environment.
final class EnvironmentFacts {
    var protocols: [Type: [NominalSymbol]] = [:]
    var superclass: [Type: Type] = [:]
    var classBound: Set<Type> = []
    var same: [Type: Type] = [:]
    /// Associated types of associated types whose protocols have been asked for more.
    var expanded: Set<Type> = []
    /// Protocols of types that were asked for, refined ones included.
    var closures: [Type: [NominalSymbol]] = [:]
}

/// A member that lookup found, and how it was reached.
struct MemberEntry {
    var symbol: Symbol
    /// Set for requirements and extension members of a protocol that the type conforms to.
    var viaProtocol: NominalSymbol?
    /// Whether that conformance has conditions.
    var isConditional = false
    /// Classes up the chain.
    var depth: Int
}
