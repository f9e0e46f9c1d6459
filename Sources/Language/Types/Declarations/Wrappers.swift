import Diagnostics
import Syntax
import TypeModel

// Property wrappers such as `@Clamped(0...10) var level = 3`, rewritten as syntax. The wrapper is stored in `_level`;
// `level` accesses its `wrappedValue`, `$level` its `projectedValue`.

/// A wrapper type with the arguments that a declaration gives to it.
private struct PropertyWrapper {
    let attribute: CustomAttribute
    let nominal: NominalSymbol

    func variable(_ name: Name) -> VariableSymbol? { nominal.members[name]?.first as? VariableSymbol }

    /// True if an initialiser takes the wrapped value first; a struct without initialisers has a memberwise one.
    var takesValue: Bool {
        let inits = (nominal.members[Names.initName] ?? []).compactMap { $0 as? FunctionSymbol }
        return inits.contains { function in
            guard case .initializer(let decl)? = function.declaration?.decl.kind else {
                return function.synthesis != nil && variable(Names.wrappedValue)?.storage == .field
            }
            return decl.parameters.first?.label == Names.wrappedValue
        }
    }

    /// True if the initialiser takes the wrapped value as an autoclosure.
    var takesAutoclosure: Bool {
        (nominal.members[Names.initName] ?? []).contains { member in
            guard case .initializer(let decl)? = member.declaration?.decl.kind, let first = decl.parameters.first else {
                return false
            }
            return first.label == Names.wrappedValue && first.isAutoclosure
        }
    }

    /// True if the wrapper has an `init()`, or an initialiser whose parameters all have defaults.
    var takesNoArguments: Bool {
        let inits = (nominal.members[Names.initName] ?? []).compactMap { $0 as? FunctionSymbol }
        return inits.contains { function in
            guard case .initializer(let decl)? = function.declaration?.decl.kind else {
                if case .defaultInit? = function.synthesis { return true }
                return false
            }
            return decl.parameters.allSatisfy { $0.defaultValue != nil }
        }
    }
}

/// Creates the declarations that replace a wrapped variable or parameter.
public struct Wrappers {
    let checker: Checker
    public init(_ checker: Checker) { self.checker = checker }

    /// Returns the declarations that replace a wrapped variable, with the variable's own as the last; nil for variables
    /// without a wrapper.
    public func expandedParts(_ decl: Decl, in context: Context) -> (parts: [Decl], property: WrappedProperty)? {
        guard case .variable(let variable) = decl.kind, !decl.modifiers.customAttributes.isEmpty,
            let binding = variable.bindings.first, let name = binding.pattern.names.first?.0
        else { return nil }
        var wrappers: [PropertyWrapper] = []
        let custom = decl.modifiers.customAttributes.filter { Isolations(checker).globalActor($0, in: context) == nil }
        if custom.isEmpty { return nil }
        if attributeType(custom[0], Names.resultBuilder, in: context) != nil { return nil }
        for attribute in custom {
            guard let wrapper = wrapper(attribute, in: context) else { return nil }
            wrappers.append(wrapper)
        }
        if variable.isLet, !decl.modifiers.attributes.contains(WrapperSyntax.constantMark) {
            checker.report(CheckDiagnostic.wrappedConstant(custom[0]), in: context)
        }
        return WrapperSyntax(decl, binding, name, wrappers).wrappedDeclarations()
    }

    private func wrapper(_ attribute: CustomAttribute, in context: Context) -> PropertyWrapper? {
        guard let nominal = attributeType(attribute, Names.propertyWrapper, in: context) else {
            checker.report(attribute.unknown, in: context)
            return nil
        }
        checker.collectMembers(nominal)
        guard nominal.members[Names.wrappedValue]?.first is VariableSymbol else { return nil }
        return PropertyWrapper(attribute: attribute, nominal: nominal)
    }

    /// Returns the type that an attribute names, if that type is declared for this kind of attribute (wrapper, builder,
    /// actor).
    public func attributeType(_ attribute: CustomAttribute, _ use: Name, in context: Context) -> NominalSymbol? {
        let quiet = checker.textState.diagnostics.count
        let type = checker.resolve(attribute.type, in: context, open: { .parameter($0) })
        checker.textState.diagnostics.removeLast(checker.textState.diagnostics.count - quiet)
        guard let nominal = type.nominal, nominal.declaration?.decl.modifiers.hasAttribute(use) ?? false else {
            return nil
        }
        return nominal
    }

    /// Reports custom attributes of types, initialisers and subscripts, which allow only global actors.
    public func checkActorAttributes(of symbol: Symbol) {
        guard let declaration = symbol.declaration else { return }
        for attribute in declaration.decl.modifiers.customAttributes
        where Isolations(checker).globalActor(attribute, in: declaration.context) == nil {
            checker.report(attribute.unknown, in: declaration.context)
        }
    }

