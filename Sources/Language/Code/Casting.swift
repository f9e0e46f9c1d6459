import Runtime
import Syntax
import TypeModel

extension Linker {
    /// Casts a value to another type by its dynamic type; returns nil if it does not match.
    func cast(_ value: Value, _ from: RuntimeType, _ to: RuntimeType) -> Value? {
        if from === to { return value }
        if case .existential = from.kind, let box = existentialBox(value) { return cast(box.value, box.type, to) }
        if case .optional(let target) = to.kind {
            if case .optional(let source) = from.kind {
                if value.isNil { return Value.none }
                return cast(value.unwrapped, source, target)?.wrapped
            }
            return cast(value, from, target)?.wrapped
        }
        if case .existential = to.kind { return erase(value, from, to) }
        if case .optional(let source) = from.kind {
            return value.isNil ? nil : cast(value.unwrapped, source, to)
        }
        return convert(value, from, to)
    }

    private func existentialBox(_ value: Value) -> AnyBox? {
        guard case .object(let object) = value else { return nil }
        return object as? AnyBox
    }

    private func erase(_ value: Value, _ from: RuntimeType, _ to: RuntimeType) -> Value? {
        guard let target = to.type else { return nil }
        var actual = dynamicType(value, from)
        if case .metatype = from.kind { actual = from }
        if case .existential(let protocols, let superclass) = target.kind {
            if let superclass, !isSubclass(actual, describe(superclass)) { return nil }
            if protocols.isEmpty { return .object(AnyBox(actual, value)) }
            // The value inside an optional is cast, unless the target is `Any` or the optional itself conforms.
            if case .optional(let payload) = from.kind {
                if let type = from.type, protocols.allSatisfy({ semantics.conforms(type, to: $0) }) {
                    return .object(AnyBox(from, value))
                }
                return value.isNil ? nil : cast(value.unwrapped, payload, to)
            }
            // Every value can become an object by boxing it.
            if protocols.count == 1, protocols[0].name == "AnyObject" { return .object(AnyBox(actual, value)) }
            // A metatype is not an instance of its type.
            if case .metatype = actual.kind { return nil }
            guard let type = actual.type, protocols.allSatisfy({ semantics.conforms(type, to: $0) }) else { return nil }
        } else if target.libraryName == "AnyHashable", case .optional = from.kind, value.isNil {
            return nil
        }
        return .object(AnyBox(actual, value))
    }

    private func convert(_ value: Value, _ from: RuntimeType, _ to: RuntimeType) -> Value? {
        switch (from.kind, to.kind) {
        case (.array(let source), .array(let target)):
            var elements: [Value] = []
            for element in value.asArray {
                guard let converted = cast(element, source, target) else { return nil }
                elements.append(converted)
            }
            return .object(ArrayBox(elements))
        case (.dictionary(let key, let content), .dictionary(let newKey, let newContent)):
            var entries: [HashKey: Value] = [:]
            for (name, item) in value.exactly(DictionaryBox.self).entries {
                guard let first = cast(name.value, key, newKey), let second = cast(item, content, newContent)
                else { return nil }
                entries.setValue(second, for: HashKey(first))
            }
            return .object(DictionaryBox(entries))
        case (.set(let source), .set(let target)):
            var members: Set<HashKey> = []
            for member in value.exactly(SetBox.self).members {
                guard let converted = cast(member.value, source, target) else { return nil }
                members.insertKey(HashKey(converted))
            }
            return .object(SetBox(members))
        case (.tuple(let source), .tuple(let target)):
            guard source.count == target.count else { return nil }
            let record = value.exactly(RecordBox.self)
            let made = RecordBox(to, count: record.count)
            for index in source.indices {
                guard let field = cast(record.base[index], source[index].type, target[index].type) else { return nil }
                made.base[index] = field
            }
            return .object(made)
        case (.classType, _), (.native, .native):
            return isSubclass(dynamicType(value, from), to) ? value : bridgedValue(value, from, to)
        case (.metatype, .metatype(let target)):
            guard case .object(let object) = value, let metatype = object as? MetatypeBox else { return nil }
            if case .existential(let protocols, _)? = target.type?.kind, let own = metatype.type.type {
                return protocols.allSatisfy { semantics.conforms(own, to: $0) } ? value : nil
            }
            return metatype.type === target || isSubclass(metatype.type, target) ? value : nil
        case (.function, .function):
            return from.name == to.name ? value : nil
        case (.metatype, .existential): return erase(value, from, to)
        default: return bridgedValue(value, from, to)
        }
    }

    /// Returns true if a class is the other class or a subclass of it.
    private func isSubclass(_ type: RuntimeType, _ ancestor: RuntimeType) -> Bool {
        var level = type.type
        while let here = level {
            if here === ancestor.type { return true }
            level = superclass(of: here)
        }
        return false
    }
}
