import Diagnostics
import Syntax
import TypeModel

/// Synthesises members: memberwise and inherited initialisers, raw values, `allCases`, and the functions of Equatable,
/// Hashable, Comparable and Codable.
public struct Synthesis {
    let checker: Checker
    public init(_ checker: Checker) { self.checker = checker }

    func synthesizeMembers(_ nominal: NominalSymbol) {
        switch nominal.kind {
        case .struct:
            // Natives create library structs that have no stored properties, unless the struct has no members at all.
            let isEmpty =
                (nominal.collection.decl?.members.isEmpty ?? true)
                && (nominal.collection.split?.members.isEmpty ?? true)
            if !nominal.isLibrary || !nominal.storedProperties.isEmpty || isEmpty { synthesizeStructInit(nominal) }
            synthesizeCodingKeys(nominal)
        case .class:
            synthesizeClassInits(nominal)
            synthesizeCodingKeys(nominal)
            synthesizeCoding(nominal)
        case .enum: synthesizeEnum(nominal)
        case .protocol: break
        }
    }

    private func makeFunction(
        _ kind: FunctionSymbol.Kind, _ name: Name, _ synthesis: FunctionSymbol.Synthesis, in nominal: NominalSymbol
    ) -> FunctionSymbol {
        let symbol = FunctionSymbol(kind: kind, name: name, span: nominal.span, parent: nominal)
        symbol.synthesis = synthesis
        symbol.isLibrary = nominal.isLibrary
        if !nominal.isLibrary { checker.history.declaredSymbols.append(symbol) }
        if let decl = nominal.declaration?.decl, let context = nominal.collection.context {
            symbol.declaration = Declaration(decl, context)
        }
        return symbol
    }

    private func synthesizeStructInit(_ nominal: NominalSymbol) {
        if nominal.collection.hasDesignatedInitializer { return }
        let stored = nominal.storedProperties
        // A private property makes the memberwise initialiser private, unless all properties have initial values.
        let isWhole = stored.allSatisfy { $0.hasInitialValue }
        if stored.contains(where: { $0.wrappedProperty != nil }) {
            synthesizeMemberwise(nominal)
            if isWhole {
                nominal.members[Names.initName]?.append(
                    makeFunction(.initializer, Names.initName, .defaultInit, in: nominal))
            }
            return
        }
        let symbol = makeFunction(
            .initializer, Names.initName, stored.isEmpty ? .defaultInit : .memberwiseInit, in: nominal)
        symbol.declaration?.isPrivate =
            !isWhole
            && stored.contains {
                $0.declaration?.decl.modifiers.has(Names.privateName) ?? false && !($0.isLet && $0.hasInitialValue)
            }
        nominal.members[Names.initName, default: []].append(symbol)
        // If every property has an initial value, there is also an `init()`.
        if isWhole, !stored.isEmpty {
            nominal.members[Names.initName]?.append(
                makeFunction(.initializer, Names.initName, .defaultInit, in: nominal))
        }
    }

