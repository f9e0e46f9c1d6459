import Runtime

/// The natives' access to the elements of one type of sequence or collection.
class Access {
    // MARK: Sequences

    func stepper(_ value: Value) throws -> Stepper { throw Unwinding.internalFault("this value cannot be iterated") }

    /// Calls a function with each element until it returns false.
    func forEach(_ value: Value, _ body: (Value) throws -> Bool) throws {
        let steps = try stepper(value)
        while let element = try steps.next() {
            guard try body(element) else { return }
            if Interrupt.isRequested { throw Interrupted() }
        }
    }

    func elements(_ value: Value) throws -> [Value] {
        try InterruptibleLoop.collect { elements in
            try forEach(value) {
                elements.append($0)
                return true
            }
        }
    }

    // MARK: Collections

    func startIndex(_ value: Value) throws -> Value { throw Traps.outOfRange() }
    func endIndex(_ value: Value) throws -> Value { throw Traps.outOfRange() }
    func indexAfter(_ value: Value, _ index: Value) throws -> Value { throw Traps.outOfRange() }
    func indexBefore(_ value: Value, _ index: Value) throws -> Value { throw Traps.outOfRange() }
    func element(_ value: Value, _ index: Value) throws -> Value { throw Traps.outOfRange() }

    /// Creates a slice.
    func slice(_ value: Value, _ start: Value, _ end: Value) throws -> Value { try plainSlice(value, start, end) }

    /// Returns a part of the collection as a `Slice`.
    final func plainSlice(_ value: Value, _ start: Value, _ end: Value) throws -> Value {
        if case .object(let object) = value, let slice = object as? SliceBox {
            return .object(SliceBox(slice.base, slice.access, start, end))
        }
        return .object(SliceBox(value, self, start, end))
    }

    /// The access to slices of the collection.
    var sliceAccess: Access { BoxAccess.shared }

    /// Returns an iterator that visits the elements by index.
    func indexStepper(_ value: Value) throws -> Stepper { try stepper(value) }

    func count(_ value: Value) throws -> Int { try distance(value, startIndex(value), endIndex(value)) }
    func isEmpty(_ value: Value) throws -> Bool { try startIndex(value) == endIndex(value) }

    func distance(_ value: Value, _ start: Value, _ end: Value) throws -> Int {
        if case .int(let from) = start, case .int(let to) = end { return to &- from }
        var steps = 0
        if let less = Ordering.isLess(end, start), less {
            var index = end
            while index != start {
                index = try indexAfter(value, index)
                steps -= 1
                if Interrupt.isRequested { throw Interrupted() }
            }
            return steps
        }
        var index = start
        while index != end {
            index = try indexAfter(value, index)
            steps += 1
            if Interrupt.isRequested { throw Interrupted() }
        }
        return steps
    }

    func offset(_ value: Value, _ index: Value, _ distance: Int) throws -> Value {
        var index = index
        for _ in 0..<distance.magnitude {
            index = try distance > 0 ? indexAfter(value, index) : indexBefore(value, index)
            if Interrupt.isRequested { throw Interrupted() }
        }
        return index
    }

    /// Returns the index at a distance from an index; nil if the limit lies before the result.
    func offset(_ value: Value, _ index: Value, _ distance: Int, limit: Value) throws -> Value? {
        var index = index
        for _ in 0..<distance.magnitude {
            if index == limit { return nil }
            if Interrupt.isRequested { throw Interrupted() }
            index = try distance > 0 ? indexAfter(value, index) : indexBefore(value, index)
        }
        return index
    }

    // MARK: By type

    static func of(_ type: RuntimeType) -> Access {
        if let known = type.libraryCache { return unsafeDowncast(known, to: Access.self) }
        let access = make(type)
        type.libraryCache = access
        return access
    }

    private static func make(_ type: RuntimeType) -> Access {
        switch type.kind {
        case .array, .slice: return ArrayAccess.shared
        case .string, .substring: return StringAccess.shared
        case .dictionary(let key, let value): return DictionaryAccess(key, value)
        case .set: return SetAccess.shared
        case .existential: return OpenedAccess.shared
        case .native: return BoxAccess.shared
        case .structure where type.qualifiedName.hasPrefix("Swift.Range<"): return rangeAccess(type, isClosed: false)
        case .structure where type.qualifiedName.hasPrefix("Swift.ClosedRange<"):
            return rangeAccess(type, isClosed: true)
        default: return ProgramAccess(type)
        }
    }

