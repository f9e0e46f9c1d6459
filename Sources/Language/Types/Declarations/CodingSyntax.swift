import Diagnostics
import Syntax
import TypeModel

/// Synthesises `Codable` members as syntax if a program extends the coding containers, as in `extension
/// KeyedDecodingContainer { func decode<S>(_ type: Default<S>.Type, forKey key: Key) … }`, so that the program's
/// functions are called; otherwise natives implement them. Members of enums are always synthesised as syntax, because
/// each case may have its own keys.
public struct CodingSynthesis {
    let checker: Checker
    public init(_ checker: Checker) { self.checker = checker }

    /// Records the functions that an extension adds to a coding container.
    public func recordExtension(_ type: TypeDecl) {
        guard let extended = type.extended else { return }
        for half in CodingDirection.allCases where extended.isNamed(half.container) ?? false {
            let adds = type.members.contains { member in
                guard case .function(let function) = member.kind else { return false }
                return function.name == half.method || function.name == half.methodIfPresent
            }
            guard adds, !checker.customCodings.contains(half) else { continue }
            checker.textState.revertActions.append { [self] in checker.customCodings.remove(half) }
            checker.customCodings.insert(half)
        }
    }

    /// Returns the synthesised `init(from:)` or `encode(to:)` as syntax; nil if natives implement it.
    func codingFunction(_ half: CodingDirection, of nominal: NominalSymbol) -> FunctionSymbol? {
        guard checker.customCodings.contains(half) || nominal.kind == .enum, !nominal.isLibrary, let span = nominal.span
        else {
            return nil
        }
        checker.resolveHeader(nominal)
        let asked = nominal.conformances.first { $0.protocolSymbol.name == half.protocolName }
        guard let context = asked?.context ?? nominal.collection.context, takesKeys(nominal, half) else { return nil }
        // Errors refer to the property, not to synthesised code.
        if let asked, asked.requirements.isEmpty,
            Synthesis(checker).partLackingConformance(asked.protocolSymbol, nominal, isCoding: true) != nil
        {
            return nil
        }
        if nominal.members[CodingDirection.keys] == nil { Synthesis(checker).addCodingKeys(nominal) }
        guard let keys = nominal.members[CodingDirection.keys]?.first as? NominalSymbol else { return nil }
        checker.collectMembers(keys)
        let make = CodingSyntax(half, span)
        let body = nominal.kind == .enum ? codedCases(nominal, keys, make) : codedProperties(nominal, keys, make)
        let decl = make.declaration(body, isRequired: nominal.kind == .class)
        checker.addMember(decl, to: nominal, context, inExtension: true)
        let made = nominal.members[half == .decode ? Names.initName : half.method]?.last as? FunctionSymbol
        made?.usesDeclaredDefaults = half == .decode
        return made
    }

    /// Returns true if the type codes its own values with a keyed container.
    private func takesKeys(_ nominal: NominalSymbol, _ half: CodingDirection) -> Bool {
        switch nominal.kind {
        case .struct: true
        case .class: !isCoded(nominal.superclass, half)
        case .enum: nominal.rawType == nil && Set(nominal.cases.map(\.name)).count == nominal.cases.count
        default: false
        }
    }

    private func isCoded(_ type: Type?, _ half: CodingDirection) -> Bool {
        guard let type, let symbol = checker.knownNominal(named: half.protocolName) else { return false }
        return checker.conforms(type, to: symbol)
    }

    private func codedProperties(_ nominal: NominalSymbol, _ keys: NominalSymbol, _ make: CodingSyntax) -> [Stmt] {
        let coded = nominal.storedProperties.filter { stored in
            !stored.isLazy && keys.members[stored.outerName] != nil
                && !(make.direction == .decode && stored.isLet && stored.hasInitialValue)
        }
        return coded.map { make.statement($0, codedType($0)) }
    }

    /// Returns the cases with their values; each case has separate keys for its values.
    private func codedCases(_ nominal: NominalSymbol, _ keys: NominalSymbol, _ make: CodingSyntax) -> [Stmt] {
        let cases = nominal.cases.map { element -> CodingSyntax.CodedCase in
            let values = payload(element) ?? []
            let parts = values.enumerated().map { (key: $1.label ?? Name("_\($0)"), value: $1) }
            let name = element.name.text
            let keysName = Name(name.prefix(1).uppercased() + name.dropFirst() + CodingDirection.keys.text)
            if !values.isEmpty, nominal.members[keysName] == nil {
                Synthesis(checker).addKeys(keysName, parts.map { ($0.key, element.span) }, to: nominal)
            }
            let inner = nominal.members[keysName]?.first as? NominalSymbol
            if let inner { checker.collectMembers(inner) }
            return CodingSyntax.CodedCase(
                name: element.name, isKnown: keys.members[element.name] != nil, keys: keysName,
                parts: parts.map { (key: inner?.members[$0.key] == nil ? nil : $0.key, value: $0.value) })
        }
        return make.statements(cases)
    }