    /// Synthesises, as syntax, the memberwise initialiser of a struct with property wrappers, whose parameters are the
    /// wrapped values.
    private func synthesizeMemberwise(_ nominal: NominalSymbol) {
        guard let context = nominal.collection.context, let span = nominal.span else { return }
        let make = SyntaxFactory(span: span)
        var parameters: [ParameterDecl] = []
        var body: [Stmt] = []
        for stored in nominal.storedProperties where !(stored.isLet && stored.hasInitialValue) {
            let name = stored.outerName
            guard case .variable(let decl)? = stored.declaration?.decl.kind else { continue }
            let own = decl.typedBinding(stored.declaration!.bindingIndex)
            // If the wrapper has no initialiser for the wrapped value, the parameter is the wrapper itself.
            let wrap = stored.wrappedProperty.flatMap {
                $0.isInitialized && $0.binding.initializer == nil ? nil : $0.wrapValue
            }
            let shown = wrap == nil ? stored.name : name
            let binding = wrap.flatMap { _ in stored.wrappedProperty?.binding } ?? own
            let owner = make.name(Names.selfValue)
            let type = binding.type ?? TypeRef(.of(make.member(shown, of: owner)), span)
            let isOptional = stored.hasInitialValue && binding.initializer == nil && stored.wrappedProperty == nil
            let value = binding.initializer ?? (isOptional ? Expr(.nilLiteral, span) : nil)
            var isFunction = false
            if case .function = type.kind { isFunction = true }
            let isLater = wrap != nil && stored.wrappedProperty?.takesAutoclosure == true
            parameters.append(
                ParameterDecl(
                    label: name, name: name, type: type, isInout: false, isVariadic: false, isAutoclosure: isLater,
                    isEscaping: isFunction || isLater, defaultValue: value, span: stored.span ?? span))
            let given = isLater ? make.call(make.name(name)) : make.name(name)
            body.append(make.assign(make.member(stored.name, of: owner), wrap?(given) ?? given))
        }
        let initializer = InitializerDecl(
            isFailable: false, generics: [], parameters: parameters, effects: [],
            requirements: [], body: body, span: span)
        checker.addMember(
            Decl(.initializer(initializer), modifiers: Modifiers(), span: span), to: nominal, context,
            inExtension: false)
        (nominal.members[Names.initName]?.last as? FunctionSymbol)?.usesDeclaredDefaults = true
    }

    private func synthesizeClassInits(_ nominal: NominalSymbol) {
        if nominal.collection.hasDesignatedInitializer {
            inheritConvenience(nominal)
            return
        }
        checker.resolveHeader(nominal)
        guard let superclass = nominal.superclass, let parent = superclass.nominal else {
            if nominal.isLibrary, nominal.members[Names.initName] != nil || nominal.storedProperties.isEmpty { return }
            if nominal.storedProperties.allSatisfy({ $0.hasInitialValue }) {
                let symbol = makeFunction(.initializer, Names.initName, .defaultInit, in: nominal)
                nominal.members[Names.initName, default: []].append(symbol)
            }
            return
        }
        checker.collectMembers(parent)
        guard nominal.storedProperties.allSatisfy({ $0.hasInitialValue }) else { return }
        let own = (nominal.members[Names.initName] ?? []).compactMap { $0 as? FunctionSymbol }
        for inherited in (parent.members[Names.initName] ?? []).compactMap({ $0 as? FunctionSymbol }) {
            // A convenience initialiser hides the superclass's initialiser with the same parameters.
            let isHidden = own.contains {
                checker.labels(of: $0) == checker.labels(of: inherited)
                    && (checker.labels(of: $0).isEmpty || Redeclarations(checker).sameParameters($0, inherited))
            }
            if !isHidden { addInherited(inherited, to: nominal) }
        }
    }

    /// Returns true if a type declares a function with this name and one parameter with this label.
    private func declaresFunction(_ name: Name, _ label: Name, _ nominal: NominalSymbol) -> Bool {
        (nominal.members[name] ?? []).contains { member in
            guard let function = member as? FunctionSymbol else { return false }
            if case .function(let decl)? = function.declaration?.decl.kind {
                return decl.parameters.map(\.label) == [label]
            }
            if case .initializer(let decl)? = function.declaration?.decl.kind {
                return decl.parameters.map(\.label) == [label]
            }
            return false
        }
    }

    /// If the program writes only one direction of coding, that function may use the keys synthesised for the other
    /// direction.
    private func synthesizeCodingKeys(_ nominal: NominalSymbol) {
        guard !nominal.isLibrary, let declaration = nominal.declaration, nominal.members[CodingDirection.keys] == nil,
            declaration.inherits("Codable") || declaration.inherits("Encodable") && declaration.inherits("Decodable"),
            declaresFunction("encode", "to", nominal) != declaresFunction(Names.initName, "from", nominal)
        else { return }
        addCodingKeys(nominal)
    }

