import Diagnostics
import Syntax
import TypeModel

/// Creates the symbols of functions, subscripts, variables and cases.
struct MemberDeclarations {
    private func isStatic(_ modifiers: Modifiers, _ parent: NominalSymbol?) -> Bool {
        parent != nil && (modifiers.has(Names.staticName) || modifiers.has(Names.classModifier))
    }

    func declareFunction(
        _ function: FunctionDecl, _ decl: Decl, _ context: Context, _ parent: NominalSymbol?
    ) -> FunctionSymbol {
        let symbol = FunctionSymbol(
            kind: parent == nil ? .function : .method, name: function.name, span: function.nameSpan,
            parent: parent ?? context.owner)
        symbol.declaration = Declaration(decl, context)
        symbol.isStatic = isStatic(decl.modifiers, parent) || (parent != nil && function.isOperator)
        symbol.isMutating = decl.modifiers.has(Names.mutating)
        symbol.effects = function.effects
        symbol.isFinal = decl.modifiers.has(Names.finalName) || decl.modifiers.has(Names.staticName)
        symbol.isDiscardable = decl.modifiers.hasAttribute(Names.discardableResult)
        symbol.sendsArgument = context.isLibrary && decl.modifiers.hasAttribute(Names.sends)
        symbol.takesMarbles = context.isLibrary && decl.modifiers.hasAttribute(Names.marbles)
        symbol.rethrowsClosureError = context.isLibrary && decl.modifiers.hasAttribute(Names.typed)
        symbol.isNativeForLibrary = context.isLibrary && decl.modifiers.hasAttribute(Names.native)
        if context.isLibrary, function.body == nil || symbol.isNativeForLibrary {
            symbol.bindingKey =
                decl.modifiers.bindingKey
                ?? bindingKey(parent, function.name, function.parameters.map { function.isOperator ? nil : $0.label })
        }
        return symbol
    }

    private func bindingKey(_ parent: NominalSymbol?, _ name: Name, _ labels: [Name?]) -> String {
        var key = parent.map { ($0.collection.path?.text ?? $0.name.text) + "." } ?? ""
        key += name.text
        key += "("
        // A loop instead of `joined()`, whose first call in a process looks up conformances, which is slow.
        for label in labels {
            key += label?.text ?? "_"
            key += ":"
        }
        key += ")"
        return key
    }

    func declareInitializer(
        _ initializer: InitializerDecl, _ decl: Decl, _ context: Context, _ parent: NominalSymbol?
    ) -> FunctionSymbol {
        let symbol = FunctionSymbol(kind: .initializer, name: Names.initName, span: initializer.span, parent: parent)
        symbol.declaration = Declaration(decl, context)
        symbol.isFailable = initializer.isFailable
        symbol.isImplicitlyUnwrapped = initializer.isImplicitlyUnwrapped
        symbol.effects = initializer.effects
        symbol.isRequired = decl.modifiers.has(Names.required)
        symbol.isConvenience =
            decl.modifiers.has(Names.convenience)
        symbol.isDiscardable = decl.modifiers.hasAttribute(Names.discardableResult)
        symbol.isNativeForLibrary = context.isLibrary && decl.modifiers.hasAttribute(Names.native)
        if context.isLibrary, initializer.body == nil || symbol.isNativeForLibrary,
            parent?.kind != .protocol || context.nominal !== parent
                || context !== parent?.collection.context
        {
            symbol.bindingKey =
                decl.modifiers.bindingKey
                ?? bindingKey(parent, Names.initName, initializer.parameters.map(\.label))
        }
        return symbol
    }

    func declareDeinitializer(
        _ body: [Stmt], _ decl: Decl, _ context: Context, _ parent: NominalSymbol?
    ) -> [Symbol] {
        let symbol = FunctionSymbol(kind: .deinitializer, name: Names.deinitName, span: decl.span, parent: parent)
        symbol.declaration = Declaration(decl, context)
        return [symbol]
    }

