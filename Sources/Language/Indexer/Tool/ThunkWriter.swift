import Diagnostics
import Syntax

/// Writes the natives of declarations with `@forwards`: each calls the function of the engine that has the declaration's
/// name and labels.
///
///     @forwards public func delay(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element>
///
///     all.append(Binding("ObservableType.delay(_:scheduler:)") { context in
///         let type = context.selfType
///         return .three {
///             Rx.result(
///                 Rx.source($0, type).delay(
///                     Rx.argument($1) as RxTimeInterval, scheduler: Rx.argument($2) as SchedulerType))
///         }
///     })
///
/// A type of the declaration becomes the engine's by writing `Value` for each generic parameter. `Rx.argument` and
/// `Rx.result` have an overload for each type; if one is missing, the compiler says so.
struct ThunkWriter {
    private(set) var bindings: [String] = []
    private let source: Source

    init(_ source: Source) throws {
        self.source = source
        for statement in parse(source).statements {
            if case .decl(let decl) = statement.kind { try read(decl, in: nil) }
        }
    }

    private mutating func read(_ decl: Decl, in owner: TypeDecl?) throws {
        if case .type(let type) = decl.kind {
            for member in type.members { try read(member, in: type) }
        }
        guard decl.modifiers.hasAttribute("forwards") else { return }
        guard let owner, let function = Callee(decl) else { throw error("a function of a type is expected", decl) }
        bindings.append(try thunk(decl, function, of: owner))
        if function.isSettable { bindings.append(try setter(decl, function, of: owner)) }
    }

    private func error(_ message: String, _ decl: Decl) -> IndexingError {
        let line = source.position(of: Int(decl.span.start)).line
        return IndexingError("\(source.name):\(line): error: @forwards: \(message)")
    }

    // MARK: - One native

    private func thunk(_ decl: Decl, _ function: Callee, of owner: TypeDecl) throws -> String {
        let key = key(of: decl, function, in: owner)
        let isStatic = function.isInitializer || decl.modifiers.has("static") || decl.modifiers.has("class")
        let generics = Generics(of: function, in: owner)
        let count = function.parameters.count + (isStatic ? 0 : 1)
        func value(_ index: Int) -> String { count > 3 ? "values[\(index)]" : "$\(index)" }

        let (receiver, type) = (receiver(of: key, in: owner, generics, isStatic ? nil : value(0)), Self.name(of: owner))
        var setup = receiver.hasSuffix(", type)") ? ["let type = context.selfType"] : []
        var (arguments, converted): ([String], [String]) = ([], [])
        for (index, parameter) in function.parameters.enumerated() {
            let given = value(index + (isStatic ? 0 : 1))
            let label = parameter.label.map { "\($0.text): " } ?? ""
            if let conversion = generics.conversion(of: parameter) {
                setup.append("let type\(index) = context.parameters[\(index)]")
                arguments.append("\(label)Rx.\(conversion)(\(given), type\(index))")
            } else if function.parameters.count == 1, generics.returnsSource(parameter.type) {
                return "    all.append(rxFlattening(\"\(key)\") { $0.\(function.name)($1) })\n"
            } else {
                guard let type = generics.engineType(of: parameter.type) else {
                    throw error("no type of the engine for '\(parameter.type.span.text)'", decl)
                }
                // The engine has a form with an array for each list.
                let whole = parameter.isVariadic ? "[\(type)]" : type
                if count > 3 {
                    // One statement each: the compiler takes long for many overloads in one expression.
                    converted.append("let argument\(index): \(whole) = Rx.argument(\(given))")
                    arguments.append("\(label)argument\(index)")
                } else {
                    arguments.append("\(label)Rx.argument(\(given)) as \(whole)")
                }
            }
        }
        if let label = tupleClosure(of: decl) {
            guard let size = function.tupleSize else {
                throw error("a tuple is expected as element of the result", decl)
            }
            setup.append("let tuple = context.result.arguments.last!")
            let values = Array(repeating: "Value", count: size).joined(separator: ", ")
            arguments.append("\(label): Rx.makeTuple(tuple) as (\(values)) -> Value")
        }
        let call = function.isProperty ? "" : "(\(arguments.joined(separator: ", ")))"
        let member = function.isInitializer ? "" : ".\(function.name)"
        // An object of the class itself is the value; overloads would not decide between its superclass and its protocols.
        let isObject = owner.kind == .class && (function.isInitializer || function.result == type)
        let (whole, convert) = ("\(receiver)\(member)\(call)", isObject ? ".object" : "Rx.result")
        converted += ["let result = \(whole)", "return \(convert)(result)"]
        let code = count > 3 ? "{ values in \(converted.joined(separator: "; ")) }" : "{ \(convert)(\(whole)) }"
        let shape = [".zero", ".one", ".two", ".three"].dropFirst(count).first ?? ".many"
        if setup.isEmpty { return "    all.append(Binding(\"\(key)\", \(shape) \(code)))\n" }
        let lines = (setup + ["return \(shape) \(code)"]).map { "        \($0)\n" }.joined()
        return "    all.append(Binding(\"\(key)\") { context in\n\(lines)    })\n"
    }

