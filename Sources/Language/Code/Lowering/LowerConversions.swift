import Diagnostics
import Runtime
import Syntax
import TypeModel

extension FunctionContext {
    func lowerConversion(_ inner: TExpr, _ conversion: Conversion, _ e: TExpr) throws -> Node {
        let from = concrete(inner.type)
        let to = concrete(e.type)
        switch conversion {
        case .wrapOptional: return wrapOptional(try lower(inner), from)
        default:
            let node = try lower(inner)
            guard let convert = converter(conversion, from, to, e.span) else { return node }
            return ConvertNode(node, convert)
        }
    }

    /// Returns a conversion function; nil if the representation is unchanged.
    func converter(_ conversion: Conversion, _ from: Type, _ to: Type, _ span: Span) -> ((Value) throws -> Value)? {
        switch conversion {
        case .wrapOptional: return from.optionalPayload == nil ? nil : { $0.wrapped }
        // Takes the object out of the box of a class-bound existential.
        case .upcast where from.isExistentialType: return { $0.exactly(AnyBox.self).value }
        case .upcast, .doubleOrCGFloat: return nil
        case .erase: return existentialConversion(from, to)
        case .optional(let inner):
            guard let source = from.optionalPayload, let target = to.optionalPayload,
                let convert = converter(inner, source, target, span)
            else { return nil }
            return { $0.isNil ? .none : try convert($0.unwrapped).wrapped }
        case .function(let parameters, let result): return functionConverter(parameters, result, from, to, span)
        case .tuple(let parts): return tupleConverter(parts, from, to, span)
        case .array(let inner):
            guard let source = from.typeArguments.first, let target = to.typeArguments.first,
                let convert = converter(inner, source, target, span)
            else { return nil }
            return { .object(ArrayBox(try $0.asArray.map(convert))) }
        case .dictionary(let key, let value): return dictionaryConverter(key, value, from, to, span)
        case .set(let inner):
            guard let source = from.typeArguments.first, let target = to.typeArguments.first,
                let convert = converter(inner, source, target, span)
            else { return nil }
            return { .object(SetBox(Set(try $0.exactly(SetBox.self).members.map { HashKey(try convert($0.value)) }))) }
        case .chain(let steps): return chainConverter(steps, from, to, span)
        }
    }

    /// Returns a conversion to an existential. It adds the dynamic type to the value.
    private func existentialConversion(_ from: Type, _ to: Type) -> ((Value) throws -> Value)? {
        if from.isExistentialType || from.libraryName == "AnyHashable" { return nil }
        let fixed = linker.describe(from)
        if case .optional = fixed.kind, to.libraryName == "AnyHashable" { return { .hashable($0, fixed) } }
        if from.isClassType {
            return { value in .object(AnyBox(dynamicType(value, fixed), value)) }
        }
        return { .object(AnyBox(fixed, $0)) }
    }

    private func functionConverter(
        _ parameters: [Conversion?], _ result: Conversion?, _ from: Type, _ to: Type, _ span: Span
    ) -> ((Value) throws -> Value)? {
        guard let source = from.functionType, let target = to.functionType else { return nil }
        let inputs = zip(parameters.indices, parameters).map { index, conversion in
            conversion.flatMap {
                converter($0, target.parameters[index].type, source.parameters[index].type, span)
            }
        }
        let output = result.flatMap { converter($0, source.result, target.result, span) }
        if output == nil, inputs.allSatisfy({ $0 == nil }) { return nil }
        return { value in
            let function = value.asFunction
            return .object(
                NativeFunction { arguments in
                    var converted = arguments
                    for (index, convert) in inputs.enumerated() where index < converted.count {
                        if let convert { converted[index] = try convert(converted[index]) }
                    }
                    let value = try function.call(converted)
                    return try output?(value) ?? value
                })
        }
    }