    /// Returns the access for an object of a library type; nil for other objects.
    static func of(box object: AnyObject) -> Access? {
        switch object {
        case is ArrayBox: ArrayAccess.shared
        case is StringBox: StringAccess.shared
        case is SetBox: SetAccess.shared
        default: nil
        }
    }
}

final class ArrayAccess: Access {
    static let shared = ArrayAccess()
    override var sliceAccess: Access { self }
    override func stepper(_ value: Value) -> Stepper { ArrayStepper(value.asArray) }
    override func forEach(_ value: Value, _ body: (Value) throws -> Bool) throws {
        // The array is retained, so that it does not change; its elements may be unpacked at any time.
        let box = value.exactly(ArrayBox.self)
        for index in 0..<box.count {
            guard try body(box[index]) else { return }
            if index & 4095 == 0 { try Interrupt.check() }
        }
    }
    override func elements(_ value: Value) -> [Value] { value.asArray }
    override func indexStepper(_ value: Value) throws -> Stepper { try IndexStepper(value, self) }
    override func startIndex(_ value: Value) -> Value { .int(value.exactly(ArrayBox.self).offset) }
    override func endIndex(_ value: Value) -> Value {
        let box = value.exactly(ArrayBox.self)
        return .int(box.offset + box.count)
    }
    override func indexAfter(_ value: Value, _ index: Value) -> Value { .int(index.asInt &+ 1) }
    override func indexBefore(_ value: Value, _ index: Value) -> Value { .int(index.asInt &- 1) }
    override func element(_ value: Value, _ index: Value) throws -> Value {
        let box = value.exactly(ArrayBox.self)
        let place = index.asInt &- box.offset
        guard place >= 0, place < box.count else { throw Traps.index(index.asInt, box.count) }
        return box[place]
    }
    override func slice(_ value: Value, _ start: Value, _ end: Value) throws -> Value {
        let box = value.exactly(ArrayBox.self)
        let (from, to) = (start.asInt &- box.offset, end.asInt &- box.offset)
        guard from >= 0, from <= to, to <= box.count else {
            throw Traps.outOfRange("range \(start.asInt)..<\(end.asInt) of \(box.count) elements")
        }
        let slice = ArrayBox(Array(box.elements[from..<to]))
        slice.offset = start.asInt
        return .object(slice)
    }
    override func count(_ value: Value) -> Int { value.exactly(ArrayBox.self).count }
    override func isEmpty(_ value: Value) -> Bool { value.exactly(ArrayBox.self).isEmpty }
    override func offset(_ value: Value, _ index: Value, _ distance: Int) -> Value { .int(index.asInt &+ distance) }
    override func offset(_ value: Value, _ index: Value, _ distance: Int, limit: Value) -> Value? {
        let room = limit.asInt &- index.asInt
        if distance > 0 ? room >= 0 && room < distance : room <= 0 && distance < room { return nil }
        return .int(index.asInt &+ distance)
    }
}