    /// Returns the native that sets a property.
    private func setter(_ decl: Decl, _ property: Callee, of owner: TypeDecl) throws -> String {
        let generics = Generics(of: property, in: owner)
        guard let type = property.type.flatMap(generics.engineType) else { throw error("no type of the engine", decl) }
        let (key, isStatic) = (key(of: decl, property, in: owner), decl.modifiers.has("static"))
        let target = receiver(of: key, in: owner, generics, isStatic ? nil : "$0")
        let assignment = "\(target).\(property.name) = Rx.argument(\(isStatic ? "$0" : "$1")) as \(type)"
        return "    all.append(Binding(\"\(key)=\", .\(isStatic ? "one" : "two") { \(assignment); return .unit }))\n"
    }

    private func key(of decl: Decl, _ function: Callee, in owner: TypeDecl) -> String {
        decl.modifiers.bindingKey ?? "\(Self.name(of: owner)).\(function.key)"
    }

    /// Returns the label in `@forwards(label)`: the engine makes the elements of the result with a closure that is
    /// passed there, and they are tuples in the declaration.
    private func tupleClosure(of decl: Decl) -> String? {
        let text = decl.span.text
        guard let start = text.range(of: "@forwards("), let end = text[start.upperBound...].firstIndex(of: ")") else {
            return nil
        }
        return String(text[start.upperBound..<end])
    }

    /// Returns the value or type that has the function; `value` is nil for a static one.
    private func receiver(of key: String, in owner: TypeDecl, _ generics: Generics, _ value: String?) -> String {
        switch (String(key.prefix { $0 != "." }), value) {
        case ("ObservableType", nil):
            return generics.elementType == "Value" ? "Stream" : "Observable<\(generics.elementType)>"
        case ("ObservableType", let value?), ("ObservableConvertibleType", let value?):
            return "Rx.source(\(value), type)"
        // A trait's value is its observable.
        case ("Infallible", let value?): return "(Rx.argument(\(value)) as Stream)"
        case (let trait, let value?) where ["Single", "Maybe", "Completable"].contains(trait):
            return "(Rx.argument(\(value)) as \(trait)Stream)"
        case (_, let value):
            let name = Self.name(of: owner)
            let arguments = generics.ownerParameters.map { _ in "Value" }.joined(separator: ", ")
            let whole = arguments.isEmpty ? name : "\(name)<\(arguments)>"
            guard let value else { return whole }
            return owner.kind == .class
                ? "try \(value).instance(of: \(whole).self)" : "(Rx.argument(\(value)) as \(whole))"
        }
    }

    private static func name(of owner: TypeDecl) -> String {
        guard owner.kind == .extension, case .named(let path)? = owner.extended?.kind else { return owner.name.text }
        return path.map(\.name.text).joined(separator: ".")
    }
}

/// A declaration that can be called.
private struct Callee {
    var name: String
    var parameters: [ParameterDecl] = []
    var generics: [GenericParameterRef] = []
    /// The first name of the result's type.
    var result: String?
    /// The number of values in the tuples that are the elements of the result; nil if they are no tuples.
    var tupleSize: Int?
    /// The type of a property.
    var type: TypeRef?
    var isInitializer = false
    var isProperty = false
    var isSettable = false

    init?(_ decl: Decl) {
        switch decl.kind {
        case .function(let function):
            name = Callee.escaped(function.name.text)
            (parameters, generics) = (function.parameters, function.generics)
            result = Callee.firstName(of: function.result)
            if case .named(let path)? = function.result?.kind, case .tuple(let parts)? = path.last?.arguments.last?.kind
            {
                tupleSize = parts.count
            }
        case .initializer(let initializer):
            (name, isInitializer) = ("init", true)
            (parameters, generics) = (initializer.parameters, initializer.generics)
        case .variable(let variable):
            guard case .name(let read)? = variable.bindings.first?.pattern.kind else { return nil }
            (name, isProperty) = (read.text, true)
            type = variable.bindings[0].type
            result = Callee.firstName(of: type)
            isSettable = variable.bindings[0].accessors.contains { $0.kind == .set }
        default: return nil
        }
    }

