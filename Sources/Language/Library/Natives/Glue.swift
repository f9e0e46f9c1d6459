import Runtime

// Short conversions between values of the interpreter and values of Swift.

extension Value {
    @inline(__always) static func string(_ text: String) -> Value { .object(StringBox(text)) }
    @inline(__always) static func string(_ text: Substring) -> Value { .object(StringBox(String(text))) }
    @inline(__always) static func character(_ character: Character) -> Value { .object(StringBox(String(character))) }
    @inline(__always) static func array(_ elements: [Value]) -> Value { .object(ArrayBox(elements)) }
    static func strings(_ texts: [String]) -> Value { .array(texts.map { .string($0) }) }
    static func slice(_ elements: ArraySlice<Value>) -> Value {
        let box = ArrayBox(Array(elements))
        box.offset = elements.startIndex
        return .object(box)
    }
    static func native<Wrapped>(_ value: Wrapped) -> Value { .object(Native(value)) }
    static func dictionary(_ entries: [HashKey: Value]) -> Value { .object(DictionaryBox(entries)) }
    static func set(_ members: Set<HashKey>) -> Value { .object(SetBox(members)) }

    /// Returns a present optional with the value, or nil.
    static func optional(_ value: Value?) -> Value { value?.wrapped ?? .none }
    static func optional(_ text: String?) -> Value { text.map { .string($0) } ?? .none }
    static func optional(_ number: Int?) -> Value { number.map { .int($0) } ?? .none }

    /// Creates a Substring value that keeps its range in the base string.
    static func substring(_ slice: Substring) -> Value {
        let box = StringBox(String(slice))
        box.origin = SubstringOrigin(slice)
        return .object(box)
    }

    /// Returns the Swift value in a `Native`.
    @inline(__always) func wrapped<Wrapped: FallbackContent>(_: Wrapped.Type) -> Wrapped {
        exactly(Native<Wrapped>.self).value
    }

    /// The object that the value contains, of any class.
    var object: AnyObject {
        guard case .object(let object) = self else {
            return Unwinding.fault("an object is expected, but the value has another type", StringBox(""))
        }
        return object
    }

    /// Returns the object as an instance of a class that may have subclasses or has no harmless value.
    func instance<Object: AnyObject>(of _: Object.Type) throws -> Object {
        guard case .object(let object) = self, let found = object as? Object else {
            throw Unwinding.internalFault("a \(Object.self) is expected, but the value has another type")
        }
        return found
    }

    /// The value inside an existential; other values unchanged.
    var unboxed: Value {
        if case .object(let object) = self, type(of: object) == AnyBox.self {
            return unsafeDowncast(object, to: AnyBox.self).value
        }
        return self
    }

    /// The value as a Swift optional.
    var asOptional: Value? { isNil ? nil : unwrapped }

    /// The Substring or String, with its own indices.
    var slice: Substring {
        let box = exactly(StringBox.self)
        return box.origin?.slice ?? Substring(box.text)
    }

    var asCharacter: Character { asString.first ?? " " }

    // MARK: Changing in place: copied only if it has another owner

    @inline(__always) mutating func changeArray<Result>(_ body: (ArrayBox) throws -> Result) rethrows -> Result {
        var box = exactly(ArrayBox.self)
        self = .unit
        if !isKnownUniquelyReferenced(&box) { box = box.copy() }
        defer { self = .object(box) }
        return try body(box)
    }

    @inline(__always) mutating func changeText<Result>(_ body: (StringBox) throws -> Result) rethrows -> Result {
        var box = exactly(StringBox.self)
        self = .unit
        if !isKnownUniquelyReferenced(&box) { box = StringBox(box.text) }
        box.origin = nil
        defer { self = .object(box) }
        return try body(box)
    }

    @inline(__always) mutating func changeDictionary<Result>(_ body: (DictionaryBox) throws -> Result) rethrows
        -> Result
    {
        var box = exactly(DictionaryBox.self)
        self = .unit
        if !isKnownUniquelyReferenced(&box) { box = box.copy() }
        defer { self = .object(box) }
        return try body(box)
    }

    @inline(__always) mutating func changeSet<Result>(_ body: (SetBox) throws -> Result) rethrows -> Result {
        var box = exactly(SetBox.self)
        self = .unit
        if !isKnownUniquelyReferenced(&box) { box = SetBox(box.members) }
        defer { self = .object(box) }
        return try body(box)
    }

    /// Modifies a native value; copies it before if it is shared.
    mutating func change<Wrapped: FallbackContent, Result>(
        _: Wrapped.Type, _ body: (inout Wrapped) throws -> Result
    ) rethrows -> Result {
        var box = exactly(Native<Wrapped>.self)
        self = .unit
        if !isKnownUniquelyReferenced(&box) { box = Native(box.value) }
        defer { self = .object(box) }
        return try body(&box.value)
    }
}

/// Creates the traps of the library.
enum Traps {
    static func outOfRange(_ what: String = "index") -> Trap {
        Trap("index-out-of-range", "\(what) out of range")
    }
    static func index(_ index: Int, _ count: Int) -> Trap { .index(index, of: count) }
    static func emptyCollection(_ operation: String) -> Trap {
        Trap("empty-collection", "'\(operation)' needs at least one element; the collection is empty")
    }
    static func overflow(_ operation: String, _ type: String) -> Trap {
        Trap("overflow", "arithmetic overflow: the result of '\(operation)' does not fit in \(type)")
    }
    static func conversion(_ value: String, _ type: String) -> Trap {
        Trap("overflow", "\(value) does not fit in \(type)")
    }
    static var division: Trap { Trap("division-by-zero", "division by zero") }
    static func range(_ message: String) -> Trap { Trap("invalid-range", message) }
}