    /// Adds an enum with a case for each stored property, or for each case of an enum.
    func addCodingKeys(_ nominal: NominalSymbol) {
        let coded =
            nominal.kind == .enum
            ? nominal.cases.map { ($0.name, $0.span) }
            : nominal.storedProperties.filter { !$0.isLazy }.map { ($0.outerName, $0.span) }
        addKeys(CodingDirection.keys, coded, to: nominal)
    }

    func addKeys(_ name: Name, _ coded: [(name: Name, span: Span?)], to nominal: NominalSymbol) {
        guard let span = nominal.span, let context = nominal.collection.context, !coded.isEmpty else { return }
        let cases = coded.map {
            EnumCaseElement(name: $0.name, payload: nil, rawValue: nil, isIndirect: false, span: $0.span ?? span)
        }
        let key = TypeRef(.named([TypeRef.Component(name: "CodingKey", arguments: [], span: span)]), span)
        let keys = TypeDecl(
            kind: .enum, name: name, nameSpan: span, extended: nil, generics: [], inherited: [key],
            requirements: [], isIndirect: false,
            members: [Decl(.enumCase(cases), modifiers: Modifiers(), span: span)])
        checker.addMember(
            Decl(.type(keys), modifiers: Modifiers(), span: span), to: nominal, context, inExtension: false)
    }

    /// Adds the coding members of a class that declares `Codable`. Subclasses override and call them.
    private func synthesizeCoding(_ nominal: NominalSymbol) {
        guard !nominal.isLibrary, let declaration = nominal.declaration else { return }
        let both = declaration.inherits("Codable")
        if both || declaration.inherits("Encodable"), !declaresFunction("encode", "to", nominal),
            let symbol = checker.knownNominal(named: "Encodable"),
            let requirement = checker.requirement("encode", of: symbol),
            let made = synthesizedWitness(requirement, for: nominal), made.synthesis != nil
        {
            nominal.members["encode", default: []].append(made)
        }
        if both || declaration.inherits("Decodable"), !declaresFunction(Names.initName, "from", nominal),
            let symbol = checker.knownNominal(named: "Decodable"),
            let requirement = checker.requirement(Names.initName, of: symbol),
            let made = synthesizedWitness(requirement, for: nominal), made.synthesis != nil
        {
            made.isRequired = true
            nominal.members[Names.initName, default: []].append(made)
        }
    }

    private func addInherited(_ inherited: FunctionSymbol, to nominal: NominalSymbol) {
        let symbol = makeFunction(.initializer, Names.initName, .inheritedInit(inherited), in: nominal)
        symbol.isFailable = inherited.isFailable
        symbol.isImplicitlyUnwrapped = inherited.isImplicitlyUnwrapped
        symbol.effects = inherited.effects
        symbol.thrown = inherited.thrown
        symbol.isConvenience = inherited.isConvenience
        symbol.isRequired = inherited.isRequired
        nominal.members[Names.initName, default: []].append(symbol)
    }

    /// Adds the inherited convenience initialisers if the class overrides all designated initialisers of its
    /// superclass.
    private func inheritConvenience(_ nominal: NominalSymbol) {
        checker.resolveHeader(nominal)
        guard let parent = nominal.superclass?.nominal else { return }
        checker.collectMembers(parent)
        let own = (nominal.members[Names.initName] ?? []).compactMap { $0 as? FunctionSymbol }
        let theirs = (parent.members[Names.initName] ?? []).compactMap { $0 as? FunctionSymbol }
        let designated = theirs.filter { !$0.isConvenience }
        guard designated.allSatisfy({ base in own.contains { checker.labels(of: $0) == checker.labels(of: base) } })
        else { return }
        for convenience in theirs where convenience.isConvenience {
            if own.contains(where: { checker.labels(of: $0) == checker.labels(of: convenience) }) { continue }
            addInherited(convenience, to: nominal)
        }
    }

