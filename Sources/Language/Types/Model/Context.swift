import Diagnostics
import Syntax

/// The origin of declarations: a library module, or the program.
public final class Module {
    public let name: String
    /// True if the current text can use the module's names and members.
    public var areNamesVisible = true
    public var areMembersVisible = true
    public let id: Name
    public init(_ name: String) {
        self.name = name
        id = Name(name)
    }
    // The module of programs. Only one thread compiles at a time, so no lock is needed.
    nonisolated(unsafe) static let main = Module("main")
}

/// A scope for name lookup: a module, a type, an extension, a function, a block; linked to its parent.
public final class Context {
    public enum Kind { case module, type, function, block }
    public let kind: Kind
    public let parent: Context?
    /// The type whose members code in this context uses without a dot.
    public var nominal: NominalSymbol?
    /// In contexts of types, true while a static body is checked.
    public var isStatic = false
    public var generics: [Name: GenericParameter] = [:]
    /// The facts that are known about the visible generic parameters.
    public var environment: GenericEnvironment
    /// The variables in order of declaration. If two have the same name, the last one hides the other.
    public var locals: [(name: Name, symbol: VariableSymbol)] = []
    /// The statements of this block, to find declarations that follow a use.
    public var statements: [Stmt] = []
    /// The positions of variable declarations in this block, by name.
    public var declaredSpans: [Name: Span] = [:]
    /// The local types and functions, which can be used before their declarations.
    public var hoistedSymbols: [Name: [Symbol]] = [:]
    /// The generic parameters for parameters of type `some P`, by the constraint `P`.
    public var anonymousParameters: [ObjectIdentifier: GenericParameter] = [:]
    /// The function, closure or top level that contains this context.
    public var functionScope: FunctionScope?
    /// True inside a closure or branch that is not solved yet, where no typed tree can be created.
    public var isUnsolved: Bool
    public var isLibrary: Bool
    /// True if swiftc compiles the module too, so that programs see only its public declarations.
    public var isCompiled: Bool
    /// True if the interface is read when a program imports its module. Interfaces of modules may give hints on their
    /// use.
    public var isOfModule: Bool
    /// The type that `Self` means here; nil if it is that of the enclosing context.
    public var selfType: Type?
    /// The symbol that becomes the parent of declarations in this context.
    public var owner: Symbol?
    public let module: Module
    /// True in a `private` extension: its members are `fileprivate` unless their modifiers say otherwise.
    public var isPrivate = false
    /// The modifiers of the extension, which apply to its members.
    public var modifiers: Modifiers?

    public init(_ kind: Kind, parent: Context?, module: Module? = nil) {
        self.kind = kind
        self.parent = parent
        environment = parent?.environment ?? GenericEnvironment(parameters: [], requirements: [])
        isLibrary = parent?.isLibrary ?? false
        isCompiled = parent?.isCompiled ?? false
        isOfModule = parent?.isOfModule ?? false
        selfType = parent?.selfType
        functionScope = parent?.functionScope
        isUnsolved = parent?.isUnsolved ?? false
        owner = parent?.owner
        self.module = module ?? parent?.module ?? .main
    }

    public func declare(_ symbol: VariableSymbol) { locals.append((symbol.name, symbol)) }

    /// Returns the variable that this context itself declares under the name.
    public func local(_ name: Name) -> VariableSymbol? {
        var index = locals.count
        while index > 0 {
            index -= 1
            if locals[index].name == name { return locals[index].symbol }
        }
        return nil
    }
}

/// A unit of running code, such as a function body, a closure or the top level.
public final class FunctionScope {
    public enum Kind { case top, function, closure }
    public let kind: Kind
    public let parent: FunctionScope?
    public var function: FunctionSymbol?
    /// The variable whose initial value the code is; nil for other code.
    public var variable: VariableSymbol?
    /// Global variables whose initial value is being inferred; the value must not read them. A closure in the value has
    /// a scope of its own.
    public var variablesBeingInferred: [VariableSymbol] = []
    /// True if the code may suspend.
    public lazy var isAsync = function?.effects.isAsync ?? false
    /// The result type; nil if `return` is not allowed.
    public var result: Type?
    /// The position of the written result type.
    public var resultSpan: Span?
    public var opaqueResult: OpaqueSymbol?
    public var hasReturn = false
    /// The type that `throw` accepts; nil for any error.
    public var thrown: Type?
    /// True if a function with `throws(E)` was used, so that an enclosing `do` computes its error type.
    public var namesThrown = false
    /// True for a closure whose result is inferred from its returns.
    public var infersResult = false
    /// In an initialiser: the wrapped properties that are initialised, with the blocks that did so.
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
