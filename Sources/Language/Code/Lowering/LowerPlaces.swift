import Diagnostics
import Runtime
import Syntax
import TypeModel

extension FunctionContext {
    func typeOf(_ place: Place) -> Type {
        switch place {
        case .variable(let variable): return concrete(variable.type)
        case .field(let base, let variable): return fieldType(typeOf(base), variable)
        case .instanceField(let object, let variable): return fieldType(concrete(object.type), variable)
        case .staticField(let variable, let substitution):
            return Specialiser(linker, types.concrete(substitution)).concrete(variable.type)
        case .tupleField(let base, let index):
            guard case .tuple(let fields) = typeOf(base).kind else { return .error }
            return fields[index].type
        case .computed(_, _, _, _, let type): return concrete(type)
        case .chainPayload(let base), .forcedPayload(let base, _):
            let type = typeOf(base)
            return type.optionalPayload ?? type
        case .keyPath(_, _, let type), .referenceKeyPath(_, _, let type): return concrete(type)
        case .value(let e): return concrete(e.type)
        }
    }

    /// Returns the type of a stored property in a concrete type that has or inherits it.
    func fieldType(_ owner: Type, _ variable: VariableSymbol) -> Type {
        var level: Type? = owner
        while let type = level, let symbol = type.nominalSymbol {
            if symbol === variable.parent {
                return Specialiser(linker, Substitution(symbol.environment.parameters, type.typeArguments))
                    .concrete(variable.type)
            }
            level = linker.superclass(of: type)
        }
        return concrete(variable.type)
    }

    /// Returns the index of a stored property.
    private func fieldIndex(_ owner: Type, _ variable: VariableSymbol) -> Int {
        linker.allFields(owner).firstIndex { $0.variable === variable } ?? variable.fieldIndex
    }

    func lowerPlace(_ place: Place, _ type: Type, _ span: Span) throws -> PlaceNode {
        switch place {
        case .variable(let variable): return try self.place(of: variable, span)
        case .field(let base, let variable):
            let owner = typeOf(base)
            var inner = try lowerPlace(base, owner, span)
            let shared = owner.isClassType ? nil : inner as? SwitchingPlace
            if let shared { inner = shared.base }
            let kind = fieldShape(variable, fieldType(owner, variable))
            let index = fieldIndex(owner, variable)
            let field: PlaceNode =
                owner.isClassType
                ? InstanceFieldPlace(inner.load, index, kind, span) : FieldPlace(inner, index, kind, span)
            let isPlain = !variable.isLazy && variable.willSet == nil && variable.didSet == nil
            if !isPlain, !owner.isClassType, !inner.isAddressable || !inner.runsNoUserCode {
                return try lazyOrObservedField(variable, of: inner, owner, read: field.load, span)
            }
            let receiver: Receiver = owner.isClassType ? .value(TExpr(.load(base), owner, span)) : .place(base)
            let place = try lazyOrObservedPlace(field, variable, receiver, owner, isOwn: isSelf(base), span)
            return shared?.forField(place) ?? (owner.isClassType ? withSwitchPoints(place, variable, span) : place)
        case .instanceField(let object, let variable): return try instanceField(object, variable, span)
        case .staticField(let variable, let substitution):
            let place = linker.staticPlace(variable, types.concrete(substitution))
            let observed = try observedPlace(variable, place, span)
            let field =
                variable.ownership == .strong
                ? observed : WeakPlace(observed, isUnowned: variable.ownership == .unowned, span)
            return withSwitchPoints(field, variable, span)
        case .tupleField(let base, let index):
            let tuple = typeOf(base)
            guard case .tuple(let fields) = tuple.kind else { return try lowerPlace(base, tuple, span) }
            return FieldPlace(try lowerPlace(base, tuple, span), index, fields[index].type.valueKind, span)
        case .computed(let receiver, let getter, let setter, let arguments, let type):
            return try lowerComputed(receiver, getter, setter, arguments, concrete(type), span)
        case .chainPayload(let base):
            return PayloadPlace(try lowerPlace(base, type, span), typeOf(place).valueKind, trapAt: nil)
        case .forcedPayload(let base, let mark):
            return PayloadPlace(try lowerPlace(base, type, span), typeOf(place).valueKind, trapAt: mark)
        case .keyPath(let base, let path, let type):
            return try keyPathPlace(try lowerPlace(base, typeOf(base), span), path, concrete(type).valueKind, span)
        case .referenceKeyPath(let object, let path, let type):
            let base = ReadOnlyPlace(try lower(object), .value)
            return try keyPathPlace(base, path, concrete(type).valueKind, span)
        case .value(let e): return ReadOnlyPlace(try lower(e), types.kind(e.type))
        }
    }

