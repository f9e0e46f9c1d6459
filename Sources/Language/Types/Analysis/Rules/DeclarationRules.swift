import Declarations
import Diagnostics
import Syntax
import TypeModel

/// Checks the rules of declarations that need no types, such as those about bodies, accessors, modifiers and positions.
public final class DeclarationRules: TreeWalker {
    private enum Owner {
        case file, body
        case type(TypeDecl)
    }

    private(set) var problems: [Diagnostic] = []
    private var owner = Owner.file
    private let operators: OperatorTable

    init(operators: OperatorTable) { self.operators = operators }

    public static func check(_ statements: [Stmt], operators: OperatorTable) -> [Diagnostic] {
        let rules = DeclarationRules(operators: operators)
        rules.walk(statements)
        return rules.problems
    }

    public override func visit(_ statement: Stmt) {
        if case .decl(let declaration) = statement.kind { return visit(declaration) }
        insideOwner(.body) { walk(statement) }
    }

    public override func visit(_ declaration: Decl) {
        check(declaration)
        if case .type(let type) = declaration.kind {
            insideOwner(.type(type)) { for member in type.members { visit(member) } }
        } else {
            insideOwner(.body) { walk(declaration) }
        }
    }

    /// Declarations inside closures are rare and are visited directly, because most expressions contain none.
    public override func visit(_ expr: Expr) {
        guard expr.mayContainStatements else { return }
        if case .closure(let closure) = expr.kind {
            checkDistinctNames((closure.parameters ?? []).map { ($0.name, $0.span) })
        }
        walk(expr)
    }

    private func insideOwner(_ inner: Owner, _ body: () -> Void) {
        let saved = owner
        owner = inner
        body()
        owner = saved
    }

    private func report(_ problem: Diagnostic) { problems.append(problem) }

    private var type: TypeDecl? {
        if case .type(let type) = owner { return type }
        return nil
    }

    private var isFileScope: Bool {
        if case .file = owner { return true }
        return false
    }

    // MARK: - By kind

    private func check(_ declaration: Decl) {
        checkModifiers(declaration)
        switch declaration.kind {
        case .variable(let variable): check(variable, declaration)
        case .function(let function):
            check(function, declaration.modifiers)
            checkAsyncOnly(function, declaration)
            if function.isOperator, type != nil, !declaration.modifiers.has(Names.staticName),
                !declaration.modifiers.has(Names.classModifier)
            {
                report(CheckDiagnostic.nonstaticOperator(function.name, declaration.span, function.nameSpan))
            }
        case .initializer(let initializer):
            if initializer.body == nil, type?.kind != .protocol {
                report(CheckDiagnostic.missingBody("an initialiser", initializer.span))
            }
            checkDistinctNames(initializer.parameters.map { ($0.name, $0.span) })
            checkDistinctNames(initializer.generics.map { ($0.name, $0.span) })
        case .deinitializer:
            guard let type, type.kind != .class else { break }
            if type.kind == .enum, type.isNoncopyable {
                report(CheckDiagnostic.deinitInEnum(declaration.span))
            } else if type.kind != .struct || !type.isNoncopyable {
                report(
                    CheckDiagnostic.misplacedDeclaration(
                        "'deinit'", "in a class itself, or in a struct marked '~Copyable'", declaration.span))
            }
        case .subscript(let member): checkDistinctNames(member.parameters.map { ($0.name, $0.span) })
        case .type(let type):
            checkDistinctNames(type.generics.map { ($0.name, $0.span) })
            if type.kind == .extension, !isFileScope {
                report(CheckDiagnostic.misplacedDeclaration("an extension", "at the top level", declaration.span))
            }
            if type.isIndirect, type.kind != .enum {
                report(
                    CheckDiagnostic.misplacedModifier(
                        "indirect", "enums and their cases", modifierSpan("indirect", in: declaration)))
            }
        case .enumCase:
            if type.map({ $0.kind != .enum }) ?? true {
                report(
                    CheckDiagnostic.misplacedDeclaration("a 'case' like this", "in an enum itself", declaration.span))
            }
        case .import_ where !isFileScope:
            report(CheckDiagnostic.misplacedDeclaration("'import'", "at the top level", declaration.span))
        case .operator_ where !isFileScope:
            report(CheckDiagnostic.misplacedDeclaration("'operator'", "at the top level", declaration.span))
        case .precedenceGroup where !isFileScope:
            report(CheckDiagnostic.misplacedDeclaration("'precedencegroup'", "at the top level", declaration.span))
        case .associatedType:
            if type.map({ $0.kind != .protocol }) ?? true {
                report(CheckDiagnostic.misplacedDeclaration("'associatedtype'", "in a protocol", declaration.span))
            }
        case .typealias_, .import_, .operator_, .precedenceGroup, .error: break
        }
    }

