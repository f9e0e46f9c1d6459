import Runtime
import Syntax
import TypeModel

/// Replaces the generic parameters in generic code by one list of arguments.
final class Specialiser {
    let linker: Linker
    let substitution: Substitution
    private var resolvedTypes: [Int: Type] = [:]

    init(_ linker: Linker, _ substitution: Substitution) {
        self.linker = linker
        self.substitution = substitution
    }

    /// Returns the type without generic parameters, associated types and opaque types.
    func concrete(_ type: Type) -> Type {
        if !type.isGeneric { return type }
        if let found = resolvedTypes[type.id] { return found }
        let found = replaced(type)
        resolvedTypes[type.id] = found
        return found
    }

    func concrete(_ inner: Substitution) -> Substitution {
        Substitution(inner.parameters, inner.arguments.map(concrete))
    }

    private func replaced(_ type: Type) -> Type {
        switch type.kind {
        case .parameter(let parameter): return substitution[parameter] ?? type
        case .dependent(let base, let associated):
            return concrete(linker.semantics.associatedType(associated, of: concrete(base)))
        case .opaque(let symbol, let arguments):
            let inner = Substitution(symbol.environment.parameters, arguments.map(concrete))
            guard let underlying = linker.underlying(of: symbol) else { return type }
            return Specialiser(linker, inner).concrete(underlying)
        case .nominal(let symbol, let arguments): return .nominal(symbol, arguments.map(concrete))
        case .tuple(let fields):
            return .tuple(fields.map { TupleField(label: $0.label, type: concrete($0.type)) })
        case .function(var function):
            for index in function.parameters.indices {
                function.parameters[index].type = concrete(function.parameters[index].type)
            }
            function.result = concrete(function.result)
            function.thrown = function.thrown.map(concrete)
            return .function(function)
        case .existential(let protocols, let superclass):
            return .existential(
                protocols.map { $0.mapped { part in part.isGeneric ? self.concrete(part) : nil } },
                superclass: superclass.map(concrete))
        case .metatype(let instance): return .metatype(concrete(instance))
        case .variable, .error: return type
        }
    }

    func kind(_ type: Type) -> Shape { concrete(type).valueKind }
}

extension Linker {
    /// Returns the underlying type of a `some P` result.
    func underlying(of symbol: OpaqueSymbol) -> Type? {
        if symbol.underlying == nil, let function = symbol.parent as? FunctionSymbol {
            _ = semantics.body(of: function)
        }
        return symbol.underlying
    }
}

private let scalarKinds: [String: Shape] = [
    "Int": .int, "Int8": .int, "Int16": .int, "Int32": .int, "Int64": .int,
    "UInt": .int, "UInt8": .int, "UInt16": .int, "UInt32": .int, "UInt64": .int,
    "Double": .double, "Float": .double, "CGFloat": .double, "Bool": .bool,
]

extension Type {
    /// The symbol's name if it is a type of the library.
    var libraryName: String? {
        if case .nominal(let symbol, _) = kind, symbol.isLibrary { return symbol.name.text }
        return nil
    }
    var valueKind: Shape { libraryName.flatMap { scalarKinds[$0] } ?? .value }

    var nominalSymbol: NominalSymbol? {
        if case .nominal(let symbol, _) = kind { return symbol }
        return nil
    }
    var typeArguments: [Type] {
        if case .nominal(_, let arguments) = kind { return arguments }
        return []
    }
    /// The type inside an optional; nil for other types.
    var optionalPayload: Type? { libraryName == "Optional" ? typeArguments.first : nil }
    var isExistentialType: Bool {
        if case .existential = kind { return true }
        return false
    }
    var isClassType: Bool { nominalSymbol?.kind == .class }
    var functionType: FunctionType? {
        if case .function(let function) = kind { return function }
        return nil
    }
}
