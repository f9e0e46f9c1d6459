import Declarations
import Diagnostics
import Syntax
import TypeModel

/// The visibility of a declaration.
private enum AccessLevel {
    case everywhere
    case file
    /// The declaration is visible only inside the type and its extensions.
    case insideType(NominalSymbol)

    /// Returns true if this access level is no wider than `other`.
    func isWithin(_ other: AccessLevel) -> Bool {
        switch (self, other) {
        case (_, .everywhere), (.file, .file), (.insideType, .file): return true
        case (.insideType(let own), .insideType(let theirs)):
            var scope: Symbol? = own
            while let here = scope {
                if here === theirs { return true }
                scope = here.parent
            }
            return false
        default: return false
        }
    }
}

extension Symbol {
    /// The access level of the symbol; nil for local symbols.
    fileprivate var accessLevel: AccessLevel? {
        var symbol: Symbol? = self
        var accessLevel = AccessLevel.everywhere
        while let here = symbol {
            if here is FunctionSymbol, here !== self { return nil }
            if let declaration = here.declaration, declaration.isPrivate || declaration.context.isPrivate {
                let isPrivate = declaration.decl.modifiers.has(Names.privateName)
                if isPrivate, let parent = here.parent as? NominalSymbol {
                    if case .insideType = accessLevel {} else { accessLevel = .insideType(parent) }
                } else if case .everywhere = accessLevel {
                    accessLevel = .file
                }
            }
            symbol = here.parent
        }
        return accessLevel
    }
}

/// Access control: a declaration must not be more visible than the types in it.
public struct AccessRules {
    let problems: any Reporting
    public init(_ problems: any Reporting) { self.problems = problems }

    /// Checks that a declaration is not more visible than the types in its signature.
    public func check(_ symbol: Symbol) {
        guard let declaration = symbol.declaration, !declaration.context.isLibrary, let span = symbol.span else {
            return
        }
        let types: [Type]
        let what: String
        switch symbol {
        case let function as FunctionSymbol:
            guard function.accessorOf == nil, function.kind != .deinitializer else { return }
            let isMade = function.kind == .initializer
            types = function.parameters.map(\.type) + (isMade ? [] : [function.result])
            what = isMade ? "initialiser" : function.kind == .method ? "method" : "function"
        case let variable as VariableSymbol:
            types = [variable.type].compactMap { $0 }
            what = variable.parent == nil ? (variable.isLet ? "constant" : "variable") : "property"
        case let element as EnumCaseSymbol:
            types = element.payload.map(\.type)
            what = "case"
        default: return
        }
        var hidden: (type: NominalSymbol, accessLevel: AccessLevel)?
        for type in types where hidden == nil {
            _ = type.contains { part in
                guard let nominal = part.nominal, !nominal.isLibrary, let accessLevel = nominal.accessLevel,
                    !(symbol.accessLevel ?? accessLevel).isWithin(accessLevel)
                else { return false }
                hidden = (nominal, accessLevel)
                return true
            }
        }
        guard let hidden else { return }
        var level = "fileprivate"
        if case .insideType = hidden.accessLevel { level = "private" }
        problems.report(
            CheckDiagnostic.exposesPrivateType(what, symbol.name, hidden.type.name, level, span),
            in: declaration.context)
    }

    /// Checks a `public extension` of a type that is not public.
    public func checkExtension(_ nominal: NominalSymbol, _ decl: Decl) {
        guard decl.modifiers.has("public"), !nominal.isLibrary, let own = nominal.declaration?.decl.modifiers,
            !own.has("public"), !own.has(Names.openName)
        else { return }
        let start = Span(source: decl.span.source, start: decl.span.start, end: decl.span.start + 6)
        problems.report(CheckDiagnostic.publicExtension(nominal.name, start))
    }
}

extension CheckDiagnostic {
    static func exposesPrivateType(_ what: String, _ name: Name, _ type: Name, _ level: String, _ span: Span)
        -> Diagnostic
    {
        make(
            .inaccessible, "the \(what) '\(name.text)' exposes '\(type.text)', which is private", span,
            help: "declare it '\(level)', or remove 'private' from '\(type.text)'")
    }

    static func publicExtension(_ name: Name, _ span: Span) -> Diagnostic {
        make(
            .invalidModifier, "an extension of '\(name.text)' cannot be public: '\(name.text)' is not public", span,
            help: "remove 'public', or declare '\(name.text)' public")
    }

    static func setterMoreVisible(_ own: String, _ setter: String, _ span: Span) -> Diagnostic {
        make(
            .invalidModifier, "a property that is \(own) cannot have a setter that is \(setter)", span,
            help: "a setter cannot be more visible than its property")
    }

    static func overridesInaccessible(_ name: Name, _ span: Span) -> Diagnostic {
        make(
            .invalidOverride, "'\(name.text)' must be as accessible as the declaration it overrides", span,
            help: "leave 'private' out")
    }
}