    private func checkModifiers(_ declaration: Decl) {
        let modifiers = declaration.modifiers
        let isInClass = type.map { $0.kind == .class || $0.kind == .extension } ?? false
        if modifiers.has(Names.overrideName), !isInClass {
            report(
                CheckDiagnostic.misplacedModifier(
                    "override", "members of a class", modifierSpan("override", in: declaration)))
        }
        if modifiers.has(Names.mutating) {
            if type == nil {
                report(
                    CheckDiagnostic.misplacedModifier("mutating", "methods", modifierSpan("mutating", in: declaration)))
            } else if type?.kind == .class {
                report(CheckDiagnostic.needlessMutating(modifierSpan("mutating", in: declaration)))
            }
        }
        checkClassOnly(declaration)
        checkSetterAccess(declaration)
        // A requirement has the access level of its protocol.
        if type?.kind == .protocol, let level = Self.accessLevels.first(where: modifiers.has) {
            report(
                CheckDiagnostic.misplacedModifier(
                    level.text, "members of classes, structs, enums and extensions",
                    modifierSpan(level.text, in: declaration)))
        }
        if modifiers.has(Names.convenience), !isInClass {
            report(
                CheckDiagnostic.misplacedModifier(
                    "convenience", "initialisers of a class", modifierSpan("convenience", in: declaration)))
        }
    }

    private static let accessLevels: [Name] = ["private", "fileprivate", "internal", "public", "open"]

    /// Checks `public private(set)`: a setter must not be more visible than its property.
    private func checkSetterAccess(_ declaration: Decl) {
        guard let setter = declaration.modifiers.names.first(where: { $0.text.hasSuffix("(set)") }) else { return }
        let own = declaration.modifiers.names.lazy.compactMap { Self.accessLevels.firstIndex(of: $0) }.first ?? 2
        let name = String(setter.text.dropLast(5))
        guard let wider = Self.accessLevels.firstIndex(of: Name(name)), wider > own else { return }
        let place = modifierSpan(setter.text, in: declaration)
        report(CheckDiagnostic.setterMoreVisible(Self.accessLevels[own].text, name, place))
    }

    /// Checks `final` and `open`, which are only valid for classes and their members.
    private func checkClassOnly(_ declaration: Decl) {
        var isFine = type.map { $0.kind == .class || $0.kind == .extension } ?? false
        if case .type(let own) = declaration.kind { isFine = own.kind == .class }
        if isFine { return }
        for name in [Names.finalName, Names.openName] where declaration.modifiers.has(name) {
            report(
                CheckDiagnostic.misplacedModifier(
                    name.text, "classes and their members", modifierSpan(name.text, in: declaration)))
        }
    }

    private func checkInout(_ parameters: [ParameterDecl]) {
        for parameter in parameters where parameter.isInout {
            if let value = parameter.defaultValue {
                report(CheckDiagnostic.inoutDefault(parameter.name, value.span))
            } else if parameter.isVariadic {
                report(CheckDiagnostic.inoutVariadic(parameter.name, parameter.span))
            }
        }
    }

    private func checkAsyncOnly(_ function: FunctionDecl, _ declaration: Decl) {
        if function.effects.isAsync { return }
        var found: [String] = []
        if declaration.modifiers.hasAttribute("concurrent") { found.append("@concurrent") }
        if declaration.modifiers.has("nonisolated(nonsending)") { found.append("nonisolated(nonsending)") }
        for name in found {
            report(CheckDiagnostic.misplacedModifier(name, "'async' functions", modifierSpan(name, in: declaration)))
        }
    }

