import Diagnostics
import Runtime
import Syntax
import TypeModel

/// The interface of the checker for code generation.
public protocol Semantics: AnyObject {
    /// Checks the body of a library function on first use.
    func body(of function: FunctionSymbol) -> TBody?
    func initialValue(of variable: VariableSymbol) -> TExpr?
    func defaultValue(of function: FunctionSymbol, _ index: Int) -> TExpr?
    /// Returns the witness of a requirement for a concrete type, with the type arguments of its context.
    func witness(for requirement: Symbol, in type: Type) -> (symbol: Symbol, substitution: Substitution)?
    /// Returns the accessor of a stored property, for calls of the requirement or overridden property that it
    /// implements.
    func storedAccessor(_ variable: VariableSymbol, _ kind: FunctionSymbol.Kind) -> FunctionSymbol?
    func conforms(_ type: Type, to symbol: NominalSymbol) -> Bool
    func associatedType(_ associated: AssociatedTypeSymbol, of base: Type) -> Type
    func nominal(named name: Name) -> NominalSymbol?
    /// Resolves the members and the superclass of a type.
    func complete(_ nominal: NominalSymbol)
    /// Resolves a function's parameters, result and generic environment.
    func completeSignature(_ symbol: Symbol)
    /// Returns the actor to which a function belongs.
    func isolation(of symbol: Symbol) -> Isolation
    func executor(of isolation: Isolation, selfVariable: VariableSymbol?) -> TExpr?
    func actor(of isolation: Isolation, selfVariable: VariableSymbol?) -> TExpr?
    var mainActor: NominalSymbol? { get }
    /// Finds the member of a superclass that a member overrides.
    func link(_ symbol: Symbol)
}

/// The shared state of a session's code: functions by instantiation, globals, native functions.
public final class Linker {
    struct Key: Hashable {
        let symbol: ObjectIdentifier
        let arguments: [Int]
        var dynamicSelf = -1
    }

    let semantics: Semantics
    let bindings: BindingTable
    private var functions: [Key: CodeFunction] = [:]
    private var helpers: [String: CodeFunction] = [:]
    var helperFunctions: [String: CodeFunction] = [:]
    /// Enum cases as functions, which implement static requirements.
    var caseFunctions: [ObjectIdentifier: FunctionSymbol] = [:]
    private var globals: [VariableSymbol: GlobalCell] = [:]
    private var staticPlaces: [Key: StaticPlace] = [:]
    private var staticCells: [(VariableSymbol, GlobalCell)] = []
    /// Values that several static properties share, because one tuple pattern declares them.
    private var sharedStatics: [String: Value] = [:]
    private var runtimeTypes: [String: RuntimeType] = [:]
    var descriptors = DescriptorTable()
    /// Stored properties of types, including those of superclasses.
    var fields: [Type: [StoredField]] = [:]
    /// Keeps symbols alive whose addresses are part of a key.
    private var keepAlive: [AnyObject] = []
    /// All code of the session, for `close()`.
    private var allFunctions: [CodeFunction] = []
    var functionDepth = 0
    /// The sources of programs; other code belongs to the library.
    public var programSources: Set<UInt32> = []

    public init(semantics: Semantics, bindings: BindingTable) {
        self.semantics = semantics
        self.bindings = bindings
    }

    // MARK: - Functions

    /// Creates a function without a body.
    func makeFunction(
        _ name: String, _ parameters: [CodeFunction.Parameter] = [], result: Shape = .value
    ) -> CodeFunction {
        let made = CodeFunction(name: name, parameters: parameters, resultKind: result)
        allFunctions.append(made)
        return made
    }

    /// Returns the code of a function for concrete arguments, lowered at its first call. A static member of a class has
    /// separate code for each class on which it is called, because `self` is that class.
    func function(_ symbol: FunctionSymbol, _ arguments: [Type], on dynamicSelf: Type? = nil) -> CodeFunction {
        let key = Key(
            symbol: ObjectIdentifier(symbol), arguments: arguments.map(\.id), dynamicSelf: dynamicSelf?.id ?? -1)
        if let known = functions[key] { return known }
        keepAlive.append(symbol)
        semantics.completeSignature(symbol)
        let substitution = Substitution(symbol.environment.parameters, arguments)
        let types = Specialiser(self, substitution)
        var parameters: [CodeFunction.Parameter] = []
        if symbol.takesSelf {
            let kind = types.kind(symbol.selfVariable?.type ?? symbol.owner?.declaredType ?? .any)
            parameters.append(.init(kind: kind, isInout: symbol.mutatesSelf))
        }
        for parameter in symbol.parameters {
            parameters.append(.init(kind: types.kind(parameter.variable.type), isInout: parameter.isInout))
        }
        let result: Shape = symbol.kind == .initializer ? .value : types.kind(symbol.result ?? .void)
        let name = symbol.displayName
        let function = makeFunction(name, parameters, result: result)
        functions[key] = function
        function.body = LinkNode(function) { [unowned self, unowned function] in
            functionDepth += 1
            defer { functionDepth -= 1 }
            // An error type among the arguments means that a type became too large.
            if arguments.contains(where: { $0.isError || $0.genericDepth > 40 }) {
                throw Trap("instantiation-depth", "'\(name)' calls itself with a more deeply nested type each time")
            }
            let context = FunctionContext(self, substitution, function: function)
            context.dynamicSelf = dynamicSelf
            return try context.lowerFunction(symbol)
        }
        return function
    }

