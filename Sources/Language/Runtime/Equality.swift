/// Equality and hashing of values by their contents.
///
/// Calls the program's own `==` or `hash(into:)` if there is one.
public enum Equality {
    public static func areEqual(_ left: Value, _ right: Value) -> Bool {
        switch (left, right) {
        case (.none, .none), (.unit, .unit): return true
        case (.int(let a), .int(let b)): return a == b
        case (.double(let a), .double(let b)): return a == b
        case (.bool(let a), .bool(let b)): return a == b
        case (.object(let a), .object(let b)): return Machine.withStackSpace { areEqual(a, b) }
        default: return false
        }
    }

    public static func hash(_ value: Value, into hasher: inout Hasher) {
        switch value {
        case .none: hasher.combine(0)
        case .unit: hasher.combine(1)
        case .int(let a): hasher.combine(a)
        case .double(let a): hasher.combine(a)
        case .bool(let a): hasher.combine(a)
        case .object(let a): Machine.withStackSpace { hash(a, into: &hasher) }
        }
    }

    // MARK: Objects

    private static func areEqual(_ left: AnyObject, _ right: AnyObject) -> Bool {
        guard type(of: left) == type(of: right) else { return false }
        switch left {
        case let left as StringBox:
            return left === right || left.text == unsafeDowncast(right, to: StringBox.self).text
        case let left as EnumBox: return areEqual(left, unsafeDowncast(right, to: EnumBox.self))
        case let left as RecordBox: return areEqual(left, unsafeDowncast(right, to: RecordBox.self))
        case let left as ArrayBox:
            let right = unsafeDowncast(right, to: ArrayBox.self)
            if left.count != right.count { return false }
            return left === right || left.elements.elementsEqual(right.elements, by: { areEqual($0, $1) })
        case let left as AnyBox: return areEqual(left, unsafeDowncast(right, to: AnyBox.self))
        case let left as Instance:
            let other = unsafeDowncast(right, to: Instance.self)
            if left === other && left.type.witness("Equatable", "==") == nil { return true }
            return callProgramMethod(left.type, .object(left), .object(other)) ?? false
        case let left as DictionaryBox: return left.entries == unsafeDowncast(right, to: DictionaryBox.self).entries
        case let left as SetBox: return left.members == unsafeDowncast(right, to: SetBox.self).members
        case let left as NestedOptionalBox:
            return areEqual(left.payload, unsafeDowncast(right, to: NestedOptionalBox.self).payload)
        case let left as MetatypeBox: return left.type === unsafeDowncast(right, to: MetatypeBox.self).type
        default:
            if left === right { return true }
            return (left as? any NativeHashing)?.isEqual(to: right) ?? false
        }
    }

    private static func areEqual(_ left: EnumBox, _ right: EnumBox) -> Bool {
        if let answer = callProgramMethod(left.type, .object(left), .object(right)) { return answer }
        return left.index == right.index && left.payload.elementsEqual(right.payload, by: { areEqual($0, $1) })
    }

    private static func areEqual(_ left: RecordBox, _ right: RecordBox) -> Bool {
        if let answer = callProgramMethod(left.type, .object(left), .object(right)) { return answer }
        return haveEqualFields(left, right)
    }

    private static func areEqual(_ left: AnyBox, _ right: AnyBox) -> Bool {
        if left.type === right.type {
            return callProgramMethod(left.type, left.value, right.value) ?? areEqual(left.value, right.value)
        }
        // In `AnyHashable(1) == AnyHashable(1.0)`, numbers of different types are compared by value.
        switch (left.value, right.value) {
        case (.int(let a), .double(let b)), (.double(let b), .int(let a)): return Double(a) == b
        case (.int(let a), .int(let b)): return a == b
        default: return false
        }
    }

    /// Compares fields like the `==` that Swift synthesises for structs, and the `==` of tuples.
    public static func haveEqualFields(_ left: FieldStorage, _ right: FieldStorage) -> Bool {
        guard left.count == right.count else { return false }
        for index in 0..<left.count where !areEqual(left.base[index], right.base[index]) { return false }
        return true
    }

    private static func callProgramMethod(_ type: RuntimeType, _ left: Value, _ right: Value) -> Bool? {
        guard let function = type.witness("Equatable", "==") else { return nil }
        return Unwinding.guarded { try function.call2(left, right).asBool } ?? false
    }

    private static func hash(_ object: AnyObject, into hasher: inout Hasher) {
        switch object {
        case let string as StringBox: hasher.combine(string.text)
        case let box as EnumBox:
            if callProgramMethod(box.type, .object(box), &hasher) { return }
            hasher.combine(box.index)
            for value in box.payload { hash(value, into: &hasher) }
        case let record as RecordBox:
            if callProgramMethod(record.type, .object(record), &hasher) { return }
            for index in 0..<record.count { hash(record.base[index], into: &hasher) }
        case let array as ArrayBox:
            hasher.combine(array.elements.count)
            for element in array.elements { hash(element, into: &hasher) }
        case let box as AnyBox:
            if callProgramMethod(box.type, box.value, &hasher) { return }
            // Equal numbers of different types must have equal hashes.
            if case .double(let number) = box.value, let whole = Int(exactly: number) {
                hasher.combine(whole)
            } else {
                hash(box.value, into: &hasher)
            }
        case let instance as Instance:
            if !callProgramMethod(instance.type, .object(instance), &hasher) {
                hasher.combine(ObjectIdentifier(instance))
            }
        case let dictionary as DictionaryBox: hasher.combine(dictionary.entries)
        case let set as SetBox: hasher.combine(set.members)
        case let box as NestedOptionalBox: hash(box.payload, into: &hasher)
        case let box as MetatypeBox: hasher.combine(ObjectIdentifier(box.type))
        default:
            if let native = object as? any NativeHashing {
                native.feedHasher(&hasher)
            } else {
                hasher.combine(ObjectIdentifier(object))
            }
        }
    }

    /// Runs a program's `hash(into:)` with a `Hasher` of its own and combines the result into `hasher`.
    private static func callProgramMethod(_ type: RuntimeType, _ value: Value, _ hasher: inout Hasher) -> Bool {
        guard let function = type.witness("Hashable", "hash(into:)") else { return false }
        let own = Native(Hasher())
        _ = Unwinding.guarded { try function.call2(value, .object(own)) }
        hasher.combine(own.value.finalize())
        return true
    }
}

extension Value: Hashable {
    public static func == (left: Value, right: Value) -> Bool { Equality.areEqual(left, right) }
    public func hash(into hasher: inout Hasher) { Equality.hash(self, into: &hasher) }
}

/// A native object that is compared and hashed by its contents.
public protocol NativeHashing: AnyObject {
    func isEqual(to other: AnyObject) -> Bool
    func feedHasher(_ hasher: inout Hasher)
}

extension Native: NativeHashing where Wrapped: Hashable {
    public func isEqual(to other: AnyObject) -> Bool { (other as? Native<Wrapped>)?.value == value }
    public func feedHasher(_ hasher: inout Hasher) { hasher.combine(value) }
}
