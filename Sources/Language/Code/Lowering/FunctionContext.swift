import Diagnostics
import Runtime
import Syntax
import TypeModel

/// Where the function stores a variable.
struct Storage {
    var slot: Int
    var kind: Shape
    var isBoxed: Bool
    var ownership: VariableSymbol.Ownership
    var type: Type
}

/// The state of lowering one function: slots, captured variables, labels.
final class FunctionContext {
    let linker: Linker
    let types: Specialiser
    let function: CodeFunction
    /// The enclosing function of a closure or local function.
    let parent: FunctionContext?
    var isTopLevel = false

    var slotCount = 0
    /// The slots that hold references, in order of declaration.
    var ownedSlots: [Int] = []
    /// The slots that the caller fills and owns: those of parameters and captured variables.
    var filledSlots: Set<Int> = []
    /// The parameters whose values the caller reads back after the call.
    var inoutSlots: Set<Int> = []
    var storage: [VariableSymbol: Storage] = [:]
    var captures: [(variable: VariableSymbol, slot: Int)] = []
    var labels: [ObjectIdentifier: Int] = [:]
    var trackedCalls: [CallNode] = []
    var resultSlot = -1
    /// In a failable initialiser: a slot that is true after another initialiser has initialised the object.
    var delegatedSlot: Int?
    var resultKind = Shape.value
    var resultType: Type?
    /// The temporaries of the optional chains that are being lowered; the innermost chain is last.
    var chainStack: [ChainScope] = []
    /// The result slots of the `if` and `switch` expressions that are being lowered; the innermost is last.
    var yieldStack: [Yield] = []
    /// The result slot for the `if` or `switch` expression that is lowered next.
    var pendingYield: (slot: Int, kind: Shape)?
    /// The value of `#function` in the code.
    var magicName: String?
    var initializer: InitializerKind?
    /// True in the body of a `defer`, where also an initialiser calls observers.
    var isInDefer = false
    var isConvenience = false
    /// True in an initialiser whose record must show which fields are set.
    var marksSetFields = false
    /// The symbol of the function that is being lowered; nil for closures and thunks.
    var symbol: FunctionSymbol?
    /// The isolation that a closure declares.
    var closureIsolation = TClosure.Isolation.inherited
    /// The class on which a static member was called.
    var dynamicSelf: Type?
    /// In an initialiser: the variable whose value `return` returns.
    var returnedSelf: VariableSymbol?
    var localFunctions: LocalFunctions
    /// The current nesting depth of expressions, and the greatest depth so far.
    var depth = 0
    var maxDepth = 0

    enum InitializerKind {
        /// `self` is a local variable, which becomes the result.
        case value
        /// `self` is the first parameter.
        case object
    }

    /// The `self` of the function. A closure that is lowered in place may declare another variable of this name.
    private(set) var selfParameter: VariableSymbol?

    init(
        _ linker: Linker, _ substitution: Substitution, function: CodeFunction, parent: FunctionContext? = nil
    ) {
        self.linker = linker
        self.function = function
        self.parent = parent
        types = parent != nil && substitution.isEmpty ? parent!.types : Specialiser(linker, substitution)
        dynamicSelf = parent?.dynamicSelf
        localFunctions = parent?.localFunctions ?? LocalFunctions()
    }

    // MARK: - Slots

    func newSlot(_ kind: Shape) -> Int {
        let slot = slotCount
        slotCount += 1
        if kind == .value { ownedSlots.append(slot) }
        return slot
    }

    func concrete(_ type: Type) -> Type { types.concrete(type) }

    /// Assigns a slot to a variable.
    @discardableResult
    func declare(_ variable: VariableSymbol, needsBox: Bool = false) -> Storage {
        let type = concrete(variable.type)
        let boxed = variable.isCaptured && (variable.isMutated || needsBox)
        let kind = variable.ownership == .strong ? type.valueKind : .value
        let slot = newSlot(boxed ? .value : kind)
        let made = Storage(slot: slot, kind: kind, isBoxed: boxed, ownership: variable.ownership, type: type)
        storage[variable] = made
        return made
    }

    /// Adds a parameter, whose slot the caller fills.
    func declareParameter(_ variable: VariableSymbol, isInout: Bool) {
        if selfParameter == nil, variable.name == "self" { selfParameter = variable }
        let type = concrete(variable.type)
        let kind = type.valueKind
        let slot = newSlot(kind)
        filledSlots.insert(slot)
        if isInout { inoutSlots.insert(slot) }
        storage[variable] = Storage(slot: slot, kind: kind, isBoxed: false, ownership: .strong, type: type)
    }

    /// Returns the storage of a variable, captured from the enclosing function if necessary.
    func lookup(_ variable: VariableSymbol) -> Storage? {
        if let own = storage[variable] { return own }
        guard let outer = parent?.lookup(variable) else { return nil }
        let slot = newSlot(outer.isBoxed ? .value : outer.kind)
        filledSlots.insert(slot)
        captures.append((variable, slot))
        var made = outer
        made.slot = slot
        storage[variable] = made
        return made
    }

    private func global(_ variable: VariableSymbol, _ kind: Shape, _ span: Span) -> GlobalPlace {
        let mayBeNil = variable.ownership != .strong || types.concrete(variable.type).optionalPayload != nil
        return GlobalPlace(linker.global(variable, kind), kind, readSpan: mayBeNil ? nil : span)
    }