    private func payload(_ element: EnumCaseSymbol) -> [EnumCaseElement.Payload]? {
        guard let declaration = element.declaration, case .enumCase(let elements) = declaration.decl.kind else {
            return nil
        }
        return elements[declaration.bindingIndex].payload
    }

    /// Returns the written type of a stored property; nil for a wrapped one.
    private func codedType(_ stored: VariableSymbol) -> TypeRef? {
        guard stored.wrappedProperty == nil, let declaration = stored.declaration,
            case .variable(let decl) = declaration.decl.kind
        else { return nil }
        let binding = decl.typedBinding(declaration.bindingIndex)
        return binding.type ?? binding.pattern.typeAnnotation
    }
}

/// The direction of coding, which is encoding or decoding.
enum CodingDirection: CaseIterable {
    case decode, encode

    /// The name of the enum that lists the keys.
    static let keys: Name = "CodingKeys"

    fileprivate var protocolName: Name { self == .decode ? "Decodable" : "Encodable" }
    var container: Name { self == .decode ? "KeyedDecodingContainer" : "KeyedEncodingContainer" }
    var method: Name { self == .decode ? "decode" : "encode" }
    var methodIfPresent: Name { self == .decode ? "decodeIfPresent" : "encodeIfPresent" }
    fileprivate var coder: Name { self == .decode ? "decoder" : "encoder" }
    fileprivate var coderType: Name { self == .decode ? "Decoder" : "Encoder" }
    fileprivate var label: Name { self == .decode ? "from" : "to" }
}

/// Builds `init(from:)` and `encode(to:)`.
private struct CodingSyntax {
    /// A case of an enum with the keys of its values and their type.
    struct CodedCase {
        let name: Name
        /// True if the program's keys include the case.
        let isKnown: Bool
        let keys: Name
        let parts: [(key: Name?, value: EnumCaseElement.Payload)]
    }

    let direction: CodingDirection
    private let span: Span
    private let factory: SyntaxFactory

    init(_ half: CodingDirection, _ span: Span) {
        self.direction = half
        self.span = span
        factory = SyntaxFactory(span: span)
    }

    func declaration(_ statements: [Stmt], isRequired: Bool) -> Decl {
        let body =
            [containerDeclaration("container", of: direction.coder, "container", CodingDirection.keys)] + statements
        let coder = TypeRef(.named([TypeRef.Component(name: direction.coderType, arguments: [], span: span)]), span)
        let parameter = ParameterDecl(
            label: direction.label, name: direction.coder, type: coder, isInout: false, isVariadic: false,
            isAutoclosure: false,
            isEscaping: false, defaultValue: nil, span: span)
        var modifiers = Modifiers()
        if direction == .encode {
            let function = FunctionDecl(
                name: direction.method, nameSpan: span, isOperator: false, generics: [], parameters: [parameter],
                effects: .throwing, result: nil, requirements: [], body: body)
            return Decl(.function(function), modifiers: modifiers, span: span)
        }
        if isRequired { modifiers.names.append(Names.required) }
        let initializer = InitializerDecl(
            isFailable: false, generics: [], parameters: [parameter], effects: .throwing, requirements: [], body: body,
            span: span)
        return Decl(.initializer(initializer), modifiers: modifiers, span: span)
    }

    /// Returns `let container = try decoder.container(keyedBy: CodingKeys.self)`, or the same for the values of a case.
    private func containerDeclaration(
        _ name: Name, of owner: Name, _ method: Name, _ keys: Name, forKey key: Name? = nil
    ) -> Stmt {
        var arguments = [
            Argument(label: "keyedBy", value: factory.member(Names.selfValue, of: factory.name(keys)))
        ]
        if let key { arguments.append(Argument(label: "forKey", value: implicitMember(key))) }
        let call = factory.call(factory.member(method, of: factory.name(owner)), arguments)
        let isLet = direction == .decode
        return factory.declare(name, isLet: isLet, isLet ? tryExpr(call) : call)
    }

    /// Returns `self.x = try container.decode(T.self, forKey: .x)` or `try container.encode(self.x, forKey: .x)`.
    func statement(_ stored: VariableSymbol, _ type: TypeRef?) -> Stmt {
        let place = factory.member(stored.name, of: factory.name(Names.selfValue))
        let call = codingCall(place, type ?? TypeRef(.of(place), span), in: "container", stored.outerName)
        return direction == .encode ? factory.statement(call) : factory.assign(place, call)
    }