    private func check(_ function: FunctionDecl, _ modifiers: Modifiers) {
        let isRequirement = type?.kind == .protocol
        if function.body == nil, !isRequirement,
            modifiers.hasAttribute("_silgen_name") || modifiers.hasAttribute("_extern")
        {
            report(
                CheckDiagnostic.omittedName(
                    function.name, "C functions declared in Swift", "call a Swift function", function.nameSpan))
        } else if function.body == nil, !isRequirement {
            report(CheckDiagnostic.missingBody("'\(function.name.text)'", function.nameSpan))
        } else if function.body != nil, isRequirement {
            report(CheckDiagnostic.requirementWithBody(function.name, function.nameSpan))
        }
        checkDistinctNames(function.parameters.map { ($0.name, $0.span) })
        checkDistinctNames(function.generics.map { ($0.name, $0.span) })
        checkInout(function.parameters)
        if function.effects.isRethrowing, !function.parameters.contains(where: { $0.type.mayThrow }),
            !(function.effects.isAsync && type?.rethrowsErrorsOfSequences(in: function.name) ?? false)
        {
            report(CheckDiagnostic.rethrowsWithoutClosure(function.name, function.nameSpan))
        }
        guard function.isOperator else { return }
        if !(1...2).contains(function.parameters.count) {
            report(CheckDiagnostic.operatorArity(function.name, function.nameSpan))
        } else if !isDeclared(function) {
            report(CheckDiagnostic.undeclaredOperator(function.name, function.parameters.count, function.nameSpan))
        }
    }

    private func isDeclared(_ function: FunctionDecl) -> Bool {
        let name = function.name
        if function.parameters.count == 2 { return operators.isInfix(name) }
        return operators.isPrefix(name) || operators.isPostfix(name)
    }

    /// Checks that the names of parameters differ.
    private func checkDistinctNames(_ names: [(name: Name, span: Span)]) {
        if names.count < 2 { return }
        var seen: [Name: Span] = [:]
        for (name, span) in names where name != Names.underscore {
            if let earlier = seen[name] {
                report(CheckDiagnostic.redeclared(name, earlier, span))
            } else {
                seen[name] = span
            }
        }
    }

    // MARK: - Variables

    private func check(_ variable: VariableDecl, _ declaration: Decl) {
        let isStatic =
            declaration.modifiers.has(Names.staticName) || declaration.modifiers.has(Names.classModifier)
        if type != nil, !isStatic,
            let wrapper = declaration.modifiers.customAttributes.first(where: { $0.type.plainName == "TaskLocal" })
        {
            report(
                CheckDiagnostic.misplacedDeclaration("'@TaskLocal'", "before a static or global variable", wrapper.span)
            )
        }
        for binding in variable.bindings {
            let span = binding.pattern.span
            let kinds = Set(binding.accessors.map(\.kind))
            let isComputed = kinds.contains(.get) || kinds.contains(.set)
            let isObserved = kinds.contains(.willSet) || kinds.contains(.didSet)
            checkAccessors(binding, variable.isLet, kinds)
            if type?.kind == .protocol { continue }
            if declaration.modifiers.has(Names.lazy) { checkLazy(binding, variable.isLet, isComputed, declaration) }
            if !isComputed, binding.initializer == nil, case .some? = binding.type?.kind {
                report(
                    CheckDiagnostic.invalidProperty(
                        "a 'some' type needs an initial value", span,
                        help: "give it a value, or write 'any' or a concrete type"))
            }
            if let type, type.isActor, !isStatic, !isComputed, !variable.isLet,
                declaration.modifiers.names.contains(where: { $0.text == "nonisolated" })
            {
                report(
                    CheckDiagnostic.invalidProperty(
                        "a stored 'var' of an actor cannot be 'nonisolated'", span,
                        help: "make it a 'let', or remove 'nonisolated'"))
            }
            guard let type, !isStatic, !isComputed, !declaration.modifiers.has(Names.overrideName) else { continue }
            if type.kind == .extension {
                report(CheckDiagnostic.misplacedStoredProperty("an extension", isObserved, span))
            } else if type.kind == .enum {
                report(CheckDiagnostic.misplacedStoredProperty("an enum", isObserved, span))
            }
        }
    }