    /// Returns the place of a lazy or observed property of a value that is reached through a property or subscript. The
    /// outer property or subscript is modified once, however often observers access the value.
    private func lazyOrObservedField(
        _ variable: VariableSymbol, of base: PlaceNode, _ owner: Type, read: Node, _ span: Span
    ) throws -> PlaceNode {
        let holder = VariableSymbol(name: "$holder", span: nil, parent: nil, storage: .local, isLet: false)
        holder.type = owner
        let slot = declare(holder).slot
        let field = try lowerPlace(.field(.variable(holder), variable), owner, span)
        func held(_ f: Frame, _ change: () throws -> Void) throws {
            try base.modify(f) { p in
                f[slot] = p.pointee
                p.pointee = .none
                defer {
                    p.pointee = f[slot]
                    f[slot] = .none
                }
                try change()
            }
        }
        let isLazy = variable.isLazy
        return ComputedPlace(
            field.kind, load: isLazy ? nil : read,
            get: { f in
                guard isLazy else { return try read.value(f) }
                var value = Value.none
                try held(f) { value = try field.value(f) }
                return value
            },
            set: { f, value in try held(f) { try field.set(f, value) } },
            modify: { f, body in try held(f) { try field.modify(f, body) } })
    }

    /// Returns the place of a lazy or observed property of an object. The expression for the object is evaluated once.
    private func lazyOrObservedField(
        _ variable: VariableSymbol, of object: TExpr, _ owner: Type, _ span: Span
    ) throws -> PlaceNode {
        let holder = VariableSymbol(name: "$holder", span: nil, parent: nil, storage: .local, isLet: true)
        holder.type = object.type
        let slot = declare(holder).slot
        let base = try lower(object)
        let field = try instanceField(TExpr(.load(.variable(holder)), object.type, span), variable, span)
        func held<Result>(_ f: Frame, _ access: () throws -> Result) throws -> Result {
            f[slot] = try base.value(f)
            defer { f[slot] = .none }
            return try access()
        }
        return ComputedPlace(
            field.kind, get: { f in try held(f) { try field.value(f) } },
            set: { f, value in try held(f) { try field.set(f, value) } },
            modify: { f, body in try held(f) { try field.modify(f, body) } })
    }

    private func isVariable(_ e: TExpr) -> Bool {
        switch e.kind {
        case .load(.variable): return true
        case .convert(let inner, .upcast): return isVariable(inner)
        default: return false
        }
    }

    private func isSelf(_ place: Place) -> Bool {
        if case .variable(let variable) = place { return variable.name == "self" }
        if case .value(let e) = place { return isSelf(e) }
        return false
    }

    private func isSelf(_ e: TExpr) -> Bool {
        switch e.kind {
        case .load(let place): return isSelf(place)
        case .convert(let inner, .upcast): return isSelf(inner)
        default: return false
        }
    }

    private func instanceField(_ object: TExpr, _ variable: VariableSymbol, _ span: Span) throws -> PlaceNode {
        let owner = concrete(object.type)
        if variable.isLazy || variable.willSet != nil || variable.didSet != nil, !isVariable(object) {
            return try lazyOrObservedField(variable, of: object, owner, span)
        }
        let kind = fieldShape(variable, fieldType(owner, variable))
        let field = InstanceFieldPlace(try lower(object), fieldIndex(owner, variable), kind, span)
        let place = try lazyOrObservedPlace(field, variable, .value(object), owner, isOwn: isSelf(object), span)
        // Other threads cannot reach an object whose initialiser is running.
        return initializer != nil && isSelf(object) ? place : withSwitchPoints(place, variable, span)
    }

    // MARK: - Lazy and observed properties

    private func lazyOrObservedPlace(
        _ field: PlaceNode, _ variable: VariableSymbol, _ receiver: Receiver, _ owner: Type, isOwn: Bool, _ span: Span
    ) throws -> PlaceNode {
        var place = field
        if variable.ownership != .strong {
            place = WeakPlace(place, isUnowned: variable.ownership == .unowned, span)
        }
        if variable.isLazy { place = try lazyPlace(place, variable, receiver, owner, span) }
        // An initialiser sets properties of its own type without calling observers.
        if isOwn, initializer != nil, !isInDefer, symbol?.owner === variable.parent { return place }
        if isOwn, let symbol, symbol.kind == .willSet || symbol.kind == .didSet, symbol.accessorOf === variable {
            return place
        }
        guard variable.willSet != nil || variable.didSet != nil else { return place }
        let level = declaringClass(owner, variable)
        let substitution = Substitution(
            level.nominalSymbol?.environment.parameters ?? [], level.typeArguments)
        return try observingPlace(place, variable, receiver, substitution, span)
    }