    /// Returns a function without parameters that computes one expression, for initial values and default arguments.
    func thunk(
        _ name: String, _ owner: AnyObject, _ index: Int, _ substitution: Substitution,
        _ expression: @escaping () -> TExpr?
    ) -> CodeFunction {
        let key = "\(UInt(bitPattern: ObjectIdentifier(owner).hashValue)).\(index).\(substitution.arguments.map(\.id))"
        if let known = helpers[key] { return known }
        keepAlive.append(owner)
        let function = makeFunction(name)
        helpers[key] = function
        function.body = LinkNode(function) { [unowned self, unowned function] in
            guard let expression = expression() else { return Constant(.none) }
            let context = FunctionContext(self, substitution, function: function)
            context.magicName = (owner as? VariableSymbol)?.initialValueFunctionName
            return context.finish(try context.lower(expression))
        }
        return function
    }

    // MARK: - Variables

    func global(_ variable: VariableSymbol, _ kind: Shape) -> GlobalCell {
        if let known = globals[variable] { return known }
        let cell = GlobalCell(kind)
        if variable.ownership == .strong, let first = firstCase(of: variable.type) { cell.pointer.pointee = first }
        globals[variable] = cell
        return cell
    }

    /// Returns the first case of an enum without associated values. A global variable of compiled Swift has this value
    /// before its line has run, because its bits are zero.
    private func firstCase(of type: Type) -> Value? {
        guard let nominal = type.nominal, nominal.kind == .enum, !nominal.isLibrary, !nominal.cases.isEmpty,
            nominal.cases.allSatisfy({ $0.payload.isEmpty })
        else { return nil }
        return describe(type).simpleCase(0)
    }

    /// The global variables and the static properties in use, in order of declaration.
    var variables: [(VariableSymbol, GlobalCell)] {
        let all = globals.map { ($0.key, $0.value) } + staticCells
        return all.sorted { ($0.0.span?.start ?? 0, $0.0.name.text) < ($1.0.span?.start ?? 0, $1.0.name.text) }
    }

    /// Returns the value of an entry's global variable as a tagged value.
    public func value(of variable: VariableSymbol) -> Value? { globals[variable]?.pointer.pointee }

    /// The location of the last `throw`.
    public private(set) var lastThrowSpan: Span?

    /// The top-level statement that threw the last error.
    public private(set) var lastFailureSpan: Span?

    func noteThrow(_ span: Span) { lastThrowSpan = span }
    func noteFailure(of statement: Span) { lastFailureSpan = statement }
    public func forgetFailure() { lastFailureSpan = nil }

    /// Returns the descriptor of a concrete type.
    public func runtimeType(of type: Type) -> RuntimeType { describe(type) }

    public func setValue(of variable: VariableSymbol, _ value: Value) {
        let types = Specialiser(self, Substitution())
        global(variable, types.kind(variable.type)).pointer.pointee = value
    }

    func staticPlace(_ variable: VariableSymbol, _ substitution: Substitution) -> StaticPlace {
        let key = Key(symbol: ObjectIdentifier(variable), arguments: substitution.arguments.map(\.id))
        if let known = staticPlaces[key] { return known }
        keepAlive.append(variable)
        let types = Specialiser(self, substitution)
        let kind = types.kind(variable.type)
        let cell = GlobalCell(kind)
        let initial = initialValue(of: variable, substitution)
        var state = 0
        let isWeak = variable.ownership != .strong
        let place = StaticPlace(cell, kind) { _ in
            if state == 2 { return }
            if state == 1 {
                throw Trap("endless-initialisation", "the initial value of '\(variable.name)' depends on itself")
            }
            state = 1
            do {
                let value = try initial()
                cell.pointer.pointee = isWeak ? weakReference(value) : value
                state = 2
            } catch {
                state = 0
                throw error
            }
        }
        staticPlaces[key] = place
        staticCells.append((variable, cell))
        return place
    }

    private func initialValue(of variable: VariableSymbol, _ substitution: Substitution) -> () throws -> Value {
        let own = thunk("\(variable.name)", variable, 0, substitution) { [unowned self] in
            semantics.initialValue(of: variable)
        }
        return { [unowned self] in
            guard let shared = SharedValue(of: variable, semantics.initialValue(of: variable)) else {
                return try own.call([])
            }
            let key = shared.key + "\(substitution.arguments.map(\.id))"
            if let whole = sharedStatics[key] { return shared.part(of: whole) }
            let whole = try thunk("\(variable.name)", variable, 1, substitution) { shared.wholeExpression }.call([])
            sharedStatics[key] = whole
            return shared.part(of: whole)
        }
    }