    func place(of variable: VariableSymbol, _ span: Span) throws -> PlaceNode {
        let base: PlaceNode
        let ownership: VariableSymbol.Ownership
        if variable.storage == .global, variable.isLibrary {
            // The global variables of a module are initialised at their first access.
            base = linker.staticPlace(variable, Substitution())
            ownership = variable.ownership
        } else if variable.storage == .global {
            let kind = variable.ownership == .strong ? types.kind(variable.type) : .value
            base = global(variable, kind, span)
            ownership = variable.ownership
        } else if let own = lookup(variable) {
            base = own.isBoxed ? BoxPlace(own.slot, own.kind) : SlotPlace(own.slot, own.kind)
            ownership = own.ownership
        } else if variable.name == "self" {
            return try otherSelfPlace(variable, span)
        } else {
            // A function uses a global of a script that the checker treats as a local variable.
            let kind = types.kind(variable.type)
            base = global(variable, kind, span)
            ownership = variable.ownership
        }
        let observed = try observedPlace(variable, base, span)
        let place = ownership == .strong ? observed : WeakPlace(observed, isUnowned: ownership == .unowned, span)
        return base is SlotPlace ? place : withSwitchPoints(place, variable, span)
    }

    /// Returns the place of `self` under another symbol: a metatype in static members, the object in initial values.
    private func otherSelfPlace(_ variable: VariableSymbol, _ span: Span) throws -> PlaceNode {
        let type = concrete(variable.type)
        if case .metatype(let instance) = type.kind {
            let own = instance.isClassType ? dynamicSelf ?? instance : instance
            return ReadOnlyPlace(Constant(.object(MetatypeBox(linker.describe(own)))), .value)
        }
        var context: FunctionContext? = self
        while let current = context {
            if let own = current.selfSymbol { return try place(of: own, span) }
            context = current.parent
        }
        throw Trap("internal", "'self' has no value here", at: span)
    }

    func labelNumber(_ label: LoopLabel) -> Int {
        if let known = labels[ObjectIdentifier(label)] { return known }
        let number = labels.count
        labels[ObjectIdentifier(label)] = number
        return number
    }

    func track<Made: CallNode>(_ call: Made) -> Made {
        trackedCalls.append(call)
        return call
    }

    // MARK: - Finishing

    /// Adds a node to the body that manages its frame, and stores the frame's size in all calls.
    func finish(_ body: Node) -> Node {
        let owned = ownedSlots.filter { !filledSlots.contains($0) }
        function.capture(into: captures.map(\.slot))
        // Frames are larger than needed, so that this stack always runs out before the native stack.
        function.frameSize = slotCount + 2 + maxDepth / 6
        for call in trackedCalls { call.frameSize = function.frameSize }
        // A call that finds its code at run time refers to this context.
        trackedCalls = []
        return owned.isEmpty ? body : FramedBody(body, owning: owned)
    }
}

/// A statement that ends a branch of an `if` or `switch` expression; its value is stored in a slot.
struct Yield {
    var statement: TStmt
    var slot: Int
    var kind: Shape
}

/// The temporaries of one optional chain, in order of evaluation.
final class ChainScope {
    var temporaries: [(node: Node, slot: Int)] = []
}

/// The functions declared in one function. They may call each other before their declarations, and every caller must
/// capture the variables that a callee captures. If captures are found too late, the function is lowered again.
final class LocalFunctions {
    struct Instance {
        var code: CodeFunction
        var captures: [(variable: VariableSymbol, slot: Int)]
    }
    /// The context of the function that declares a local one: that of the caller, or one that encloses it.
    struct Declarer {
        unowned let context: FunctionContext
    }
    var declarers: [FunctionSymbol: Declarer] = [:]
    var finishedInstances: [Linker.Key: Instance] = [:]
    var openContexts: [Linker.Key: FunctionContext] = [:]
    /// For each function that was used while it was being lowered: the number of variables that it had captured at that
    /// time.
    var captureCountAtUse: [Linker.Key: Int] = [:]
    var knownCaptures: [Linker.Key: [VariableSymbol]] = [:]
}

extension FunctionContext {
    /// Returns the code of a local function and the captured variables that a call must pass.
    func localFunction(_ symbol: FunctionSymbol, _ home: FunctionContext, _ arguments: [Type]) throws
        -> LocalFunctions.Instance
    {
        let key = Linker.Key(symbol: ObjectIdentifier(symbol), arguments: arguments.map(\.id))
        if let done = localFunctions.finishedInstances[key] { return done }
        if let open = localFunctions.openContexts[key] {
            localFunctions.captureCountAtUse[key] = min(
                localFunctions.captureCountAtUse[key] ?? .max, open.captures.count)
            return .init(code: open.function, captures: open.captures)
        }
        while true {
            let before = localFunctions.finishedInstances
            let instance = try lowerLocal(symbol, home, arguments, key)
            let used = localFunctions.captureCountAtUse.removeValue(forKey: key) ?? .max
            if instance.captures.count <= used {
                localFunctions.finishedInstances[key] = instance
                return instance
            }
            localFunctions.finishedInstances = before
            localFunctions.knownCaptures[key] = instance.captures.map(\.variable)
        }
    }

    private func lowerLocal(
        _ symbol: FunctionSymbol, _ home: FunctionContext, _ arguments: [Type], _ key: Linker.Key
    ) throws -> LocalFunctions.Instance {
        let substitution = Substitution(symbol.environment.parameters, arguments)
        let types = Specialiser(linker, substitution)
        let code = linker.makeFunction(
            symbol.displayName,
            symbol.parameters.map { .init(kind: types.kind($0.variable.type), isInout: $0.isInout) },
            result: types.kind(symbol.result))
        let context = FunctionContext(linker, substitution, function: code, parent: home)
        localFunctions.openContexts[key] = context
        defer { localFunctions.openContexts[key] = nil }
        let known = localFunctions.knownCaptures[key] ?? []
        let body = try context.lowerFunction(symbol) { for variable in known { _ = context.lookup(variable) } }
        code.body = body
        return .init(code: code, captures: context.captures)
    }
}