    /// Returns the class in the chain of superclasses that declares the property.
    private func declaringClass(_ owner: Type, _ variable: VariableSymbol) -> Type {
        var level: Type? = owner
        while let type = level {
            if type.nominalSymbol === variable.parent { return type }
            level = linker.superclass(of: type)
        }
        return owner
    }

    /// Returns the place of an observed global or local.
    func observedPlace(_ variable: VariableSymbol, _ place: PlaceNode, _ span: Span) throws -> PlaceNode {
        guard variable.willSet != nil || variable.didSet != nil else { return place }
        if let symbol, symbol.kind == .willSet || symbol.kind == .didSet, symbol.accessorOf === variable {
            return place
        }
        return try observingPlace(place, variable, .none, types.substitution, span)
    }

    private func observingPlace(
        _ place: PlaceNode, _ variable: VariableSymbol, _ receiver: Receiver, _ substitution: Substitution, _ span: Span
    ) throws -> PlaceNode {
        let type = place.kind
        let hidden = { (name: Name) -> VariableSymbol in
            let symbol = VariableSymbol(name: name, span: nil, parent: nil, storage: .local, isLet: true)
            symbol.type = variable.type
            return symbol
        }
        let new = hidden("$new")
        let old = hidden("$old")
        let valueType = fieldTypeOf(variable, receiver)
        new.type = valueType
        old.type = valueType
        let newSlot = declare(new).slot
        let oldSlot = declare(old).slot
        func call(_ observer: FunctionSymbol?, _ argument: VariableSymbol) throws -> Node? {
            guard let observer else { return nil }
            // The observer's body must be checked to know if it reads its parameter.
            linker.semantics.completeSignature(observer)
            let load = TExpr(.load(.variable(argument)), valueType, span)
            let arguments: [TArgument] = observer.parameters.isEmpty ? [] : [.value(load)]
            return try lowerCall(Callee(observer, substitution, .direct), receiver, arguments, span)
        }
        let will = try call(variable.willSet, new)
        let did = try call(variable.didSet, old)
        func put(_ f: Frame, _ slot: Int, _ value: Value) {
            if type == .value { f[slot] = value } else { (f + slot).initialize(to: value) }
        }
        let set: (Frame, Value) throws -> Void = { f, value in
            put(f, newSlot, value)
            if did != nil { put(f, oldSlot, try place.value(f)) }
            try will?.run(f)
            try place.set(f, value)
            if type == .value { f[newSlot] = .none }
            try did?.run(f)
            if type == .value { f[oldSlot] = .none }
        }
        return ComputedPlace(place.kind, load: place.load, get: { try place.value($0) }, set: set)
    }

    private func fieldTypeOf(_ variable: VariableSymbol, _ receiver: Receiver) -> Type {
        switch receiver {
        case .value(let e): return fieldType(concrete(e.type), variable)
        case .place(let place): return fieldType(typeOf(place), variable)
        default: return concrete(variable.type)
        }
    }

    /// Returns the place of a `lazy` property. Its field contains `.unit` until the first read.
    private func lazyPlace(
        _ place: PlaceNode, _ variable: VariableSymbol, _ receiver: Receiver, _ owner: Type, _ span: Span
    ) throws -> PlaceNode {
        let level = declaringClass(owner, variable)
        let substitution = Substitution(level.nominalSymbol?.environment.parameters ?? [], level.typeArguments)
        let initial = linker.lazyInitialValue(variable, substitution, owner: level)
        let object: LoweredPart
        switch receiver {
        case .value(let e): object = .value(try lower(e))
        case .place(let base): object = .place(try lowerPlace(base, owner, span))
        default: object = .value(Constant(.none))
        }
        let call = call(initial, [object], [], span)
        let kind = fieldType(owner, variable).valueKind
        let get: (Frame) throws -> Value = { f in
            let known = try place.value(f)
            if case .unit = known {
                let made = try call.value(f)
                try place.set(f, made)
                return made
            }
            return known
        }
        return ComputedPlace(
            kind, get: get, set: { try place.set($0, $1) },
            modify: { f, body in
                _ = try get(f)
                try place.modify(f, body)
            })
    }

    // MARK: - Computed properties and subscripts

