import Diagnostics
import Runtime

// Accesses the elements of dictionaries in place.

/// Returns the dictionary at a pointer, after making sure that it is uniquely referenced, for writing.
@inline(__always) private func uniqueDictionary(
    _ p: UnsafeMutablePointer<Value>, _ span: Span
) throws -> Unmanaged<DictionaryBox> {
    guard case .object = p.pointee else { throw overlapTrap(span) }
    let reference = UnsafeMutableRawPointer(p).assumingMemoryBound(to: DictionaryBox.self)
    if !reference.isOnlyReference { reference.pointee = reference.pointee.copy() }
    return UnsafeRawPointer(p).load(as: Unmanaged<DictionaryBox>.self)
}

extension HashKey {
    /// True if hashing and comparing run no code of the program.
    @inline(__always) fileprivate var isPlain: Bool {
        guard case .object(let object) = value else { return true }
        return type(of: object) == StringBox.self
    }
}

/// The place `d[key]`, or `d[key, default: e]`, of a dictionary.
class DictionaryPlace: PlaceNode {
    final let base: PlaceNode
    final let key: Node
    final let span: Span
    init(_ base: PlaceNode, _ key: Node, _ kind: Shape, _ span: Span) {
        self.base = base
        self.key = key
        self.span = span
        super.init(kind)
    }

    /// Modifies the dictionary. Finding a key may call a `hash` function of the program, so the dictionary is
    /// inaccessible meanwhile.
    @inline(__always) final func change<Result>(
        _ f: Frame, _ key: HashKey, _ body: (DictionaryBox) throws -> Result
    ) throws -> Result {
        try base.access(f) { p in
            if key.isPlain { return try uniqueDictionary(p, span)._withUnsafeGuaranteedRef(body) }
            let result = try emptyWhileModifying(p) { try uniqueDictionary($0, span)._withUnsafeGuaranteedRef(body) }
            if Interrupt.isRequested { throw Interrupted() }
            return result
        }
    }
    @inline(__always) final func find(_ f: Frame) throws -> Value? {
        let dictionary = try base.value(f)
        return try DictionaryNode.find(dictionary, HashKey(key.value(f)), span)
    }
}

/// `d[key]` as a place: its value is an optional, and storing nil removes the key.
final class DictionaryElementPlace: DictionaryPlace {
    override func value(_ f: Frame) throws -> Value { try find(f)?.wrapped ?? .none }
    override func set(_ f: Frame, _ value: Value) throws {
        let key = HashKey(try key.value(f))
        try change(f, key) { box in
            if value.isNil { box.entries.removeValue(forKey: key) } else { box.put(key, value.unwrapped) }
        }
    }
    override func modify(_ f: Frame, _ body: (UnsafeMutablePointer<Value>) throws -> Void) throws {
        let key = HashKey(try key.value(f))
        try base.withExclusiveAccess(f) { p in
            try emptyWhileModifying(p) { p in
                let box = try uniqueDictionary(p, span).takeUnretainedValue()
                if box.hasTable { return try modifyTable(box, key, body) }
                // The dictionary does not contain the value while it is modified, so that the value is not copied.
                var value = Value.none
                let index = box.entries.index(forKey: key)
                if let index {
                    value = box.entries.values[index].wrapped
                    box.entries.values[index] = .unit
                }
                defer {
                    if value.isNil {
                        box.entries.removeValue(forKey: key)
                    } else if let index {
                        box.entries.values[index] = value.unwrapped
                    } else {
                        box.entries.setValue(value.unwrapped, for: key)
                    }
                }
                try body(&value)
            }
        }
    }
    /// Modifies an element of a table with integer keys. Such a table supports no removal, so if an element becomes
    /// nil, the table is converted to entries.
    private func modifyTable(
        _ box: DictionaryBox, _ key: HashKey, _ body: (UnsafeMutablePointer<Value>) throws -> Void
    ) throws {
        var value = Value.none
        if let place = box.valueAddress(of: key) {
            value = place.pointee.wrapped
            place.pointee = .unit
        }
        defer {
            if value.isNil { box.entries.removeValue(forKey: key) } else { box.put(key, value.unwrapped) }
        }
        try body(&value)
    }
    override var load: Node { DictionaryElement(base.load, key, span) }
}

