/// Traits of a type that the recorder needs: it keeps values and prints them later, and must not affect the program.
public struct RetentionTraits: OptionSet {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Values of the type hold objects. Keeping such values is visible to the program through `deinit` and `weak`.
    public static let holdsObjects = RetentionTraits(rawValue: 1)
    /// Printing a value runs code of the program, because a type in it has a `description` of its own.
    public static let callsDescription = RetentionTraits(rawValue: 2)
}

extension RuntimeType {
    /// The traits of the type. They are computed once, as soon as values of the type exist.
    public var retentionTraits: RetentionTraits {
        if let known = cachedTraits { return known }
        // A type that contains itself adds no traits by this recursion.
        cachedTraits = []
        let found = parts.reduce(computedTraits) { $0.union($1.retentionTraits) }
        cachedTraits = found
        return found
    }

    private var computedTraits: RetentionTraits {
        switch kind {
        case .void, .bool, .string, .character, .substring, .never, .integer, .floating, .metatype: return []
        case .optional, .array, .slice, .dictionary, .set, .tuple: return []
        case .structure, .enumeration: return describesItself ? .callsDescription : []
        // An existential may contain any type, and a subclass may have other traits than its superclass.
        case .classType, .existential: return [.holdsObjects, .callsDescription]
        case .function, .native: return .holdsObjects
        }
    }

    private var describesItself: Bool {
        [
            ("CustomStringConvertible", "description"), ("CustomDebugStringConvertible", "debugDescription"),
            ("CustomReflectable", "customMirror"),
        ]
        .contains { witness($0, $1) != nil }
    }

    private var parts: [RuntimeType] {
        switch kind {
        case .optional(let part), .array(let part), .slice(let part), .set(let part): return [part]
        case .dictionary(let key, let value): return [key, value]
        case .tuple(let fields): return fields.map(\.type)
        case .structure: return fields.map(\.type)
        case .enumeration: return cases.flatMap { $0.payload.map(\.type) }
        case .native: return arguments
        case .void, .bool, .string, .character, .substring, .never, .integer, .floating, .function, .classType,
            .existential, .metatype:
            return []
        }
    }
}

extension Value {
    /// The approximate number of bytes that keeping this value retains. It inspects only a few parts, because it is
    /// called for each event.
    public var retainedBytes: Int {
        var remainingInspections = 64
        return retainedBytes(&remainingInspections)
    }

    private func retainedBytes(_ remainingInspections: inout Int) -> Int {
        guard case .object(let object) = self, remainingInspections > 0 else { return 0 }
        remainingInspections -= 1
        func exactly<Box: AnyObject>(_: Box.Type) -> Box? {
            type(of: object) == Box.self ? unsafeDowncast(object, to: Box.self) : nil
        }
        if let box = exactly(StringBox.self) { return 48 + box.contiguousText.utf8.count }
        if let box = exactly(RecordBox.self) {
            return 112 + retainedBytes(of: box.count, &remainingInspections) { box.base[$0] }
        }
        if let box = exactly(EnumBox.self) {
            return 48 + retainedBytes(of: box.payload.count, &remainingInspections) { box.payload[$0] }
        }
        if let box = exactly(ArrayBox.self) {
            guard box.packing == .values else { return 64 + box.count * box.packing.stride }
            return 64 + box.count * 16 + retainedBytes(of: box.count, &remainingInspections) { box[$0] }
        }
        if let box = exactly(DictionaryBox.self) { return 64 + box.count * 64 }
        if let box = exactly(SetBox.self) { return 64 + box.members.count * 48 }
        if let box = exactly(NestedOptionalBox.self) { return 32 + box.payload.retainedBytes(&remainingInspections) }
        return 32
    }

    /// Returns the weight of `count` parts, estimated from the first few.
    private func retainedBytes(of count: Int, _ remainingInspections: inout Int, _ part: (Int) -> Value) -> Int {
        let seen = min(count, 16)
        let sum = (0..<seen).reduce(0) { $0 + part($1).retainedBytes(&remainingInspections) }
        return seen == 0 ? 0 : sum / seen * count
    }
}