    /// Adds the property wrappers that an extension declares, if the members of the extended type are not collected yet:
    /// its properties may use them. Returns true if they were added.
    func addTypes(of type: TypeDecl, to nominal: NominalSymbol, in context: Context) -> Bool {
        guard nominal.collection.members == .none, type.members.contains(where: \.isWrapperType) else { return false }
        let inner = checker.extensionContext(type, of: nominal, arguments: [], in: context)
        for member in type.members where member.isWrapperType {
            checker.addMember(member, to: nominal, inner, inExtension: true)
        }
        return true
    }

    /// Checks that a type has the members which its kind of attribute requires.
    public func checkAttributeType(_ nominal: NominalSymbol) {
        guard let modifiers = nominal.declaration?.decl.modifiers, let span = nominal.span else { return }
        checkActorAttributes(of: nominal)
        if modifiers.hasAttribute(Names.propertyWrapper), nominal.members[Names.wrappedValue] == nil {
            checker.report(CheckDiagnostic.noWrappedValue(nominal.name, span))
        }
        if modifiers.hasAttribute(Names.resultBuilder), nominal.members[Name(.buildBlock)] == nil,
            nominal.members[Name(.buildPartialBlock)] == nil
        {
            checker.report(CheckDiagnostic.noBuildBlock(nominal.name, span))
        }
    }

    /// Returns the body with variables for `@Clamped` parameters, initialised from the arguments.
    func wrappingParameters(_ parameters: [ParameterDecl], around body: [Stmt], of function: FunctionSymbol) -> [Stmt] {
        let wrapped = parameters.filter { !$0.customAttributes.isEmpty && !$0.isWrappedClosure }
        guard !wrapped.isEmpty else { return body }
        return wrapped.map(variable(for:)) + returningLast(body, of: function)
    }

    /// Returns the statements of the variables, then the body. If the body is a single expression, the expression is
    /// returned.
    private func returningLast(_ body: [Stmt], of function: FunctionSymbol) -> [Stmt] {
        guard body.count == 1, case .expr(let value) = body[0].kind, function.kind != .initializer,
            let result = function.result, !result.isVoid
        else { return body }
        return [SyntaxFactory(span: body[0].span).returnStatement(value)]
    }

    /// Rewrites `{ (@Clamped x: Int) in … }`: `x` is a variable of the body, initialised from the argument.
    public func wrapParameters(of closure: ClosureExpr) {
        for parameter in closure.parameters ?? [] where parameter.span.text.hasPrefix("$") {
            checker.report(CheckDiagnostic.projectedArgument(parameter.name, parameter.span))
        }
        guard var parameters = closure.parameters, parameters.contains(where: { !$0.customAttributes.isEmpty }) else {
            return
        }
        var variables: [Stmt] = []
        for (index, parameter) in parameters.enumerated() where !parameter.customAttributes.isEmpty {
            // A program cannot write a name that contains a space.
            let given = Name("given " + parameter.name.text)
            variables.append(
                variable(parameter.name, parameter.type, of: given, parameter.customAttributes, parameter.span))
            parameters[index].name = given
            parameters[index].customAttributes = []
        }
        closure.parameters = parameters
        if closure.body.count == 1, case .expr(let value) = closure.body[0].kind, !isAssignment(value) {
            closure.body[0] = SyntaxFactory(span: closure.body[0].span).returnStatement(value)
        }
        closure.body = variables + closure.body
    }

    private func isAssignment(_ expr: Expr) -> Bool {
        switch expr.kind {
        case .assign: return true
        case .binary(let name, _, _): return name.name == Names.assign || checker.operatorTable.isAssignment(name.name)
        default: return false
        }
    }

    private func variable(for parameter: ParameterDecl) -> Stmt {
        variable(parameter.name, parameter.type, of: parameter.name, parameter.customAttributes, parameter.span)
    }

    private func variable(
        _ name: Name, _ type: TypeRef?, of given: Name, _ custom: [CustomAttribute], _ span: Span
    ) -> Stmt {
        let binding = VariableDecl.Binding(
            pattern: Pattern(.name(name), span), type: type, initializer: SyntaxFactory(span: span).name(given),
            accessors: [])
        var modifiers = Modifiers()
        modifiers.customAttributes = custom
        modifiers.attributes = [WrapperSyntax.constantMark]
        let decl = Decl(.variable(VariableDecl(isLet: true, bindings: [binding])), modifiers: modifiers, span: span)
        return Stmt(.decl(decl), span)
    }
}

extension ParameterDecl {
    /// True if an attribute of the parameter is a result builder, not a property wrapper: its type is a function.
    fileprivate var isWrappedClosure: Bool {
        if case .function = type.kind { return true }
        return false
    }
}