/// The place `d[key, default: e]` of a dictionary.
final class DictionaryDefaultPlace: DictionaryPlace {
    private let fallback: Node
    private let constant: Int?
    /// The key, if it is an integer; nil for other keys.
    private let number: IntOperand?
    init(_ base: PlaceNode, _ key: Node, default fallback: Node, _ kind: Shape, _ span: Span) {
        self.fallback = fallback
        constant = fallback.intConstant
        number = key is IntNode ? IntOperand(key) : nil
        super.init(base, key, kind, span)
    }
    override func value(_ f: Frame) throws -> Value { try find(f) ?? fallback.value(f) }
    override func set(_ f: Frame, _ value: Value) throws {
        let key = HashKey(try key.value(f))
        try change(f, key) { $0.put(key, value) }
    }
    override func modify(_ f: Frame, _ body: (UnsafeMutablePointer<Value>) throws -> Void) throws {
        let key = HashKey(try key.value(f))
        try base.withExclusiveAccess(f) { p in
            try emptyWhileModifying(p) { p in
                let box = try uniqueDictionary(p, span).takeUnretainedValue()
                if let place = box.valueAddress(of: key) {
                    var value = place.move()
                    place.initialize(to: .unit)
                    defer { place.pointee = value }
                    try body(&value)
                } else if !box.hasTable, let index = box.entries.index(forKey: key) {
                    var value = box.entries.values[index]
                    box.entries.values[index] = .unit
                    defer { box.entries.values[index] = value }
                    try body(&value)
                } else {
                    var value = try fallback.value(f)
                    defer { box.put(key, value) }
                    try body(&value)
                }
            }
        }
    }
    /// Modifies a number in place, with one lookup of the key.
    override func changeInt(_ f: Frame, _ change: IntChange, _ operand: Int, _ span: Span) throws {
        guard let constant else { return try super.changeInt(f, change, operand, span) }
        if let number {
            let number = try number.int(f)
            return try base.access(f) { p in
                try uniqueDictionary(p, span)._withUnsafeGuaranteedRef { box in
                    if let place = box.valueAddress(of: number, orNew: .int(constant)) {
                        place.put(0, try change.apply(place.int(0), operand, span))
                    } else {
                        try self.count(HashKey(.int(number)), in: box, constant, change, operand)
                    }
                }
            }
        }
        let key = HashKey(try key.value(f))
        try self.change(f, key) { try count(key, in: $0, constant, change, operand) }
    }
    @inline(never) private func count(
        _ key: HashKey, in box: DictionaryBox, _ constant: Int, _ change: IntChange, _ operand: Int
    ) throws {
        box.entries.reserveForOneKey()
        try withUnsafeMutablePointer(to: &box.entries[key, default: .int(constant)]) { p in
            p.put(0, try change.apply(p.int(0), operand, span))
        }
    }
    override var load: Node { DictionaryElementOr(base.load, key, fallback, span) }
}

// MARK: - Reading

class DictionaryNode: Node {
    final let dictionary: Node
    final let key: Node
    final let span: Span
    init(_ dictionary: Node, _ key: Node, _ span: Span) {
        self.dictionary = dictionary
        self.key = key
        self.span = span
    }
    @inline(__always) final func find(_ f: Frame) throws -> Value? {
        let dictionary = try dictionary.value(f)
        return try DictionaryNode.find(dictionary, HashKey(key.value(f)), span)
    }
    @inline(__always) static func find(_ dictionary: Value, _ key: HashKey, _ span: Span) throws -> Value? {
        guard case .object(let object) = dictionary else { throw overlapTrap(span) }
        let found = unsafeDowncast(object, to: DictionaryBox.self).find(key)
        if !key.isPlain, Interrupt.isRequested { throw Interrupted() }
        return found
    }
}

final class DictionaryElement: DictionaryNode {
    override func value(_ f: Frame) throws -> Value { try find(f)?.wrapped ?? .none }
}

final class DictionaryElementOr: DictionaryNode {
    private let fallback: Node
    init(_ dictionary: Node, _ key: Node, _ fallback: Node, _ span: Span) {
        self.fallback = fallback
        super.init(dictionary, key, span)
    }
    override func value(_ f: Frame) throws -> Value { try find(f) ?? fallback.value(f) }
}
