import Diagnostics
import Syntax

/// The origin of declarations: a library module, or the program.
public final class Module {
    public let name: String
    /// True if the current text can use the module's names and members.
    public var namesInReach = true
    public var membersInReach = true
    public let id: Name
    public init(_ name: String) {
        self.name = name
        id = Name(name)
    }
    // The module of programs; guarded by compiling on one thread at a time.
    nonisolated(unsafe) static let main = Module("main")
}

/// A scope for name lookup: a module, a type, an extension, a function, a block; linked to its parent.
public final class Context {
    public enum Kind { case module, type, function, block }
    public let kind: Kind
    public let parent: Context?
    /// The type whose members are accessible without a dot.
    public var nominal: NominalSymbol?
    /// In contexts of types: true if the checked body is static.
    public var isStatic = false
    public var generics: [Name: GenericParameter] = [:]
    /// The known facts about the visible generic parameters.
    public var environment: GenericEnvironment
    /// Variables in order of declaration; the last one with a name hides the others.
    public var locals: [(name: Name, symbol: VariableSymbol)] = []
    /// The statements of this block.
    public var statements: [Stmt] = []
    /// The positions of variable declarations in this block, by name.
    public var declaredSpans: [Name: Span] = [:]
    /// Local types and functions, usable before their declaration.
    public var hoistedSymbols: [Name: [Symbol]] = [:]
    /// `some P` parameters, by their constraint.
    public var anonymousParameters: [ObjectIdentifier: GenericParameter] = [:]
    /// The function, closure or top level that contains this context.
    public var frame: FunctionScope?
    /// True inside a closure or branch that is not solved yet, where no typed tree can be created.
    public var isUnsolved: Bool
    public var isLibrary: Bool
    /// True if swiftc compiles the module too, so that programs see only its public declarations.
    public var isCompiled: Bool
    /// True if the interface is read when a program imports its module. Interfaces of modules may give hints on their
    /// use.
    public var isOfModule: Bool
    /// The type of `Self`; nil inherits.
    public var selfType: Type?
    /// The owner of declarations created here.
    public var owner: Symbol?
    public let module: Module
    /// A `private` extension: its members are `fileprivate` unless their modifiers say otherwise.
    public var isPrivate = false
    /// The declaration before the extension.
    public var modifiers: Modifiers?

    public init(_ kind: Kind, parent: Context?, module: Module? = nil) {
        self.kind = kind
        self.parent = parent
        environment = parent?.environment ?? GenericEnvironment(parameters: [], requirements: [])
        isLibrary = parent?.isLibrary ?? false
        isCompiled = parent?.isCompiled ?? false
        isOfModule = parent?.isOfModule ?? false
        selfType = parent?.selfType
        frame = parent?.frame
        isUnsolved = parent?.isUnsolved ?? false
        owner = parent?.owner
        self.module = module ?? parent?.module ?? .main
    }

    public func declare(_ symbol: VariableSymbol) { locals.append((symbol.name, symbol)) }

    /// Returns the variable with the name in this context, without enclosing ones.
    public func local(_ name: Name) -> VariableSymbol? {
        var index = locals.count
        while index > 0 {
            index -= 1
            if locals[index].name == name { return locals[index].symbol }
        }
        return nil
    }
}

/// One unit of running code: a function body, a closure, the top level.
public final class FunctionScope {
    public enum Kind { case top, function, closure }
    public let kind: Kind
    public let parent: FunctionScope?
    public var function: FunctionSymbol?
    /// The variable of this initial value.
    public var variable: VariableSymbol?
    /// Globals whose initial value is being inferred and may not read them. A closure in the value has a scope of its
    /// own.
    public var beingInferred: [VariableSymbol] = []
    /// True if the code may suspend.
    public lazy var isAsync = function?.effects.isAsync ?? false
    /// The result type; nil if `return` is not allowed.
    public var result: Type?
    /// The position of the written result type.
    public var resultSpan: Span?
    public var opaque: OpaqueSymbol?
    public var hasReturn = false
    /// The type that `throw` accepts; nil for any error.
    public var thrown: Type?
    /// True if a function with `throws(E)` was used, so that an enclosing `do` computes its error type.
    public var namesThrown = false
    /// True for a closure whose result is inferred from its returns.
    public var infersResult = false
    /// Inside an initialiser: initialised wrapped properties, with the blocks that initialised them.
    public var wrappedValues: [(name: Name, block: Context)] = []
    var labels: [LoopLabel] = []
    public var breakTargets: [(label: LoopLabel, isLoop: Bool)] = []
    /// True inside an initialiser, where `self.x = …` may also set constants.
    public var isInitializer: Bool { function?.kind == .initializer }
    public init(_ kind: Kind, parent: FunctionScope?) {
        self.kind = kind
        self.parent = parent
    }
}
