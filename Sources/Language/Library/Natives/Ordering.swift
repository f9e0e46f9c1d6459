import Runtime

/// Compares two values of a type.
enum Ordering {
    typealias Less = (Value, Value) throws -> Bool

    /// Returns the function that compares two values of a type.
    static func less(_ type: RuntimeType) -> Less {
        switch type.kind {
        case .integer(64, false): return { UInt(bitPattern: $0.asInt) < UInt(bitPattern: $1.asInt) }
        case .integer: return { $0.asInt < $1.asInt }
        case .floating: return { $0.asDouble < $1.asDouble }
        case .string, .character, .substring: return { $0.asString < $1.asString }
        default:
            if let function = type.witness("Comparable", "<") { return { try function.callBool($0, $1) } }
            return { isLess($0, $1) ?? false }
        }
    }

    /// Compares values by their representation; returns nil if the representation has no order.
    static func isLess(_ left: Value, _ right: Value) -> Bool? {
        switch (left, right) {
        case (.int(let a), .int(let b)): return a < b
        case (.double(let a), .double(let b)): return a < b
        case (.object(let a), .object(let b)):
            if let a = a as? StringBox, let b = b as? StringBox { return a.text < b.text }
            if let a = a as? EnumBox, let b = b as? EnumBox { return isLess(a, b) }
            if let a = a as? RecordBox, let less = a.type.witness("Comparable", "<") {
                return try? less.call2(left, right).asBool
            }
            return (a as? any NativeOrdering)?.isLess(than: b)
        default: return nil
        }
    }

    /// Returns a function like the `>=` of a type; it returns false for NaN.
    static func greaterOrEqual(_ type: RuntimeType) -> Less {
        if case .floating = type.kind { return { $0.asDouble >= $1.asDouble } }
        let less = less(type)
        return { try !less($0, $1) }
    }

    /// Compares like the `<` that Swift synthesises for enums: by case, then by associated values.
    private static func isLess(_ left: EnumBox, _ right: EnumBox) -> Bool {
        if left.index != right.index { return left.index < right.index }
        for (a, b) in zip(left.payload, right.payload) where a != b { return isLess(a, b) ?? false }
        return false
    }

    /// Returns the sorted elements; simple element types take a fast path.
    static func sorted(_ elements: [Value], _ type: RuntimeType) throws -> [Value] {
        switch type.kind {
        case .integer(let bits, let isSigned) where isSigned || bits < 64:
            return try elements.map(\.asInt).sortedStoppably { $0 < $1 }.map { .int($0) }
        case .floating:
            return try elements.map(\.asDouble).sortedStoppably { $0 < $1 }.map { .double($0) }
        default:
            return try elements.sortedStoppably(by: less(type))
        }
    }
}

/// A native object that can be compared with `<`.
protocol NativeOrdering: AnyObject {
    func isLess(than other: AnyObject) -> Bool
}

extension Native: NativeOrdering where Wrapped: Comparable {
    func isLess(than other: AnyObject) -> Bool {
        guard let other = other as? Native<Wrapped> else { return false }
        return value < other.value
    }
}