    /// The usual key, without the type.
    var key: String {
        let plain = name.filter { $0 != "`" }
        return isProperty ? plain : "\(plain)(\(parameters.map { ($0.label?.text ?? "_") + ":" }.joined()))"
    }

    private static func firstName(of type: TypeRef?) -> String? {
        guard case .named(let path)? = type?.kind else { return nil }
        return path[0].name.text
    }

    private static func escaped(_ name: String) -> String { ["catch", "do"].contains(name) ? "`\(name)`" : name }
}

/// The generic parameters that a declaration can name.
private struct Generics {
    let ownerParameters: [String]
    /// The engine's type of elements: integers of any type are `Int`.
    let elementType: String
    private let valueParameters: Set<String>
    private let sources: Set<String>
    private let observers: Set<String>
    private let collections: Set<String>

    init(of function: Callee, in owner: TypeDecl) {
        ownerParameters = owner.generics.map(\.name.text)
        func names(_ matches: (Substring) -> Bool) -> Set<String> {
            Set(
                function.generics.filter { $0.constraint.map { matches(Substring($0.span.text)) } ?? false }.map(
                    \.name.text))
        }
        sources = names { $0.hasPrefix("Observable") }
        observers = names { $0.hasPrefix("Observer") }
        collections = names { $0.hasSuffix("Collection") || $0.hasSuffix("Sequence") }
        let isInteger = owner.requirements.contains {
            $0.left.span.text == "Element" && $0.right.span.text == "FixedWidthInteger"
        }
        elementType = isInteger ? "Int" : "Value"
        valueParameters = Set(ownerParameters + function.generics.map(\.name.text) + ["Element"])
    }

    /// Returns the function of `Rx` that converts a value of any type that is a source or an observer, or a list of
    /// sources; nil for other types.
    func conversion(of parameter: ParameterDecl) -> String? {
        if let name = parameter.type.plainName?.text {
            if sources.contains(name) { return "source" }
            if observers.contains(name) { return "observer" }
            if collections.contains(name) { return "sources" }
        }
        let isList = if case .array = parameter.type.kind { true } else { parameter.isVariadic }
        return isList && parameter.type.span.text.contains("Observable<") ? "sources" : nil
    }

    /// Returns true for a parameter of any type that converts to an observable.
    private func isSource(_ type: TypeRef) -> Bool { type.plainName.map { sources.contains($0.text) } ?? false }

    /// Returns true for a closure whose result is of such a type.
    func returnsSource(_ type: TypeRef) -> Bool {
        switch type.kind {
        case .attributed(_, let inner): returnsSource(inner)
        case .function(_, _, _, let result): isSource(result)
        default: false
        }
    }

    /// Returns the type with `Value` for each generic parameter; nil if it has no such form.
    func engineType(of type: TypeRef) -> String? {
        switch type.kind {
        case .named(let path):
            // An object that the program passes is known by its class only.
            if path[0].name == "Object", valueParameters.contains("Object") { return "AnyObject" }
            if valueParameters.contains(path[0].name.text) { return path[0].name == "Element" ? elementType : "Value" }
            if sources.contains(path[0].name.text) || collections.contains(path[0].name.text) { return "Value" }
            let arguments = path.last!.arguments.compactMap(engineType)
            guard arguments.count == path.last!.arguments.count else { return nil }
            let name = path.map(\.name.text).joined(separator: ".")
            return arguments.isEmpty ? name : "\(name)<\(arguments.joined(separator: ", "))>"
        case .array(let element): return engineType(of: element).map { "[\($0)]" }
        case .optional(let wrapped): return engineType(of: wrapped).map { "(\($0))?" }
        case .attributed(_, let inner), .any(let inner): return engineType(of: inner)
        case .tuple(let parts): return parts.count == 1 ? engineType(of: parts[0].type) : parts.isEmpty ? "Void" : nil
        case .function(let parameters, let effects, _, let result):
            let types = parameters.compactMap { parameter in
                engineType(of: parameter.type).map { (parameter.isInout ? "inout " : "") + $0 }
            }
            guard types.count == parameters.count, let result = engineType(of: result) else { return nil }
            return "(\(types.joined(separator: ", "))) \(effects.contains(.throwing) ? "throws " : "")-> \(result)"
        default: return nil
        }
    }
}