    /// Returns true if the memberwise initialiser has a default value for a property. As in the compiler, an optional has
    /// the default `nil` only if its `var` declares no other property.
    private func hasMemberwiseDefault(_ stored: VariableSymbol) -> Bool {
        guard stored.hasInitialValue, case .variable(let decl)? = stored.declaration?.decl.kind,
            decl.bindings.count > 1
        else { return stored.hasInitialValue }
        return decl.typedBinding(stored.declaration!.bindingIndex).initializer != nil || stored.isLazy
    }

    private func synthesizeEnum(_ nominal: NominalSymbol) {
        checker.resolveHeader(nominal)
        guard nominal.collection.context != nil, nominal.declaration != nil else { return }
        if let raw = nominal.rawType {
            if nominal.members[Names.rawValue] == nil {
                let variable = VariableSymbol(
                    name: Names.rawValue, span: nominal.span, parent: nominal, storage: .computed, isLet: false)
                variable.type = raw
                variable.isLibrary = nominal.isLibrary
                let getter = makeFunction(.getter, Names.rawValue, .rawValueGetter, in: nominal)
                getter.accessorOf = variable
                variable.getter = getter
                nominal.members[Names.rawValue] = [variable]
            }
            let inits = (nominal.members[Names.initName] ?? []).compactMap { $0 as? FunctionSymbol }
            let hasOwn = inits.contains { checker.labels(of: $0) == [Names.rawValue] }
            if !hasOwn {
                let symbol = makeFunction(.initializer, Names.initName, .rawValueInit, in: nominal)
                symbol.isFailable = true
                nominal.members[Names.initName, default: []].append(symbol)
            }
        }
    }

    /// Adds `allCases` where the conformance is declared: on the enum, in an extension, or through another protocol.
    /// Returns true if this call added the property.
    @discardableResult
    func synthesizeAllCases(_ nominal: NominalSymbol) -> Bool {
        guard nominal.kind == .enum, nominal.members[Names.allCases] == nil,
            let iterable = checker.knownNominal(named: "CaseIterable"),
            nominal.conformances.contains(where: { checker.refines($0.protocolSymbol, iterable) })
        else { return false }
        let variable = VariableSymbol(
            name: Names.allCases, span: nominal.span, parent: nominal, storage: .computed, isLet: false)
        variable.isStatic = true
        variable.isLibrary = nominal.isLibrary
        variable.type = checker.array(nominal.declaredType)
        let getter = makeFunction(.getter, Names.allCases, .allCases, in: nominal)
        getter.isStatic = true
        getter.accessorOf = variable
        variable.getter = getter
        nominal.members[Names.allCases] = [variable]
        nominal.collection.lookups = [:]
        return true
    }

    func resolveSynthesized(_ function: FunctionSymbol, _ declaration: Declaration, _ context: Context) {
        guard let nominal = function.parent as? NominalSymbol, let synthesis = function.synthesis else { return }
        function.environment = nominal.environment
        function.result = nominal.declaredType
        func parameter(_ label: Name?, _ name: Name, _ type: Type, isInout: Bool = false) -> ParameterSymbol {
            let variable = VariableSymbol(name: name, span: nil, parent: function, storage: .local, isLet: !isInout)
            variable.type = type
            variable.isInout = isInout
            var parameter = ParameterSymbol(label: label, variable: variable, type: type)
            parameter.isInout = isInout
            return parameter
        }
        switch synthesis {
        case .memberwiseInit:
            for stored in nominal.storedProperties where !(stored.isLet && stored.hasInitialValue) {
                checker.resolve(stored)
                var entry = parameter(stored.name, stored.name, stored.type ?? .error)
                entry.hasDefault = hasMemberwiseDefault(stored)
                function.parameters.append(entry)
            }
        case .defaultInit: break
        case .inheritedInit(let inherited): copyInherited(inherited, function, nominal)
        case .rawValueInit:
            function.parameters = [parameter(Names.rawValue, Names.rawValue, nominal.rawType ?? .error)]
            function.result = checker.optional(nominal.declaredType)
        case .rawValueGetter: function.result = nominal.rawType ?? .error
        case .allCases: function.result = checker.array(nominal.declaredType)
        case .equals, .less:
            function.parameters = [
                parameter(nil, "lhs", nominal.declaredType), parameter(nil, "rhs", nominal.declaredType),
            ]
            function.result = checker.boolType
        case .hash:
            function.parameters = [parameter("into", "hasher", checker.knownType(.hasher), isInout: true)]
            function.result = .void
        case .encode:
            let encoder = checker.knownType(.encoder)
            function.parameters = [parameter("to", "encoder", encoder)]
            function.result = .void
            function.effects = .throwing
        case .decode:
            let decoder = checker.knownType(.decoder)
            function.parameters = [parameter("from", "decoder", decoder)]
            function.effects = .throwing
        }
        checker.addSelf(function, context)
    }