    func declareSubscript(
        _ member: SubscriptDecl, _ decl: Decl, _ context: Context, _ parent: NominalSymbol?
    ) -> SubscriptSymbol {
        let symbol = SubscriptSymbol(name: Names.subscriptName, span: decl.span, parent: parent)
        symbol.declaration = Declaration(decl, context)
        symbol.isStatic = isStatic(decl.modifiers, parent)
        var key: String {
            decl.modifiers.bindingKey ?? bindingKey(parent, Names.subscriptName, member.parameters.map(\.label))
        }
        symbol.getter =
            declareAccessor(.get, in: member.accessors, of: symbol, decl, context, parent, key: key)
            ?? makeAccessor(.getter, nil, of: symbol, decl, context, parent, key: key)
        symbol.setter = declareAccessor(.set, in: member.accessors, of: symbol, decl, context, parent, key: key + "=")
        return symbol
    }

    private func declareAccessor(
        _ kind: Accessor.Kind, in accessors: [Accessor], of property: Symbol, _ decl: Decl, _ context: Context,
        _ parent: NominalSymbol?, key: @autoclosure () -> String
    ) -> FunctionSymbol? {
        guard let accessor = accessors.first(where: { $0.kind == kind }) else { return nil }
        let made: FunctionSymbol.Kind =
            switch kind {
            case .get: .getter
            case .set: .setter
            case .willSet: .willSet
            case .didSet: .didSet
            }
        return makeAccessor(made, accessor, of: property, decl, context, parent, key: key())
    }

    func makeAccessor(
        _ kind: FunctionSymbol.Kind, _ accessor: Accessor?, of property: Symbol, _ decl: Decl, _ context: Context,
        _ parent: NominalSymbol?, key: @autoclosure () -> String
    ) -> FunctionSymbol {
        let symbol = FunctionSymbol(
            kind: kind, name: property.name, span: accessor?.span ?? property.span, parent: parent ?? context.owner)
        symbol.accessorOf = property
        symbol.declaration = Declaration(decl, context)
        symbol.declaration?.accessor = accessor
        symbol.isStatic = isStatic(decl.modifiers, parent)
        symbol.effects = accessor?.effects ?? []
        let isClass = parent?.kind == .class
        let isWriting = kind == .setter || ((kind == .willSet || kind == .didSet) && true)
        symbol.isMutating =
            !isClass && !symbol.isStatic && parent != nil
            && (accessor?.isMutating ?? false || (isWriting && !(accessor?.isNonmutating ?? false)))
        symbol.isFinal = decl.modifiers.has(Names.finalName) || decl.modifiers.has(Names.staticName)
        symbol.isLibrary = context.isLibrary
        symbol.isNativeForLibrary = context.isLibrary && decl.modifiers.hasAttribute(Names.native)
        if context.isLibrary, accessor?.body == nil || symbol.isNativeForLibrary { symbol.bindingKey = key() }
        return symbol
    }

    // MARK: - Variables

    func declareVariables(
        _ variable: VariableDecl, _ decl: Decl, _ context: Context, _ parent: NominalSymbol?
    ) -> [Symbol] {
        var symbols: [Symbol] = []
        for (index, binding) in variable.bindings.enumerated() {
            for (name, span, pattern) in binding.pattern.names {
                let symbol = VariableSymbol(
                    name: name, span: span, parent: parent ?? context.owner,
                    storage: storage(of: binding, decl, context, parent), isLet: variable.isLet)
                symbol.declaration = Declaration(decl, context, bindingIndex: index)
                symbol.declaration?.pattern = pattern
                setAttributes(symbol, binding, decl, context, parent)
                symbols.append(symbol)
            }
        }
        return symbols
    }

    private func storage(
        of binding: VariableDecl.Binding, _ decl: Decl, _ context: Context, _ parent: NominalSymbol?
    ) -> VariableSymbol.Storage {
        let hasGetter = binding.accessors.contains { $0.kind == .get || $0.kind == .set }
        if hasGetter { return .computed }
        if decl.modifiers.has(Names.overrideName) { return .computed }
        // A variable of an interface without an initial value is bound to a native, except in modules that swiftc
        // compiles too.
        let isBound = context.isLibrary && !context.isCompiled && binding.initializer == nil
        guard let parent else { return isBound ? .computed : .global }
        if parent.kind == .protocol { return .computed }
        if isStatic(decl.modifiers, parent) { return isBound ? .computed : .staticField }
        return .field
    }