    /// Clears the static variables of a failed entry, which may be partly initialised.
    public func forget(_ variables: [VariableSymbol]) {
        for variable in variables { globals[variable] = nil }
    }

    /// Releases the values of variables at the end, and all code and descriptors, which refer to each other and to the
    /// linker.
    public func close() {
        for cell in globals.values { cell.forgetValue() }
        for place in staticPlaces.values { place.cell.forgetValue() }
        sharedStatics = [:]
        descriptors.close()
        for function in allFunctions { function.close() }
        (allFunctions, functions, helpers, helperFunctions, caseFunctions) = ([], [:], [:], [:], [:])
        (globals, staticPlaces, staticCells, fields, runtimeTypes, keepAlive) = ([:], [:], [], [:], [:], [])
    }

    // MARK: - Descriptors by name

    func runtimeType(key: String, _ make: () -> RuntimeType) -> RuntimeType {
        if let known = runtimeTypes[key] { return known }
        let made = make()
        runtimeTypes[key] = made
        return made
    }

    // MARK: - Programs

    /// Lowers checked statements and runs them on this thread.
    public func run(_ statements: [TStmt]) throws {
        lastThrowSpan = nil
        let function = makeFunction("main")
        let context = FunctionContext(self, Substitution(), function: function)
        context.isTopLevel = true
        function.body = try context.lowerTopLevel(statements)
        _ = try function.call([])
    }

    /// Lowers a checked expression and returns its value.
    public func evaluate(_ expression: TExpr) throws -> Value {
        lastThrowSpan = nil
        let kind = Specialiser(self, Substitution()).kind(expression.type)
        let function = makeFunction("main", result: kind)
        let context = FunctionContext(self, Substitution(), function: function)
        context.isTopLevel = true
        context.resultType = expression.type
        let body = TBody(statements: [TStmt(.return(expression), expression.span)])
        function.body = context.finish(try context.lowerBody(body))
        return try function.call([])
    }
}

extension FunctionSymbol {
    /// True if a call passes `self` as the first value: instance methods, accessors and class initialisers.
    var takesSelf: Bool {
        switch kind {
        case .initializer: return initializesObject
        case .function: return false
        default: return !isStatic && owner != nil
        }
    }
    /// True for a static member of a class written in Swift: its `self` is the class on which the program calls it.
    var receivesDynamicClass: Bool { isStatic && owner?.kind == .class && bindingKey == nil }
    /// True for an initialiser of a class written in Swift. Initialisers of native classes create the object
    /// themselves.
    var initializesObject: Bool {
        guard kind == .initializer, let owner, owner.kind == .class else { return false }
        return !owner.isNativeClass
    }
    /// True if `self` is passed as a place, so that the function can modify it.
    var mutatesSelf: Bool {
        guard takesSelf, kind != .initializer, let owner else { return false }
        if owner.kind == .class { return false }
        return isMutating
    }
    var displayName: String {
        if let accessor = accessorOf { return accessor.name.text }
        return name.text
    }
    /// The value of `#function` in the body.
    var magicName: String {
        switch kind {
        case .getter, .setter, .willSet, .didSet:
            guard let member = accessorOf as? SubscriptSymbol else { return displayName }
            return Self.signature("subscript", member.parameters)
        case .deinitializer: return "deinit"
        default: return Self.signature(name.text, parameters)
        }
    }
    /// Returns a function's name with its labels, in the form of binding keys.
    private static func signature(_ name: String, _ parameters: [ParameterSymbol]) -> String {
        var text = name + "("
        for parameter in parameters {
            text += parameter.label?.text ?? "_"
            text += ":"
        }
        return text + ")"
    }
    /// The method at the beginning of a chain of overrides.
    var rootMethod: FunctionSymbol {
        var symbol = self
        while let overridden = symbol.overridden { symbol = overridden }
        return symbol
    }
}

extension NominalSymbol {
    /// True for a class whose objects are created by native code.
    var isNativeClass: Bool {
        guard isLibrary, kind == .class, storedProperties.isEmpty else { return false }
        let initializers = (members["init"] ?? []).compactMap { $0 as? FunctionSymbol }
        return initializers.isEmpty || initializers.contains { $0.bindingKey != nil }
    }
}

extension Type {
    /// The nesting depth of the generic arguments.
    var genericDepth: Int {
        switch kind {
        case .nominal(_, let arguments): return 1 + (arguments.map(\.genericDepth).max() ?? 0)
        case .tuple(let fields): return 1 + (fields.map(\.type.genericDepth).max() ?? 0)
        case .function(let function):
            return 1 + max(function.result.genericDepth, function.parameters.map(\.type.genericDepth).max() ?? 0)
        case .metatype(let instance): return 1 + instance.genericDepth
        default: return 1
        }
    }
}