private struct WrapperSyntax {
    /// Marks the constant that holds the argument of a wrapped parameter.
    static let constantMark = Name("given parameter")

    let decl: Decl
    let binding: VariableDecl.Binding
    let name: Name
    let wrappers: [PropertyWrapper]
    let factory: SyntaxFactory
    let backingName: Name
    let isStatic: Bool

    init(_ decl: Decl, _ binding: VariableDecl.Binding, _ name: Name, _ wrappers: [PropertyWrapper]) {
        self.decl = decl
        self.name = name
        self.wrappers = wrappers
        factory = SyntaxFactory(span: binding.pattern.span)
        var binding = binding
        if Self.beginsAsNil(binding, wrappers) { binding.initializer = Expr(.nilLiteral, factory.span) }
        self.binding = binding
        backingName = Name("_" + name.text)
        isStatic = decl.modifiers.has(Names.staticName) || decl.modifiers.has(Names.classModifier)
    }

    func wrappedDeclarations() -> (parts: [Decl], property: WrappedProperty) {
        let initial = initialBacking()
        var parts = [declare(backingName, backingType, initial, [])]
        if let projected = wrappers[0].variable(Names.projectedValue) {
            let read = factory.member(Names.projectedValue, of: backingStorage)
            let type = TypeRef(.of(read), factory.span)
            parts.append(declare(Name("$" + name.text), type, nil, makeAccessors(read, of: [projected], [])))
        }
        parts.append(
            declare(
                name, writtenType ?? TypeRef(.of(wrappedValue), factory.span), nil,
                makeAccessors(
                    wrappedValue, of: wrappers.compactMap { $0.variable(Names.wrappedValue) }, binding.accessors)))
        let wrap = wrappers.allSatisfy(\.takesValue) ? { (value: Expr) in self.wrapped(value) } : nil
        let property = WrappedProperty(
            name: name, backingName: backingName, wrapValue: wrap, binding: binding, isInitialized: initial != nil,
            takesAutoclosure: wrappers.last?.takesAutoclosure ?? false)
        return (parts, property)
    }

    /// Returns true if a variable such as `@Published var text: String?` is nil initially, because its wrapper has no
    /// initial value.
    private static func beginsAsNil(_ binding: VariableDecl.Binding, _ wrappers: [PropertyWrapper]) -> Bool {
        guard binding.initializer == nil, case .optional? = (binding.type ?? binding.pattern.typeAnnotation)?.kind
        else {
            return false
        }
        return wrappers.allSatisfy { $0.takesValue && $0.attribute.arguments == nil }
            && wrappers.last?.takesNoArguments == false
    }

    private var writtenType: TypeRef? { binding.type ?? binding.pattern.typeAnnotation }

    private var backingStorage: Expr {
        isStatic ? factory.member(backingName, of: factory.name(Names.selfType)) : factory.name(backingName)
    }

    /// Returns `_level.wrappedValue`, with one `.wrappedValue` for each wrapper.
    private var wrappedValue: Expr {
        wrappers.reduce(backingStorage) { value, _ in factory.member(Names.wrappedValue, of: value) }
    }

    private func declare(_ name: Name, _ type: TypeRef?, _ value: Expr?, _ accessors: [Accessor]) -> Decl {
        var modifiers = decl.modifiers
        modifiers.customAttributes = []
        modifiers.attributes.removeAll { $0 == Self.constantMark }
        let variable = VariableDecl(
            isLet: false,
            bindings: [
                .init(pattern: Pattern(.name(name), factory.span), type: type, initializer: value, accessors: accessors)
            ])
        return Decl(.variable(variable), modifiers: modifiers, span: decl.span, comment: decl.comment)
    }

    // MARK: - The backing value

    private func initialBacking() -> Expr? {
        if let value = binding.initializer { return wrapped(value) }
        var current: Expr?
        for (index, wrapper) in wrappers.enumerated().reversed() {
            if let inner = current {
                current = wrapperCall(wrapper, [Argument(label: Names.wrappedValue, value: inner)])
            } else if wrapper.attribute.arguments != nil || index == wrappers.count - 1 && wrapper.takesNoArguments {
                current = wrapperCall(wrapper, [])
            } else {
                return nil
            }
        }
        return current
    }

    private func wrapped(_ value: Expr) -> Expr {
        wrappers.reversed().reduce(value) { value, wrapper in
            wrapperCall(wrapper, [Argument(label: Names.wrappedValue, value: value)])
        }
    }

    private func wrapperCall(_ wrapper: PropertyWrapper, _ first: [Argument]) -> Expr {
        factory.call(typeExpr(wrapper.attribute.type), first + (wrapper.attribute.arguments ?? []))
    }