    /// Adds an inherited initialiser. Its types are those of the superclass, with the arguments that the subclass gives
    /// to the superclass.
    private func copyInherited(_ inherited: FunctionSymbol, _ function: FunctionSymbol, _ nominal: NominalSymbol) {
        checker.resolve(inherited)
        function.parameters = inherited.parameters
        if let superclass = nominal.superclass, !Substitution(nominal: superclass).isEmpty {
            for index in function.parameters.indices {
                let old = function.parameters[index]
                let type = checker.substitute(old.type, Substitution(nominal: superclass))
                let variable = VariableSymbol(
                    name: old.variable.name, span: nil, parent: function, storage: .local, isLet: true)
                variable.type = checker.substitute(old.variable.type, Substitution(nominal: superclass))
                function.parameters[index].type = type
                function.parameters[index].variable = variable
            }
        }
        if inherited.isFailable { function.result = checker.optional(nominal.declaredType) }
    }

    /// Returns the synthesised function for a requirement of a known protocol; nil for other requirements.
    func synthesizedWitness(_ requirement: Symbol, for nominal: NominalSymbol) -> FunctionSymbol? {
        guard let owner = requirement.parent as? NominalSymbol, owner.isLibrary else { return nil }
        let synthesis: (FunctionSymbol.Kind, FunctionSymbol.Synthesis)
        switch (owner.name.text, requirement.name.text) {
        case ("Equatable", "=="): synthesis = (.method, .equals)
        case ("Comparable", "<") where nominal.kind == .enum: synthesis = (.method, .less)
        case ("Hashable", "hash"): synthesis = (.method, .hash)
        case ("Encodable", "encode"): synthesis = (.method, .encode)
        case ("Decodable", "init"): synthesis = (.initializer, .decode)
        default: return nil
        }
        let key = Name("\(owner.name.text).\(requirement.name.text)")
        if let known = nominal.synthesized[key] { return known }
        if let half = synthesis.1.codingHalf, let written = CodingSynthesis(checker).codingFunction(half, of: nominal) {
            nominal.synthesized[key] = written
            checker.resolve(written)
            return written
        }
        let symbol = makeFunction(synthesis.0, requirement.name, synthesis.1, in: nominal)
        if requirement.name == Names.equals || requirement.name == Names.less { symbol.isStatic = true }
        nominal.synthesized[key] = symbol
        checker.resolve(symbol)
        return symbol
    }