    /// In an observer, an access to the observed property goes to the storage, even if a subclass overrides the
    /// property.
    private func observedStorage(_ receiver: Receiver, _ getter: Callee, _ span: Span) throws -> PlaceNode? {
        guard let symbol, symbol.kind == .willSet || symbol.kind == .didSet, case .value(let object) = receiver,
            isSelf(object), let variable = symbol.accessorOf as? VariableSymbol, variable.storage == .field,
            getter.function.accessorOf === variable
        else { return nil }
        return try instanceField(object, variable, span)
    }

    private func lowerComputed(
        _ receiver: Receiver, _ getter: Callee, _ setter: Callee?, _ arguments: [TArgument], _ type: Type, _ span: Span
    ) throws -> PlaceNode {
        let kind = type.valueKind
        if let own = try observedStorage(receiver, getter, span) { return own }
        if let element = try elementPlace(receiver, getter, arguments, kind, span) { return element }
        let load = try lowerCall(getter, receiver, arguments, span, type: type)
        guard let setter else { return ReadOnlyPlace(load, kind) }
        // A place that is written evaluates its parts once: the arguments, and the object with the property.
        var parts = EvaluatedParts()
        var fixed: [TArgument] = []
        for argument in arguments { fixed.append(try evaluatedIntoSlot(argument, &parts)) }
        var target = receiver
        if case .value(let e) = receiver, !isSimple(e) {
            target = .value(try evaluatedIntoSlot(e, &parts))
        }
        let value = VariableSymbol(name: "$value", span: nil, parent: nil, storage: .local, isLet: true)
        value.type = type
        let slot = declare(value).slot
        let argument = TArgument.value(TExpr(.load(.variable(value)), type, span))
        let store = try lowerCall(setter, target, fixed + [argument], span)
        let read = try lowerCall(getter, target, fixed, span, type: type)
        func put(_ f: Frame, _ value: Value) {
            if kind == .value { f[slot] = value } else { (f + slot).initialize(to: value) }
        }
        let set: (Frame, Value) throws -> Void = { f, value in
            put(f, value)
            try parts.evaluateAround(f) { try store.run(f) }
            if kind == .value { f[slot] = .none }
        }
        let native = try nativeModify(target, getter, fixed, parts, span)
        return ComputedPlace(
            kind, load: load, get: { try load.value($0) }, set: set,
            modify: native ?? { f, body in
                try parts.evaluateAround(f) {
                    var copy = try read.value(f)
                    defer { if kind == .value { f[slot] = .none } }
                    do { try body(&copy) } catch {
                        put(f, copy)
                        try store.run(f)
                        throw error
                    }
                    put(f, copy)
                    copy = .none
                    try store.run(f)
                }
            })
    }

    private func isSimple(_ e: TExpr) -> Bool {
        switch e.kind {
        case .integer, .wideInteger, .double, .bool, .string, .nilLiteral, .metatype: return true
        case .load(.variable): return true
        default: return false
        }
    }

    private func evaluatedIntoSlot(_ argument: TArgument, _ parts: inout EvaluatedParts) throws -> TArgument {
        guard case .value(let e) = argument, !isSimple(e) else { return argument }
        return .value(try evaluatedIntoSlot(e, &parts))
    }

    func evaluatedIntoSlot(_ e: TExpr, _ parts: inout EvaluatedParts) throws -> TExpr {
        let variable = VariableSymbol(name: "$part", span: nil, parent: nil, storage: .local, isLet: true)
        variable.type = concrete(e.type)
        parts.nodes.append(try bindingNode(variable, try lower(e), e.span))
        if let made = storage[variable], made.kind == .value { parts.slots.append(made.slot) }
        return TExpr(.load(.variable(variable)), variable.type, e.span)
    }

    /// Returns the place of an element of an array or dictionary, which is accessed without a call.
    private func elementPlace(
        _ receiver: Receiver, _ getter: Callee, _ arguments: [TArgument], _ kind: Shape, _ span: Span
    ) throws -> PlaceNode? {
        guard getter.function.isLibrary, getter.function.accessorOf is SubscriptSymbol else { return nil }
        let owner: Type
        let base: () throws -> PlaceNode
        switch receiver {
        case .place(let place):
            (owner, base) = (typeOf(place), { try self.lowerPlace(place, self.typeOf(place), span) })
        case .value(let e): (owner, base) = (concrete(e.type), { ReadOnlyPlace(try self.lower(e), .value) })
        default: return nil
        }
        guard case .value(let index)? = arguments.first else { return nil }
        switch (owner.libraryName, getter.function.bindingKey) {
        case ("Array", _):
            guard arguments.count == 1, concrete(index.type).libraryName == "Int" else { return nil }
            return ElementPlace(try base(), try lower(index), kind, span)
        case ("Dictionary", "Dictionary.subscript(_:)"):
            return DictionaryElementPlace(try base(), try lower(index), kind, span)
        case ("Dictionary", "Dictionary.subscript(_:default:)"):
            guard arguments.count == 2, case .value(let fallback) = arguments[1] else { return nil }
            return DictionaryDefaultPlace(try base(), try lower(index), default: try lazyNode(fallback), kind, span)
        default: return nil
        }
    }