    private func checkAccessors(_ binding: VariableDecl.Binding, _ isLet: Bool, _ kinds: Set<Accessor.Kind>) {
        let isRequirement = type?.kind == .protocol
        let span = binding.pattern.span
        if isRequirement {
            if isLet {
                report(
                    CheckDiagnostic.invalidProperty("a requirement is written with 'var'", span, help: "write 'var'"))
            } else if binding.accessors.isEmpty {
                report(
                    CheckDiagnostic.invalidProperty(
                        "a protocol property needs '{ get }' or '{ get set }'", span,
                        help: "write '{ get }' after its type"))
            }
            return
        }
        guard let first = binding.accessors.first else { return }
        if let bare = binding.accessors.first(where: { $0.body == nil }) {
            report(CheckDiagnostic.missingBody("an accessor", bare.span))
        } else if isLet {
            report(
                CheckDiagnostic.invalidProperty(
                    "a 'let' cannot be computed or observed", first.span, help: "declare it with 'var'"))
        } else if let setter = binding.accessors.first(where: { $0.kind == .set }),
            binding.accessors.contains(where: { $0.kind == .get && !$0.effects.isEmpty })
        {
            report(
                CheckDiagnostic.invalidProperty(
                    "a property whose 'get' is 'async' or 'throws' cannot have 'set'", setter.span,
                    help: "write a method that sets the value"))
        } else if kinds.contains(.set), !kinds.contains(.get) {
            report(CheckDiagnostic.invalidProperty("a property with 'set' needs 'get' too", first.span))
        } else if kinds.contains(.get), kinds.contains(.willSet) || kinds.contains(.didSet) {
            report(
                CheckDiagnostic.invalidProperty(
                    "a computed property has no observers", first.span, help: "move the code into 'set'"))
        } else if kinds.contains(.get), binding.initializer != nil {
            report(
                CheckDiagnostic.invalidProperty(
                    "a computed property has no initial value", first.span,
                    help: "remove the initial value or the braces"))
        }
    }

    private func checkLazy(
        _ binding: VariableDecl.Binding, _ isLet: Bool, _ isComputed: Bool, _ declaration: Decl
    ) {
        let span = modifierSpan("lazy", in: declaration)
        if isLet {
            report(
                CheckDiagnostic.invalidProperty("'lazy' cannot be used on a 'let'", span, help: "declare it with 'var'")
            )
        } else if isComputed {
            report(
                CheckDiagnostic.invalidProperty(
                    "a computed property cannot be 'lazy'", span, help: "it is computed each time; remove 'lazy'"))
        } else if isFileScope {
            report(
                CheckDiagnostic.invalidProperty(
                    "a global variable cannot be 'lazy'", span, help: "leave 'lazy' out"))
        } else if binding.initializer == nil {
            report(
                CheckDiagnostic.invalidProperty(
                    "a lazy property needs an initial value", span,
                    help: "write an initial value after '='; the first use computes it"))
        }
    }

    // MARK: - Places

    /// Returns the span of a modifier. The tree stores only the modifier's name, so the text is searched for it.
    private func modifierSpan(_ word: String, in declaration: Decl) -> Span {
        let text = Array(declaration.span.text.utf8)
        let wanted = Array(word.utf8)
        var start = 0
        while start + wanted.count <= text.count {
            if text[start..<(start + wanted.count)].elementsEqual(wanted) {
                let begin = declaration.span.start + UInt32(start)
                return Span(source: declaration.span.source, start: begin, end: begin + UInt32(wanted.count))
            }
            start += 1
        }
        return declaration.span
    }
}

extension TypeDecl {
    /// Returns true for functions of an asynchronous sequence that may rethrow the sequence's errors: those in an
    /// extension of it, and `next` of an iterator.
    fileprivate func rethrowsErrorsOfSequences(in name: Name) -> Bool {
        let protocols: Set<Name> = [ImpliedNames.asyncSequence, ImpliedNames.asyncIterator]
        if let extended = extended?.plainName, protocols.contains(extended) { return true }
        return name == Names.next && inherited.contains { $0.plainName == ImpliedNames.asyncIterator }
    }
}

extension TypeRef {
    /// True for a throwing function, or a name that may refer to one.
    fileprivate var mayThrow: Bool {
        switch kind {
        case .function(_, let effects, _, _): return effects.isThrowing
        case .attributed(_, let inner), .optional(let inner), .implicitlyUnwrapped(let inner): return inner.mayThrow
        case .tuple(let parts): return parts.count == 1 && parts[0].type.mayThrow
        case .named(let parts): return !["Int", "String", "Bool", "Double"].contains(parts.last?.name.text)
        default: return false
        }
    }
}