    private func typeExpr(_ type: TypeRef) -> Expr {
        guard case .named(let path) = type.kind else { return Expr(.type(type), type.span) }
        var result: Expr?
        for part in path {
            let arguments = part.arguments.isEmpty ? nil : part.arguments
            guard let base = result else {
                result = Expr(.name(NameExpr(name: part.name, genericArguments: arguments)), part.span)
                continue
            }
            var member = MemberExpr(base: base, name: part.name, nameSpan: part.span)
            member.genericArguments = arguments
            result = Expr(.member(member), part.span)
        }
        return result ?? Expr(.type(type), type.span)
    }

    /// Returns the wrapper's type from the declaration; nil if the initial value determines it.
    private var backingType: TypeRef? {
        guard var type = writtenType else {
            let attribute = wrappers[0].attribute.type
            return initialBacking() == nil || !hasOpenArguments(wrappers[0]) ? attribute : nil
        }
        for wrapper in wrappers.reversed() {
            guard let outer = self.type(of: wrapper, around: type) else { return nil }
            type = outer
        }
        return type
    }

    /// Returns true for a generic wrapper whose arguments are not written.
    private func hasOpenArguments(_ wrapper: PropertyWrapper) -> Bool {
        guard case .named(let path) = wrapper.attribute.type.kind, let last = path.last else { return false }
        return last.arguments.isEmpty && !(wrapper.nominal.collection.decl?.generics ?? []).isEmpty
    }

    private func type(of wrapper: PropertyWrapper, around inner: TypeRef) -> TypeRef? {
        guard hasOpenArguments(wrapper), case .named(var path) = wrapper.attribute.type.kind else {
            return wrapper.attribute.type
        }
        let generics = (wrapper.nominal.collection.decl?.generics ?? []).map(\.name)
        guard case .variable(let decl)? = wrapper.variable(Names.wrappedValue)?.declaration?.decl.kind,
            let pattern = decl.bindings.first?.type ?? decl.bindings.first?.pattern.typeAnnotation
        else { return nil }
        var found: [Name: TypeRef] = [:]
        guard matchTypes(pattern, inner, generics, &found) else { return nil }
        let arguments = generics.compactMap { found[$0] }
        guard arguments.count == generics.count else { return nil }
        path[path.count - 1].arguments = arguments
        return TypeRef(.named(path), wrapper.attribute.type.span)
    }

    private func matchTypes(_ pattern: TypeRef, _ type: TypeRef, _ generics: [Name], _ found: inout [Name: TypeRef])
        -> Bool
    {
        if let name = pattern.plainName, generics.contains(name) {
            found[name] = type
            return true
        }
        switch (pattern.kind, type.kind) {
        case (.optional(let a), .optional(let b)), (.array(let a), .array(let b)):
            return matchTypes(a, b, generics, &found)
        case (.dictionary(let a, let b), .dictionary(let c, let d)):
            return matchTypes(a, c, generics, &found) && matchTypes(b, d, generics, &found)
        default: return false
        }
    }

    // MARK: - Accessors

    /// Creates accessors that read and write through the wrappers; observers of the declaration run before and after a
    /// write.
    private func makeAccessors(_ path: Expr, of variables: [VariableSymbol], _ observers: [Accessor]) -> [Accessor] {
        let get = Accessor(
            kind: .get, parameter: nil, body: [factory.returnStatement(path)],
            isMutating: variables.contains { $0.getter?.isMutating ?? false }, span: factory.span)
        let canBeSet = variables.allSatisfy { variable in
            let isHidden = variable.declaration?.decl.modifiers.has(Names.privateSet) ?? false
            return (variable.setter != nil || variable.storage == .field && !variable.isLet) && !isHidden
        }
        guard canBeSet else { return [get] }
        let value = factory.name(Names.newValue)
        var body: [Stmt] = []
        let didSet = observers.first { $0.kind == .didSet }
        if let didSet, didSet.readsOldValue {
            body.append(factory.declare(didSet.parameter ?? Names.oldValue, isLet: true, factory.name(name)))
        }
        if let willSet = observers.first(where: { $0.kind == .willSet }) {
            let named = willSet.parameter.map { [factory.declare($0, isLet: true, value)] } ?? []
            body.append(factory.block(named + (willSet.body ?? [])))
        }
        body.append(factory.assign(path, value))
        if let didSet { body.append(factory.block(didSet.body)) }
        let keeps = variables.contains { variable in
            (variable.parent as? NominalSymbol)?.kind == .class || variable.setter.map { !$0.isMutating } ?? false
        }
        if !keeps, decl.modifiers.attributes.contains(Self.constantMark) { return [get] }
        return [
            get, Accessor(kind: .set, parameter: nil, body: body, isNonmutating: keeps, span: factory.span),
        ]
    }
}

extension Decl {
    /// True for a type that is a property wrapper.
    var isWrapperType: Bool {
        guard case .type = kind else { return false }
        return modifiers.hasAttribute(Names.propertyWrapper)
    }
}