final class StringAccess: Access {
    static let shared = StringAccess()
    override var sliceAccess: Access { self }
    override func stepper(_ value: Value) -> Stepper { CharacterStepper(Substring(value.asString)) }
    override func forEach(_ value: Value, _ body: (Value) throws -> Bool) throws {
        for character in value.asString {
            guard try body(.character(character)) else { return }
            try Interrupt.check()
        }
    }
    override func elements(_ value: Value) throws -> [Value] {
        try InterruptibleLoop.collect { list in
            try forEach(value) { character in
                list.append(character)
                return true
            }
        }
    }
    /// Traps for an index of another string. The standard library would end the process.
    static func check(_ place: String.Index, in text: Substring) throws {
        guard text.startIndex <= place, place <= text.endIndex else { throw Traps.outOfRange("string index") }
    }
    /// Returns the start of the scalar that contains an index. The standard library traps if it searches a slice that
    /// ends inside a scalar. Also removes cached data of another string from the index.
    static func aligned(_ place: String.Index, in text: Substring) -> String.Index {
        let (bytes, scalars) = (text.base.utf8, text.base.unicodeScalars)
        let start = bytes.startIndex
        let place = bytes.index(start, offsetBy: bytes.distance(from: start, to: place))
        return place < scalars.endIndex ? scalars.index(before: scalars.index(after: place)) : place
    }
    override func startIndex(_ value: Value) -> Value { .native(value.slice.startIndex) }
    override func endIndex(_ value: Value) -> Value { .native(value.slice.endIndex) }
    override func indexAfter(_ value: Value, _ index: Value) throws -> Value {
        let (text, place) = (value.slice, index.wrapped(String.Index.self))
        guard text.startIndex <= place, place < text.endIndex else { throw Traps.outOfRange("string index") }
        return .native(text.index(after: place))
    }
    override func indexBefore(_ value: Value, _ index: Value) throws -> Value {
        let (text, given) = (value.slice, index.wrapped(String.Index.self))
        try Self.check(given, in: text)
        // An index inside a character is rounded down, perhaps to the start of the string.
        let place = Self.aligned(given, in: text)
        guard place > text.startIndex else { throw Traps.outOfRange("string index") }
        return .native(text.index(before: place))
    }
    override func element(_ value: Value, _ index: Value) throws -> Value {
        let (text, place) = (value.slice, index.wrapped(String.Index.self))
        guard place >= text.startIndex, place < text.endIndex else { throw Traps.outOfRange("string index") }
        return .character(text[place])
    }
    override func slice(_ value: Value, _ start: Value, _ end: Value) throws -> Value {
        let (text, from, to) = (value.slice, start.wrapped(String.Index.self), end.wrapped(String.Index.self))
        guard from >= text.startIndex, from <= to, to <= text.endIndex else {
            throw Traps.outOfRange("range of string indices")
        }
        return .substring(text[from..<to])
    }
    override func count(_ value: Value) -> Int { value.asString.count }
    override func isEmpty(_ value: Value) -> Bool { value.asString.isEmpty }
    override func distance(_ value: Value, _ start: Value, _ end: Value) throws -> Int {
        let (text, from, to) = (value.slice, start.wrapped(String.Index.self), end.wrapped(String.Index.self))
        try Self.check(from, in: text)
        try Self.check(to, in: text)
        return text.distance(from: from, to: to)
    }
    override func offset(_ value: Value, _ index: Value, _ distance: Int) throws -> Value {
        let (text, place) = (value.slice, index.wrapped(String.Index.self))
        try Self.check(place, in: text)
        let limit = distance < 0 ? text.startIndex : text.endIndex
        guard let found = text.index(place, offsetBy: distance, limitedBy: limit) else {
            throw Traps.outOfRange("string index")
        }
        return .native(found)
    }
    override func offset(_ value: Value, _ index: Value, _ distance: Int, limit: Value) throws -> Value? {
        let (place, end) = (index.wrapped(String.Index.self), limit.wrapped(String.Index.self))
        // A limit in the opposite direction does not stop the index from leaving the text.
        if distance < 0 ? end > place : end < place { return try offset(value, index, distance) }
        let text = value.slice
        // A limit outside of the text does not stop the index from leaving it.
        if distance < 0 ? end < text.startIndex : end > text.endIndex { return try offset(value, index, distance) }
        try Self.check(place, in: text)
        return text.index(place, offsetBy: distance, limitedBy: end).map { .native($0) }
    }
}

/// Access to dictionaries. Indices are positions in the order of iteration.
final class DictionaryAccess: Access {
    let entryType: RuntimeType
    init(_ key: RuntimeType, _ value: RuntimeType) {
        entryType = RuntimeType.tuple([(label: "key", type: key), (label: "value", type: value)])
    }
    func entry(_ key: HashKey, _ value: Value) -> Value { .object(RecordBox(entryType, key.value, value)) }
    override func stepper(_ value: Value) -> Stepper {
        StateStepper(value.exactly(DictionaryBox.self).entries.makeIterator()) { [self] entries in
            entries.next().map { entry($0.key, $0.value) }
        }
    }
    override func startIndex(_ value: Value) -> Value { .int(0) }
    override func endIndex(_ value: Value) -> Value { .int(count(value)) }
    override func indexAfter(_ value: Value, _ index: Value) throws -> Value { try index.moved(by: 1) }
    override func element(_ value: Value, _ index: Value) throws -> Value {
        let entries = value.exactly(DictionaryBox.self).entries
        guard index.asInt >= 0, index.asInt < entries.count else { throw Traps.outOfRange() }
        let (key, content) = entries[entries.index(entries.startIndex, offsetBy: index.asInt)]
        return entry(key, content)
    }
    override func count(_ value: Value) -> Int { value.exactly(DictionaryBox.self).count }
}