    /// Returns the call that decodes or encodes one value by its key.
    private func codingCall(_ value: Expr, _ type: TypeRef, in container: Name, _ key: Name) -> Expr {
        let wrapped = type.optionalWrapped
        let first =
            direction == .encode ? value : factory.member(Names.selfValue, of: Expr(.type(wrapped ?? type), span))
        return tryExpr(
            factory.call(
                factory.member(
                    wrapped == nil ? direction.method : direction.methodIfPresent, of: factory.name(container)),
                [Argument(label: nil, value: first), Argument(label: "forKey", value: implicitMember(key))]))
    }

    /// Returns `switch try container._onlyKey(of: Self.self) { case .a: … }` or `switch self { case .a(let value0): …
    /// }`.
    func statements(_ cases: [CodedCase]) -> [Stmt] {
        let subject =
            direction == .encode
            ? factory.name(Names.selfValue)
            : tryExpr(
                factory.call(
                    factory.member("_onlyKey", of: factory.name("container")),
                    [Argument(label: "of", value: factory.member(Names.selfValue, of: factory.name("Self")))]))
        let branches = cases.filter { direction == .encode || $0.isKnown }.map { element in
            let pattern = Pattern(
                .enumCase(
                    type: nil, name: element.name, nameSpan: span,
                    payload: direction == .encode ? payloadVariables(element) : nil),
                span)
            return SwitchCase(
                items: [CaseItem(pattern: pattern, filter: nil)], isDefault: false,
                body: direction == .encode ? codingFunction(element) : decodingStatements(element), span: span)
        }
        return [Stmt(.switch(SwitchStmt(label: nil, subject: subject, cases: branches, span: span)), span)]
    }

    private func variable(_ index: Int) -> Name { Name("value\(index)") }

    /// Returns the variables for the encoded values of a case.
    private func payloadVariables(_ element: CodedCase) -> [(label: Name?, pattern: Pattern)]? {
        if element.parts.isEmpty { return nil }
        return element.parts.enumerated().map { index, part in
            let name = Pattern(.name(variable(index)), span)
            let isWritten = element.isKnown && part.key != nil
            return (nil, Pattern(isWritten ? .binding(isLet: true, name) : .wildcard, span))
        }
    }

    private func codingFunction(_ element: CodedCase) -> [Stmt] {
        guard element.isKnown else {
            let refused = factory.call(
                factory.member("_refuse", of: factory.name("container")),
                [
                    Argument(label: nil, value: factory.name(Names.selfValue)),
                    Argument(label: nil, value: factory.text(element.name.text)),
                ])
            return [factory.statement(tryExpr(refused))]
        }
        return [openNested(element)]
            + element.parts.enumerated().compactMap { index, part in
                part.key.map {
                    factory.statement(codingCall(factory.name(variable(index)), part.value.type, in: "nested", $0))
                }
            }
    }

    /// Returns the statement that opens the nested container of a case. Cases without values have a container too.
    private func openNested(_ element: CodedCase) -> Stmt {
        let keys = element.parts.isEmpty ? CodingDirection.keys : element.keys
        return containerDeclaration("nested", of: "container", "nestedContainer", keys, forKey: element.name)
    }

    private func decodingStatements(_ element: CodedCase) -> [Stmt] {
        let (found, nested) = (implicitMember(element.name), openNested(element))
        if element.parts.isEmpty { return [nested, factory.assign(factory.name(Names.selfValue), found)] }
        // An associated value without a key gets its default value.
        let arguments = element.parts.compactMap { part in
            part.key.map {
                Argument(label: part.value.label, value: codingCall(found, part.value.type, in: "nested", $0))
            }
        }
        return [nested, factory.assign(factory.name(Names.selfValue), factory.call(found, arguments))]
    }

    private func implicitMember(_ name: Name) -> Expr {
        Expr(.member(MemberExpr(base: nil, name: name, nameSpan: span)), span)
    }

    private func tryExpr(_ expr: Expr) -> Expr { Expr(.tryExpr(.try, expr), span) }
}

extension TypeRef {
    /// Returns `T` for `T?`, `T!` and `Optional<T>`.
    fileprivate var optionalWrapped: TypeRef? {
        switch kind {
        case .optional(let inner), .implicitlyUnwrapped(let inner): inner
        case .named(let path) where path.last?.name == "Optional" && path.last?.arguments.count == 1:
            path.last?.arguments[0]
        default: nil
        }
    }
}
