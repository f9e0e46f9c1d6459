import Diagnostics
import Syntax

/// The origin of declarations: a library module, or the program.
final class Module {
    let name: String
    /// True if the current text can use the module's names and members.
    var namesInReach = true
    var membersInReach = true
    let id: Name
    init(_ name: String) {
        self.name = name
        id = Name(name)
    }
    // One thread compiles at a time.
    nonisolated(unsafe) static let main = Module("main")
}

/// A scope for name lookup: a module, a type, an extension, a function, a block; linked to its parent.
final class Context {
    enum Kind { case module, type, function, block }
    let kind: Kind
    let parent: Context?
    /// The type whose members are accessible without a dot.
    var nominal: NominalSymbol?
    /// Type contexts: whether the body that is checked here is static.
    var isStatic = false
    var generics: [Name: GenericParameter] = [:]
    /// All that is known of the generic parameters in reach.
    var environment: GenericEnvironment
    /// Variables, in order; the last of a name wins.
    var locals: [(name: Name, symbol: VariableSymbol)] = []
    /// The positions of variable declarations in this block, by name.
    var claimed: [Name: Span] = [:]
    /// Local types and functions, usable before their declaration.
    var hoisted: [Name: [Symbol]] = [:]
    /// `some P` parameters, by their constraint.
    var anonymous: [ObjectIdentifier: GenericParameter] = [:]
    /// The function, closure or top level that runs here.
    var frame: FunctionScope?
    var isLibrary: Bool
    /// The module is also compiled by swiftc: programs see only its public declarations.
    var isCompiled: Bool
    /// It is read when a program imports it, and may have something to say of how it is used.
    var isOfModule: Bool
    /// The type of `Self`; nil inherits.
    var selfType: Type?
    /// The owner of declarations created here.
    var owner: Symbol?
    let module: Module
    /// A `private` extension: its members are `fileprivate` unless their modifiers say otherwise.
    var isPrivate = false
    /// The declaration before the extension.
    var modifiers: Modifiers?

    init(_ kind: Kind, parent: Context?, module: Module? = nil) {
        self.kind = kind
        self.parent = parent
        environment = parent?.environment ?? GenericEnvironment(parameters: [], requirements: [])
        isLibrary = parent?.isLibrary ?? false
        isCompiled = parent?.isCompiled ?? false
        isOfModule = parent?.isOfModule ?? false
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
final class FunctionScope {
    enum Kind { case top, function, closure }
    let kind: Kind
    let parent: FunctionScope?
    var function: FunctionSymbol?
    /// The variable of this initial value.
    var variable: VariableSymbol?
    /// True if the code may suspend.
    lazy var isAsync = function?.effects.isAsync ?? false
    /// The result type; nil if `return` is not allowed.
    var result: Type?
    /// The position of the written result type.
    var resultSpan: Span?
    var opaque: OpaqueSymbol?
    var sawReturn = false
    /// The type that `throw` accepts; nil for any error.
    var thrown: Type?
    /// True if a function with `throws(E)` was used, so that an enclosing `do` computes its error type.
    var namesThrown = false
    /// True for a closure whose result is inferred from its returns.
    var infersResult = false
    /// Inside an initialiser: wrapped properties that have their first value, and the blocks that gave it.
    var wrappedValues: [(name: Name, block: Context)] = []
    var labels: [LoopLabel] = []
    var breakTargets: [(label: LoopLabel, isLoop: Bool)] = []
    /// Inside an initialiser, where `self.x = …` may set constants too.
    var isInitializer: Bool { function?.kind == .initializer }
    init(_ kind: Kind, parent: FunctionScope?) {
        self.kind = kind
        self.parent = parent
    }
}