final class SetAccess: Access {
    static let shared = SetAccess()
    override func stepper(_ value: Value) -> Stepper {
        StateStepper(value.exactly(SetBox.self).members.makeIterator()) { $0.next()?.value }
    }
    override func startIndex(_ value: Value) -> Value { .int(0) }
    override func endIndex(_ value: Value) -> Value { .int(count(value)) }
    override func indexAfter(_ value: Value, _ index: Value) throws -> Value { try index.moved(by: 1) }
    override func element(_ value: Value, _ index: Value) throws -> Value {
        let members = value.exactly(SetBox.self).members
        guard index.asInt >= 0, index.asInt < members.count else { throw Traps.outOfRange() }
        return members[members.index(members.startIndex, offsetBy: index.asInt)].value
    }
    override func count(_ value: Value) -> Int { value.exactly(SetBox.self).members.count }
}

/// Access to half-open ranges of integers. Their elements are also their indices.
final class RangeAccess: Access {
    private let type: RuntimeType
    override var sliceAccess: Access { self }
    init(_ type: RuntimeType) { self.type = type }
    private func bounds(_ value: Value) -> (Int, Int) {
        let record = value.exactly(RecordBox.self)
        return (record.base[0].asInt, record.base[1].asInt)
    }
    override func stepper(_ value: Value) -> Stepper {
        let (start, end) = bounds(value)
        return CountingStepper(start, end)
    }
    override func indexStepper(_ value: Value) throws -> Stepper { try IndexStepper(value, self) }
    override func forEach(_ value: Value, _ body: (Value) throws -> Bool) throws {
        var (index, end) = bounds(value)
        while index < end {
            guard try body(.int(index)) else { return }
            if Interrupt.isRequested { throw Interrupted() }
            index += 1
        }
    }
    override func elements(_ value: Value) throws -> [Value] { try allElements(value) }
    override func startIndex(_ value: Value) -> Value { .int(bounds(value).0) }
    override func endIndex(_ value: Value) -> Value { .int(bounds(value).1) }
    override func indexAfter(_ value: Value, _ index: Value) -> Value { .int(index.asInt &+ 1) }
    override func indexBefore(_ value: Value, _ index: Value) -> Value { .int(index.asInt &- 1) }
    override func element(_ value: Value, _ index: Value) throws -> Value {
        let (start, end) = bounds(value)
        guard index.asInt >= start, index.asInt < end else { throw Traps.outOfRange() }
        return index
    }
    override func slice(_ value: Value, _ start: Value, _ end: Value) -> Value {
        .object(RecordBox(type, start, end))
    }
    override func count(_ value: Value) -> Int {
        let (start, end) = bounds(value)
        return end &- start
    }
    override func offset(_ value: Value, _ index: Value, _ distance: Int) -> Value { .int(index.asInt &+ distance) }
}

extension Access {
    /// Returns all elements if their number is known in advance.
    func allElements(_ value: Value) throws -> [Value] {
        let count = try count(value)
        try MemoryCeiling.checkAllocation(count, of: MemoryLayout<Value>.stride)
        return try InterruptibleLoop.collect(atLeast: count) { elements in
            try forEach(value) {
                elements.append($0)
                return true
            }
        }
    }
}

/// Access to library types whose objects implement `NativeCollection`.
final class BoxAccess: Access {
    static let shared = BoxAccess()
    private func collection(_ value: Value) throws -> any NativeCollection {
        guard let collection = value.object as? any NativeCollection else { throw Traps.outOfRange() }
        return collection
    }
    override func stepper(_ value: Value) throws -> Stepper {
        if let sequence = value.object as? any NativeSequence { return try sequence.stepper() }
        guard let access = Access.of(box: value.object) else { throw Traps.outOfRange() }
        return try access.stepper(value)
    }
    override func startIndex(_ value: Value) throws -> Value {
        try Access.of(box: value.object)?.startIndex(value) ?? collection(value).startIndex
    }
    override func endIndex(_ value: Value) throws -> Value {
        try Access.of(box: value.object)?.endIndex(value) ?? collection(value).endIndex
    }
    override func indexAfter(_ value: Value, _ index: Value) throws -> Value {
        try Access.of(box: value.object)?.indexAfter(value, index) ?? collection(value).index(after: index)
    }
    override func indexBefore(_ value: Value, _ index: Value) throws -> Value {
        try Access.of(box: value.object)?.indexBefore(value, index) ?? collection(value).index(before: index)
    }
    override func element(_ value: Value, _ index: Value) throws -> Value {
        try Access.of(box: value.object)?.element(value, index) ?? collection(value).element(at: index)
    }
    override func slice(_ value: Value, _ start: Value, _ end: Value) throws -> Value {
        if let access = Access.of(box: value.object) { return try access.slice(value, start, end) }
        if let indices = value.object as? IndicesBox {
            return .object(IndicesBox(indices.base, indices.access, start, end))
        }
        if let lazy = value.object as? any LazyView { return try lazy.slice(start, end) }
        if let bytes = value.object as? DataBox { return try bytes.slice(start.asInt, end.asInt) }
        return try super.slice(value, start, end)
    }
    override func count(_ value: Value) throws -> Int {
        try Access.of(box: value.object)?.count(value) ?? collection(value).count
    }
}