    /// Returns a node that evaluates the expression of an autoclosure when its value is needed.
    private func lazyNode(_ e: TExpr) throws -> Node {
        if case .closure(let closure) = e.kind, closure.captures.isEmpty, closure.parameters.isEmpty,
            closure.body.statements.count == 1, case .return(let value?) = closure.body.statements[0].kind
        {
            return try lower(value)
        }
        return track(Apply(try lower(e), Arguments([], []), e.span))
    }

    /// Returns the node that reads an element.
    func elementRead(_ getter: Callee, _ receiver: Receiver, _ arguments: [TArgument], _ type: Type, _ span: Span)
        throws
        -> Node?
    {
        try elementPlace(receiver, getter, arguments, concrete(type).valueKind, span)?.load
    }

    /// Returns the native function for in-place access to an element; nil if the library has none.
    private func nativeModify(
        _ receiver: Receiver, _ getter: Callee, _ arguments: [TArgument], _ parts: EvaluatedParts, _ span: Span
    ) throws -> ((Frame, (UnsafeMutablePointer<Value>) throws -> Void) throws -> Void)? {
        guard case .place(let place) = receiver, let key = getter.function.bindingKey, getter.dispatch == .direct,
            let binding = linker.bindings[key + "&"]
        else { return nil }
        let type = typeOf(place)
        let base = try lowerPlace(place, type, span)
        let nodes = try argumentNodes(getter.function, types.concrete(getter.substitution), arguments, span)
        let context = linker.bindingContext(getter.function, types.concrete(getter.substitution), receiver: type)
        guard case .modify(let code) = binding.makeCode(context) else { return nil }
        let call = track(NativeMany(getter.function.displayName, span, { _ in .unit }, []))
        return { f, body in
            try parts.evaluateAround(f) {
                let index = try nodes.map { try $0.value(f) }
                try base.modify(f) { p in
                    try call.changingPlace(f, p) { held in
                        try code(&held, index) { element in
                            try withUnsafeMutablePointer(to: &element) { try body($0) }
                        }
                    }
                }
            }
        }
    }

    private func keyPathPlace(_ base: PlaceNode, _ path: TExpr, _ kind: Shape, _ span: Span) throws -> PlaceNode {
        let path = try lower(path)
        return ComputedPlace(
            kind,
            get: { f in
                try path.value(f).asFunction.call1(try base.value(f))
            },
            set: { f, value in
                guard let object = try path.value(f).asFunction as? KeyPathObject, let set = object.setter else {
                    throw Trap("read-only-key-path", "this key path is read-only", at: span)
                }
                let root = try set.call2(try base.value(f), value)
                try base.set(f, root)
            })
    }
}

extension Linker {
    /// Returns code that computes the initial value of a `lazy` property.
    func lazyInitialValue(_ variable: VariableSymbol, _ substitution: Substitution, owner: Type) -> CodeFunction {
        let key = "lazy \(ObjectIdentifier(variable).hashValue) \(substitution.arguments.map(\.id))"
        return helperFunction(key, "initial value of \(variable.name)") { [unowned self] function in
            guard let expression = variable.initialValue ?? semantics.initialValue(of: variable) else {
                return Constant(.none)
            }
            let context = FunctionContext(self, substitution, function: function)
            context.magicName = variable.initialValueFunctionName
            guard let own = variable.lazySelf else { return context.finish(try context.lower(expression)) }
            context.declareParameter(own, isInout: own.isInout)
            return context.finish(
                try context.boxingCapturedInouts(own.isInout && own.isCaptured ? [own] : [], context.lower(expression)))
        }
    }

    func helperFunction(
        _ key: String, _ name: String, parameters: [CodeFunction.Parameter] = [.init(kind: .value)],
        result: Shape = .value, _ make: @escaping (CodeFunction) throws -> Node
    ) -> CodeFunction {
        if let known = helperFunctions[key] { return known }
        let function = makeFunction(name, parameters, result: result)
        helperFunctions[key] = function
        function.body = LinkNode(function) { [unowned function] in try make(function) }
        return function
    }
}