    private func setAttributes(
        _ symbol: VariableSymbol, _ binding: VariableDecl.Binding, _ decl: Decl, _ context: Context,
        _ parent: NominalSymbol?
    ) {
        symbol.isStatic = isStatic(decl.modifiers, parent)
        symbol.isLazy = decl.modifiers.has(Names.lazy)
        if decl.modifiers.has(Names.weak) { symbol.ownership = .weak }
        if decl.modifiers.has(Names.unowned) { symbol.ownership = .unowned }
        // The name of the native; only bodiless library declarations have one.
        var key: String {
            decl.modifiers.bindingKey
                ?? (parent.map { ($0.collection.path?.text ?? $0.name.text) + "." } ?? "") + symbol.name.text
        }
        func make(_ kind: Accessor.Kind, _ key: @autoclosure () -> String) -> FunctionSymbol? {
            declareAccessor(kind, in: binding.accessors, of: symbol, decl, context, parent, key: key())
        }
        if symbol.storage == .computed {
            symbol.getter =
                make(.get, key) ?? makeAccessor(.getter, nil, of: symbol, decl, context, parent, key: key)
            symbol.setter = make(.set, key + "=")
            // A library variable without accessors can be set through its binding.
            if symbol.setter == nil, binding.accessors.isEmpty, !symbol.isLet, context.isLibrary {
                symbol.setter = makeAccessor(.setter, nil, of: symbol, decl, context, parent, key: key + "=")
            }
        }
        if decl.modifiers.has(Names.overrideName), !binding.accessors.contains(where: { $0.kind == .get }) {
            // If a property overrides an inherited one only to add observers, they run in a separate setter.
            symbol.isObservedOverride = true
            symbol.setter =
                symbol.setter ?? makeAccessor(.setter, nil, of: symbol, decl, context, parent, key: key + "=")
            return
        }
        symbol.willSet = make(.willSet, key)
        symbol.didSet = make(.didSet, key)
        if isKeyValueObserved(symbol, decl, context, parent) {
            let reporting = reportingObserver(
                of: symbol, decl.span, binding.accessors.first { $0.kind == .didSet })
            symbol.didSet = makeAccessor(.didSet, reporting, of: symbol, decl, context, parent, key: key)
        }
    }

    /// True for a stored property marked `@objc dynamic`.
    private func isKeyValueObserved(
        _ symbol: VariableSymbol, _ decl: Decl, _ context: Context, _ parent: NominalSymbol?
    ) -> Bool {
        guard let parent, parent.kind == .class, !context.isLibrary, decl.modifiers.has("dynamic") else { return false }
        let isMarked =
            decl.modifiers.hasAttribute("objc")
            || parent.declaration?.decl.modifiers.hasAttribute("objcMembers") ?? false
        return isMarked && symbol.storage == .field && !symbol.isLet && !symbol.isLazy
    }
    /// Creates the observer of an `@objc dynamic` property: it runs the written observer and then reports the change.
    private func reportingObserver(of symbol: VariableSymbol, _ span: Span, _ written: Accessor?) -> Accessor {
        let made = SyntaxFactory(span: span)
        let report = made.call(
            made.name("_reportChange"),
            [
                Argument(label: nil, value: made.name(Names.selfValue)),
                Argument(label: nil, value: made.text(symbol.name.text)),
            ])
        let body = [Stmt(.defer([made.statement(report)]), span)] + (written?.body ?? [])
        return Accessor(kind: .didSet, parameter: written?.parameter, body: body, span: span)
    }

    func declareAssociated(
        _ associated: AssociatedTypeDecl, _ decl: Decl, _ context: Context, _ parent: NominalSymbol?
    ) -> [Symbol] {
        let symbol = AssociatedTypeSymbol(name: associated.name, span: decl.span, parent: parent)
        symbol.declaration = Declaration(decl, context)
        return [symbol]
    }

    func declareCases(
        _ elements: [EnumCaseElement], _ decl: Decl, _ context: Context, _ parent: NominalSymbol?
    ) -> [Symbol] {
        elements.enumerated().map { index, element in
            let symbol = EnumCaseSymbol(name: element.name, span: element.span, parent: parent)
            symbol.declaration = Declaration(decl, context, bindingIndex: index)
            if element.isIndirect { parent?.isIndirect = true }
            return symbol
        }
    }
}
