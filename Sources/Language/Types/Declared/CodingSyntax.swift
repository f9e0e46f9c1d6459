import Diagnostics
import Syntax

// `extension KeyedDecodingContainer { func decode<S>(_ type: Default<S>.Type, forKey key: Key) … }`: what the compiler makes
// for `Codable` calls what a program adds to the containers. Then it is made as syntax, in which the calls mean the
// program's functions; without such functions natives do it.

extension Checker {
    /// Notes what an extension adds to one of the containers, before anything is made.
    func noteCoding(_ type: TypeDecl) {
        guard let extended = type.extended else { return }
        for half in CodingHalf.allCases where extended.isNamed(half.container) ?? false {
            let adds = type.members.contains { member in
                guard case .function(let function) = member.kind else { return false }
                return function.name == half.method || function.name == half.methodIfPresent
            }
            guard adds, !ownCoding.contains(half) else { continue }
            text.undo.append { [self] in ownCoding.remove(half) }
            ownCoding.insert(half)
        }
    }

    /// One half of coding as syntax; nil where natives do it.
    func writtenCoding(_ half: CodingHalf, of nominal: NominalSymbol) -> FunctionSymbol? {
        guard ownCoding.contains(half), !nominal.isLibrary, nominal.kind == .struct || nominal.kind == .class,
            let context = nominal.collection.context, let span = nominal.span
        else { return nil }
        resolveHeader(nominal)
        let asked = nominal.conformances.first { $0.protocolSymbol.name == half.protocolName }
        guard nominal.superclass == nil, asked?.requirements.isEmpty ?? true else { return nil }
        if nominal.members[CodingHalf.keys] == nil { addCodingKeys(nominal) }
        guard let keys = nominal.members[CodingHalf.keys]?.first as? NominalSymbol else { return nil }
        collectMembers(keys)
        let coded = nominal.storedProperties.filter { stored in
            !stored.isLazy && keys.members[stored.outerName] != nil
                && !(half == .decode && stored.isLet && hasInitialValue(stored))
        }
        let make = CodingSyntax(half, span)
        let decl = make.declaration(coded.map { (stored: $0, type: codedType($0)) }, isRequired: nominal.kind == .class)
        addMember(decl, to: nominal, context, inExtension: true)
        let made = nominal.members[half == .decode ? Names.initName : half.method]?.last as? FunctionSymbol
        made?.givesEveryVariable = half == .decode
        return made
    }

    /// The type of a stored property as it is written; that of a wrapper is asked of the property itself.
    private func codedType(_ stored: VariableSymbol) -> TypeRef? {
        guard stored.wrapped == nil, let declaration = stored.declaration,
            case .variable(let decl) = declaration.decl.kind
        else { return nil }
        let binding = decl.typedBinding(declaration.index)
        return binding.type ?? binding.pattern.typeAnnotation
    }
}

/// Reading or writing.
enum CodingHalf: CaseIterable {
    case decode, encode

    /// The enum of the keys.
    static let keys: Name = "CodingKeys"

    fileprivate var protocolName: Name { self == .decode ? "Decodable" : "Encodable" }
    var container: Name { self == .decode ? "KeyedDecodingContainer" : "KeyedEncodingContainer" }
    var method: Name { self == .decode ? "decode" : "encode" }
    var methodIfPresent: Name { self == .decode ? "decodeIfPresent" : "encodeIfPresent" }
    fileprivate var coder: Name { self == .decode ? "decoder" : "encoder" }
    fileprivate var coderType: Name { self == .decode ? "Decoder" : "Encoder" }
    fileprivate var label: Name { self == .decode ? "from" : "to" }
}

/// Makes `init(from:)` and `encode(to:)`.
private struct CodingSyntax {
    private let half: CodingHalf
    private let span: Span
    private let make: MadeSyntax

    init(_ half: CodingHalf, _ span: Span) {
        self.half = half
        self.span = span
        make = MadeSyntax(span: span)
    }

    func declaration(_ coded: [(stored: VariableSymbol, type: TypeRef?)], isRequired: Bool) -> Decl {
        let open = make.call(
            make.member("container", of: make.name(half.coder)),
            [Argument(label: "keyedBy", value: make.member(Names.selfValue, of: make.name(CodingHalf.keys)))])
        let container = make.declare("container", isLet: half == .decode, half == .decode ? tried(open) : open)
        let body = [container] + coded.map { statement($0.stored, $0.type) }
        let coder = TypeRef(.named([TypeRef.Component(name: half.coderType, arguments: [], span: span)]), span)
        let parameter = ParameterDecl(
            label: half.label, name: half.coder, type: coder, isInout: false, isVariadic: false, isAutoclosure: false,
            isEscaping: false, defaultValue: nil, span: span)
        var modifiers = Modifiers()
        if half == .encode {
            let function = FunctionDecl(
                name: half.method, nameSpan: span, isOperator: false, generics: [], parameters: [parameter],
                effects: .throwing, result: nil, requirements: [], body: body)
            return Decl(.function(function), modifiers: modifiers, span: span)
        }
        if isRequired { modifiers.names.append(Names.required) }
        let initializer = InitializerDecl(
            isFailable: false, generics: [], parameters: [parameter], effects: .throwing, requirements: [], body: body,
            span: span)
        return Decl(.initializer(initializer), modifiers: modifiers, span: span)
    }

    /// `self.x = try container.decode(T.self, forKey: .x)`, `try container.encode(self.x, forKey: .x)`
    private func statement(_ stored: VariableSymbol, _ type: TypeRef?) -> Stmt {
        let place = make.member(stored.name, of: make.name(Names.selfValue))
        var wanted = type ?? TypeRef(.of(place), span)
        var method = half.method
        if case .optional(let inner) = wanted.kind { (wanted, method) = (inner, half.methodIfPresent) }
        let first = half == .encode ? place : make.member(Names.selfValue, of: Expr(.type(wanted), span))
        let key = Expr(.member(MemberExpr(base: nil, name: stored.outerName, nameSpan: span)), span)
        let call = tried(
            make.call(
                make.member(method, of: make.name("container")),
                [Argument(label: nil, value: first), Argument(label: "forKey", value: key)]))
        return half == .encode ? make.run(call) : make.assign(place, call)
    }

    private func tried(_ expr: Expr) -> Expr { Expr(.tryExpr(.try, expr), span) }
}