    private func tupleConverter(
        _ parts: [Conversion?], _ from: Type, _ to: Type, _ span: Span
    ) -> ((Value) throws -> Value)? {
        guard case .tuple(let source) = from.kind, case .tuple(let target) = to.kind else { return nil }
        let converters = parts.enumerated().map { index, part in
            part.flatMap { converter($0, source[index].type, target[index].type, span) }
        }
        let type = linker.describe(to)
        return { value in
            let record = value.exactly(RecordBox.self)
            let made = RecordBox(type, count: record.count)
            for index in 0..<record.count {
                let field = record.base[index]
                made.base[index] = try converters.indices.contains(index) ? converters[index]?(field) ?? field : field
            }
            return .object(made)
        }
    }

    private func dictionaryConverter(
        _ key: Conversion?, _ value: Conversion?, _ from: Type, _ to: Type, _ span: Span
    ) -> ((Value) throws -> Value)? {
        let source = from.typeArguments
        let target = to.typeArguments
        guard source.count == 2, target.count == 2 else { return nil }
        let keys = key.flatMap { converter($0, source[0], target[0], span) }
        let values = value.flatMap { converter($0, source[1], target[1], span) }
        return { table in
            var made: [HashKey: Value] = [:]
            for (name, content) in table.exactly(DictionaryBox.self).entries {
                let converted = try values?(content) ?? content
                made.setValue(converted, for: HashKey(try keys?(name.value) ?? name.value))
            }
            return .object(DictionaryBox(made))
        }
    }

    /// Returns a conversion in several steps. Each step determines the type for the next one.
    private func chainConverter(
        _ steps: [Conversion], _ from: Type, _ to: Type, _ span: Span
    ) -> ((Value) throws -> Value)? {
        var converters: [(Value) throws -> Value] = []
        var current = from
        for (index, step) in steps.enumerated() {
            let next = index == steps.count - 1 ? to : intermediateType(step, current, to)
            if let convert = converter(step, current, next, span) { converters.append(convert) }
            current = next
        }
        if converters.isEmpty { return nil }
        return { value in try converters.reduce(value) { try $1($0) } }
    }

    private func intermediateType(_ step: Conversion, _ from: Type, _ to: Type) -> Type {
        switch step {
        case .wrapOptional:
            guard let optional = linker.semantics.nominal(named: "Optional") else { return to }
            return .nominal(optional, [from])
        default:
            // Later steps wrap the value in optionals, so this step converts to the type inside them.
            var inner = to
            while let payload = inner.optionalPayload { inner = payload }
            return inner
        }
    }

    // MARK: - Casts

    func lowerCast(_ inner: TExpr, _ kind: CastKind, _ target: Type, _ e: TExpr) throws -> Node {
        let node = try lower(inner)
        let from = linker.describe(concrete(inner.type))
        let wanted = concrete(target)
        let to = linker.describe(wanted)
        let linker = linker
        let span = e.span
        switch kind {
        case .is: return TestNode { linker.cast(try node.value($0), from, to) != nil }
        case .as: return ValueNode { linker.cast(try node.value($0), from, to) ?? .none }
        case .asOptional:
            let wraps = wanted.optionalPayload != nil
            return ValueNode { f in
                guard let value = linker.cast(try node.value(f), from, to) else { return .none }
                return wraps ? value.wrapped : value
            }
        case .asForced:
            return ValueNode { f in
                let value = try node.value(f)
                if let result = linker.cast(value, from, to) { return result }
                let actual = dynamicType(value, from)
                throw Trap("bad-cast", "could not cast a value of type '\(actual.name)' to '\(to.name)'", at: span)
            }
        }
    }
}

final class ConvertNode: Node {
    let operand: Node
    let convert: (Value) throws -> Value
    init(_ operand: Node, _ convert: @escaping (Value) throws -> Value) {
        self.operand = operand
        self.convert = convert
    }
    override func value(_ f: Frame) throws -> Value { try convert(operand.value(f)) }
}