/// Access to values of `any Sequence<…>`, by their dynamic types.
final class OpenedAccess: Access {
    static let shared = OpenedAccess()
    private func openExistential(_ value: Value) -> (Access, Value) {
        if case .object(let object) = value, let box = object as? AnyBox { return (Access.of(box.type), box.value) }
        return (BoxAccess.shared, value)
    }
    override func stepper(_ value: Value) throws -> Stepper {
        let (access, inner) = openExistential(value)
        return try access.stepper(inner)
    }
    override func startIndex(_ value: Value) throws -> Value {
        let (access, inner) = openExistential(value)
        return try access.startIndex(inner)
    }
    override func endIndex(_ value: Value) throws -> Value {
        let (access, inner) = openExistential(value)
        return try access.endIndex(inner)
    }
    override func indexAfter(_ value: Value, _ index: Value) throws -> Value {
        let (access, inner) = openExistential(value)
        return try access.indexAfter(inner, index)
    }
    override func indexBefore(_ value: Value, _ index: Value) throws -> Value {
        let (access, inner) = openExistential(value)
        return try access.indexBefore(inner, index)
    }
    override func element(_ value: Value, _ index: Value) throws -> Value {
        let (access, inner) = openExistential(value)
        return try access.element(inner, index)
    }
    override func slice(_ value: Value, _ start: Value, _ end: Value) throws -> Value {
        let (access, inner) = openExistential(value)
        return try access.slice(inner, start, end)
    }
    override func count(_ value: Value) throws -> Int {
        let (access, inner) = openExistential(value)
        return try access.count(inner)
    }
}

/// Access to types that programs declare, through their members.
final class ProgramAccess: Access {
    private let type: RuntimeType
    init(_ type: RuntimeType) { self.type = type }

    private func member(_ protocolName: String, _ name: String) throws -> FunctionObject {
        if let function = type.witness(protocolName, name) { return function }
        throw Trap("unsupported", "'\(type.name)' cannot be iterated: it lacks '\(name)'")
    }
    override func stepper(_ value: Value) throws -> Stepper {
        if case .object(let object) = value, let sequence = object as? any NativeSequence {
            return try sequence.stepper()
        }
        let next = try member("Sequence", "_stepper()").call1(value).asFunction
        return ClosureStepper { try next.call0().asOptional }
    }
    /// Creates a slice of a collection that has a `SubSequence` type of its own; nil if its slices are `Slice`s.
    private lazy var makeSlice: FunctionObject? = {
        guard let type = RuntimeType.associated(type, "Collection", "SubSequence"),
            !type.qualifiedName.hasPrefix("Swift.Slice<")
        else { return nil }
        return self.type.witness("Collection", "_part(_:_:)")
    }()
    override func slice(_ value: Value, _ start: Value, _ end: Value) throws -> Value {
        try makeSlice?.call([value, start, end]) ?? plainSlice(value, start, end)
    }
    override func indexStepper(_ value: Value) throws -> Stepper { try IndexStepper(value, self) }
    override func startIndex(_ value: Value) throws -> Value { try member("Collection", "startIndex").call1(value) }
    override func endIndex(_ value: Value) throws -> Value { try member("Collection", "endIndex").call1(value) }
    override func indexAfter(_ value: Value, _ index: Value) throws -> Value {
        try member("Collection", "index(after:)").call2(value, index)
    }
    override func indexBefore(_ value: Value, _ index: Value) throws -> Value {
        try member("BidirectionalCollection", "index(before:)").call2(value, index)
    }
    override func element(_ value: Value, _ index: Value) throws -> Value {
        try member("Collection", "subscript(_:)").call2(value, index)
    }
}