    /// Returns a description of the first part of a type that does not conform to a protocol.
    public func partLackingConformance(_ symbol: NominalSymbol, _ nominal: NominalSymbol, isCoding: Bool) -> String? {
        let keys = (nominal.members["CodingKeys"]?.first as? NominalSymbol).map { keys -> Set<Name> in
            checker.collectMembers(keys)
            return Set(keys.cases.map(\.name))
        }
        for stored in nominal.storedProperties {
            checker.resolve(stored)
            if isCoding, let keys, !keys.contains(stored.name) { continue }
            guard let type = stored.type, !type.isError, !checker.conforms(type, to: symbol) else { continue }
            return "'\(stored.name.text)' is of type '\(checker.describe(type))', which does not conform"
        }
        for element in nominal.cases {
            checker.resolve(element)
            for payload in element.payload where !payload.type.isError && !checker.conforms(payload.type, to: symbol) {
                return "case '\(element.name.text)' holds '\(checker.describe(payload.type))', which does not conform"
            }
        }
        return nil
    }

    // MARK: - Raw values

    /// Computes the raw values that are not written: integers count up, strings are the names of the cases.
    public func resolveRawValues(_ nominal: NominalSymbol) {
        guard let raw = nominal.rawType, !nominal.hasRawValues else { return }
        nominal.hasRawValues = true
        var next: Int64 = 0
        var nextDouble = 0.0
        let isText = raw === checker.stringType
        let isFloating = raw === checker.doubleType || raw.nominal?.name == "Float"
        for element in nominal.cases {
            guard let declaration = element.declaration, case .enumCase(let elements) = declaration.decl.kind
            else { continue }
            let written = elements[declaration.bindingIndex].rawValue
            switch written.map({ literalValue($0) }) {
            case .integer(let value)? where isFloating: nextDouble = Double(value)
            case .integer(let value)?: next = value
            case .double(let value)?: nextDouble = value
            case .string(let text)?: element.rawString = text
            case .other?: checker.report(CheckDiagnostic.rawValueNotLiteral(written!.span), in: declaration.context)
            case nil: if isText { element.rawString = element.name.text }
            }
            if isFloating {
                element.rawDouble = nextDouble
                nextDouble += 1
            } else if element.rawString == nil {
                element.rawInteger = next
                next += 1
            }
        }
    }

    private enum LiteralValue {
        case integer(Int64)
        case double(Double)
        case string(String)
        case other
    }

    private func literalValue(_ expr: Expr) -> LiteralValue {
        switch expr.kind {
        case .integer(let literal): return .integer(Int64(bitPattern: literal.magnitude ?? 0))
        case .float(let value): return .double(value)
        case .string(let literal):
            var text = ""
            for part in literal.parts {
                guard case .text(let piece) = part else { return .other }
                text += piece
            }
            return .string(text)
        case .prefix(let name, let operand) where name.name == Names.minus:
            switch literalValue(operand) {
            case .integer(let value): return .integer(-value)
            case .double(let value): return .double(-value)
            default: return .other
            }
        case .paren(let inner): return literalValue(inner)
        default: return .other
        }
    }
}

extension FunctionSymbol.Synthesis {
    fileprivate var codingHalf: CodingDirection? {
        switch self {
        case .encode: return .encode
        case .decode: return .decode
        default: return nil
        }
    }
}

extension Declaration {
    /// Returns true if the declaration itself names a protocol.
    func inherits(_ name: Name) -> Bool {
        guard case .type(let decl) = self.decl.kind else { return false }
        return decl.inherited.contains { $0.isNamed(name) ?? false || $0.mentions(name) }
    }
}

extension TypeRef {
    func mentions(_ name: Name) -> Bool {
        if case .composition(let parts) = kind { return parts.contains { $0.isNamed(name) ?? false } }
        return false
    }
}

extension VariableSymbol {
    public var hasInitialValue: Bool {
        guard case .variable(let decl)? = declaration?.decl.kind else { return initialValue != nil }
        let binding = decl.typedBinding(declaration!.bindingIndex)
        if binding.initializer != nil || isLazy { return true }
        guard !isLet, let type = binding.type ?? binding.pattern.typeAnnotation else {
            return ownership == .weak
        }
        switch type.kind {
        case .optional, .implicitlyUnwrapped: return true
        default: return ownership == .weak
        }
    }
}
