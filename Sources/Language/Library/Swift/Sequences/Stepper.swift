import Runtime

/// An iterator, which returns one value after the other; programs use it, too.
class Stepper: NativeSequence {
    func next() throws -> Value? { nil }
    /// Returns an independent iterator at the same position. Iterators that cannot be copied return themselves.
    func copy() -> Stepper { self }
    /// Iterating over an iterator uses a copy, so its own position does not change.
    func stepper() throws -> Stepper { copy() }
}

final class ArrayStepper: Stepper {
    private let elements: [Value]
    private var index: Int
    init(_ elements: [Value], at index: Int = 0) {
        self.elements = elements
        self.index = index
    }
    override func next() -> Value? {
        guard index < elements.count else { return nil }
        defer { index += 1 }
        return elements[index]
    }
    override func copy() -> Stepper { ArrayStepper(elements, at: index) }
}

final class CountingStepper: Stepper {
    private var current: Int
    private let end: Int
    init(_ start: Int, _ end: Int) {
        current = start
        self.end = end
    }
    override func next() -> Value? {
        guard current < end else { return nil }
        defer { current += 1 }
        return .int(current)
    }
    override func copy() -> Stepper { CountingStepper(current, end) }
}

final class CharacterStepper: Stepper {
    private var remaining: Substring
    init(_ text: Substring) { remaining = text }
    override func next() -> Value? { remaining.popFirst().map { .character($0) } }
    override func copy() -> Stepper { CharacterStepper(remaining) }
}

final class ClosureStepper: Stepper {
    @exclusivity(unchecked) private var body: () throws -> Value?
    init(_ body: @escaping () throws -> Value?) { self.body = body }
    deinit { Machine.withStackSpace { body = { nil } } }
    override func next() throws -> Value? { try body() }
}

/// An iterator that computes values from a state, so that a copy continues independently.
final class StateStepper<State>: Stepper {
    private var state: State
    private let copyState: (State) -> State
    private let step: (inout State) throws -> Value?
    /// - Parameter copying: copies the state if it contains other iterators.
    init(
        _ state: State, copyState: @escaping (State) -> State = { $0 }, _ step: @escaping (inout State) throws -> Value?
    ) {
        self.state = state
        self.copyState = copyState
        self.step = step
    }
    override func next() throws -> Value? { try step(&state) }
    override func copy() -> Stepper { StateStepper(copyState(state), copyState: copyState, step) }
}

extension StateStepper where State == Stepper {
    /// Returns an iterator that transforms the values of another one.
    static func transforming(_ steps: Stepper, _ step: @escaping (Stepper) throws -> Value?) -> Stepper {
        StateStepper(steps, copyState: { $0.copy() }) { try step($0) }
    }
}

/// Iterates the elements of a collection by index.
final class IndexStepper: Stepper, NativeMirrored {
    private let base: Value
    private let access: Access
    private var index: Value
    private let end: Value
    var parts: [MirroredPart] {
        [MirroredPart("_elements", base, .argument(0)), MirroredPart("_position", index, .index)]
    }
    init(_ base: Value, _ access: Access, at index: Value, _ end: Value) {
        self.base = base
        self.access = access
        self.index = index
        self.end = end
    }
    convenience init(_ base: Value, _ access: Access) throws {
        try self.init(base, access, at: access.startIndex(base), access.endIndex(base))
    }
    override func next() throws -> Value? {
        guard index != end else { return nil }
        let element = try access.element(base, index)
        index = try access.indexAfter(base, index)
        return element
    }
    override func copy() -> Stepper { IndexStepper(base, access, at: index, end) }
}

/// An iterator that calls a function of the program until it returns nil.
final class UnfoldStepper: Stepper, NativeMirrored {
    private var state: Value
    private var isDone = false
    private let function: FunctionObject
    private let step: (inout Value) throws -> Value?
    var parts: [MirroredPart] {
        [
            MirroredPart("_state", state, .argument(1)), MirroredPart("_next", .object(function), .function),
            MirroredPart("_done", .bool(isDone), .named("Bool")),
        ]
    }
    init(_ state: Value, _ function: FunctionObject, _ step: @escaping (inout Value) throws -> Value?) {
        self.state = state
        self.function = function
        self.step = step
    }
    override func next() throws -> Value? {
        if isDone { return nil }
        let element = try step(&state)
        isDone = element == nil
        return element
    }
    override func copy() -> Stepper {
        let copy = UnfoldStepper(state, function, step)
        copy.isDone = isDone
        return copy
    }
}

extension Value {
    /// Advances the iterator. Iterators are value types, so the change does not affect copies.
    mutating func step() throws -> Value? {
        var steps = try instance(of: Stepper.self)
        self = .unit
        if !isKnownUniquelyReferenced(&steps) { steps = steps.copy() }
        defer { self = .object(steps) }
        return try steps.next()
    }
}

/// An object whose elements can be iterated.
protocol NativeSequence: AnyObject {
    func stepper() throws -> Stepper
}

/// A sequence that creates an iterator for each iteration.
final class SequenceBox: NativeSequence, NativeMirrored {
    @exclusivity(unchecked) private(set) var parts: [MirroredPart]
    @exclusivity(unchecked) private var makeStepper: () throws -> Stepper
    init(of parts: [MirroredPart] = [], _ make: @escaping () throws -> Stepper) {
        self.parts = parts
        self.makeStepper = make
    }
    // Type-erased sequences may be nested millions of times, so they are freed iteratively.
    deinit {
        Machine.withStackSpace {
            parts = []
            makeStepper = { Stepper() }
        }
    }
    func stepper() throws -> Stepper { try makeStepper() }
}

/// An object with indexed elements.
protocol NativeCollection: NativeSequence {
    var startIndex: Value { get throws }
    var endIndex: Value { get throws }
    func index(after index: Value) throws -> Value
    func index(before index: Value) throws -> Value
    func element(at index: Value) throws -> Value
    var count: Int { get throws }
}

/// A collection with integer indices.
protocol NumberedCollection: NativeCollection {}

extension NumberedCollection {
    func index(after index: Value) throws -> Value { try index.moved(by: 1) }
    func index(before index: Value) throws -> Value { try index.moved(by: -1) }
}

extension NativeCollection {
    func stepper() throws -> Stepper {
        let end = try endIndex
        return StateStepper(try startIndex) { index in
            guard index != end else { return nil }
            let element = try self.element(at: index)
            index = try self.index(after: index)
            return element
        }
    }
    var count: Int {
        get throws {
            var count = 0
            let steps = try stepper()
            while try steps.next() != nil { count += 1 }
            return count
        }
    }
    func index(before index: Value) throws -> Value { throw Traps.outOfRange() }
}

/// A list with indices from zero.
final class ListBox: NumberedCollection {
    let elements: [Value]
    init(_ elements: [Value]) { self.elements = elements }
    var startIndex: Value { .int(0) }
    var endIndex: Value { .int(elements.count) }
    var count: Int { elements.count }
    func element(at index: Value) throws -> Value {
        guard elements.indices.contains(index.asInt) else { throw Traps.index(index.asInt, elements.count) }
        return elements[index.asInt]
    }
    func stepper() -> Stepper { ArrayStepper(elements) }
}

/// A view of another collection: reversed, sliced or lazily transformed.
class ViewBox: NativeCollection, NativeMirrored {
    @exclusivity(unchecked) private(set) final var base: Value
    var parts: [MirroredPart] { [MirroredPart("_base", base, .argument(0))] }
    let access: Access
    init(_ base: Value, _ access: Access) {
        self.base = base
        self.access = access
    }
    deinit { Machine.withStackSpace { base = .none } }
    var startIndex: Value { get throws { try access.startIndex(base) } }
    var endIndex: Value { get throws { try access.endIndex(base) } }
    func index(after index: Value) throws -> Value { try access.indexAfter(base, index) }
    func index(before index: Value) throws -> Value { try access.indexBefore(base, index) }
    func element(at index: Value) throws -> Value { try access.element(base, index) }
    func stepper() throws -> Stepper { try access.stepper(base) }
    var count: Int { get throws { try access.count(base) } }
    /// The access for slices of the base.
    fileprivate var partAccess: Access { access.sliceAccess }
}

extension MirroredPart.Kind {
    /// An index of the base collection.
    fileprivate static var index: MirroredPart.Kind { .associated(0, "Collection", "Index") }
}

/// A view of a collection that has an index type of its own.
class IndexedBox: ViewBox {
    private let indexType: RuntimeType
    init(_ base: Value, _ access: Access, _ type: RuntimeType) {
        indexType = RuntimeType.associated(type, "Collection", "Index") ?? type
        super.init(base, access)
    }
    fileprivate final func makeIndex(_ fields: Value...) -> Value {
        .object(RecordBox(indexType, ContiguousArray(fields)))
    }
    fileprivate final func fields(_ index: Value) -> RecordFields { index.exactly(RecordBox.self).fields }
}

/// A reversed collection. An index contains the base index after its element.
final class ReversedBox: IndexedBox {
    private func baseIndex(_ index: Value) -> Value { fields(index)[0] }
    override var startIndex: Value { get throws { makeIndex(try access.endIndex(base)) } }
    override var endIndex: Value { get throws { makeIndex(try access.startIndex(base)) } }
    override func index(after index: Value) throws -> Value {
        makeIndex(try access.indexBefore(base, baseIndex(index)))
    }
    override func index(before index: Value) throws -> Value {
        makeIndex(try access.indexAfter(base, baseIndex(index)))
    }
    override func element(at index: Value) throws -> Value {
        try access.element(base, access.indexBefore(base, baseIndex(index)))
    }
    override func stepper() throws -> Stepper {
        if access === ArrayAccess.shared {
            let elements = base.asArray
            return StateStepper(elements.count) { index in
                index -= 1
                return index >= 0 ? elements[index] : nil
            }
        }
        // A sequence that hardly ends is iterated only as far as needed.
        let first = try access.startIndex(base)
        return StateStepper(try access.endIndex(base)) { [access, base] place in
            guard place != first else { return nil }
            place = try access.indexBefore(base, place)
            return try access.element(base, place)
        }
    }
}

/// A collection of enumerated elements. An index contains a base index and the number of the element.
final class EnumeratedBox: IndexedBox {
    private let pairType: RuntimeType
    init(_ base: Value, _ access: Access, _ pair: RuntimeType, _ type: RuntimeType) {
        self.pairType = pair
        super.init(base, access, type)
    }
    override var startIndex: Value { get throws { makeIndex(try access.startIndex(base), .int(0)) } }
    override var endIndex: Value { get throws { makeIndex(try access.endIndex(base), .int(try access.count(base))) } }
    override func index(after index: Value) throws -> Value {
        let fields = fields(index)
        return makeIndex(try access.indexAfter(base, fields[0]), try fields[1].moved(by: 1))
    }
    override func index(before index: Value) throws -> Value {
        let fields = fields(index)
        return makeIndex(try access.indexBefore(base, fields[0]), try fields[1].moved(by: -1))
    }
    override func element(at index: Value) throws -> Value {
        let fields = fields(index)
        return .object(RecordBox(pairType, fields[1], try access.element(base, fields[0])))
    }
    override func stepper() throws -> Stepper {
        let start = (steps: try access.stepper(base), offset: 0)
        return StateStepper(start, copyState: { ($0.steps.copy(), $0.offset) }) { [pairType] state in
            guard let element = try state.steps.next() else { return nil }
            defer { state.offset += 1 }
            return .object(RecordBox(pairType, .int(state.offset), element))
        }
    }
}

/// A flattened collection. An index contains a base index and an index in the element.
final class FlattenBox: IndexedBox {
    private let inner: Access
    init(_ base: Value, _ access: Access, _ inner: Access, _ type: RuntimeType) {
        self.inner = inner
        super.init(base, access, type)
    }
    private func outerAndInnerIndex(_ index: Value) -> (outer: Value, inner: Value) {
        (fields(index)[0], fields(index)[1])
    }
    override var startIndex: Value { get throws { try firstIndex(from: access.startIndex(base)) } }
    override var endIndex: Value { get throws { makeIndex(try access.endIndex(base), .none) } }
    /// Returns the first index at or after a position. Skips elements that are empty collections.
    private func firstIndex(from place: Value) throws -> Value {
        var place = place
        let end = try access.endIndex(base)
        while place != end {
            let part = try access.element(base, place)
            if try !inner.isEmpty(part) { return makeIndex(place, try inner.startIndex(part).wrapped) }
            place = try access.indexAfter(base, place)
            if Interrupt.isRequested { throw Interrupted() }
        }
        return makeIndex(end, .none)
    }
    override func index(after index: Value) throws -> Value {
        let (outer, place) = outerAndInnerIndex(index)
        guard !place.isNil else { throw Traps.outOfRange() }
        let next = try inner.indexAfter(access.element(base, outer), place.unwrapped)
        if try next != inner.endIndex(access.element(base, outer)) { return makeIndex(outer, next.wrapped) }
        return try firstIndex(from: access.indexAfter(base, outer))
    }
    override func index(before index: Value) throws -> Value {
        var (outer, place) = outerAndInnerIndex(index)
        var part = place.isNil ? Value.none : try access.element(base, outer)
        while try place.isNil || place.unwrapped == inner.startIndex(part) {
            outer = try access.indexBefore(base, outer)
            part = try access.element(base, outer)
            place = try inner.endIndex(part).wrapped
            if Interrupt.isRequested { throw Interrupted() }
        }
        return makeIndex(outer, try inner.indexBefore(part, place.unwrapped).wrapped)
    }
    override func element(at index: Value) throws -> Value {
        let (outer, place) = outerAndInnerIndex(index)
        guard !place.isNil else { throw Traps.outOfRange() }
        return try inner.element(access.element(base, outer), place.unwrapped)
    }
    override func stepper() throws -> Stepper {
        let start = (outer: try access.stepper(base), current: Stepper?.none)
        return StateStepper(start, copyState: { ($0.outer.copy(), $0.current?.copy()) }) { [inner] state in
            while true {
                if let element = try state.current?.next() { return element }
                guard let next = try state.outer.next() else { return nil }
                state.current = try inner.stepper(next)
            }
        }
    }
    override var count: Int {
        get throws {
            var count = 0
            let steps = try access.stepper(base)
            while let part = try steps.next() {
                count += try inner.count(part)
                if Interrupt.isRequested { throw Interrupted() }
            }
            return count
        }
    }
}

/// A type-erased collection.
final class AnyCollectionBox: ViewBox {
    private let boxName: String
    init(_ base: Value, _ access: Access, _ boxName: String) {
        self.boxName = boxName
        super.init(base, access)
    }
    override var parts: [MirroredPart] { [MirroredPart("_box", .none, .box(boxName))] }
}

/// A slice of a collection that has no slice type of its own.
final class SliceBox: ViewBox {
    override var parts: [MirroredPart] {
        [
            MirroredPart("_startIndex", start, .index), MirroredPart("_endIndex", finish, .index),
            MirroredPart("_base", base, .argument(0)),
        ]
    }
    let start: Value
    let finish: Value
    init(_ base: Value, _ access: Access, _ start: Value, _ finish: Value) {
        self.start = start
        self.finish = finish
        super.init(base, access)
    }
    override var startIndex: Value { start }
    override var endIndex: Value { finish }
    override func stepper() throws -> Stepper {
        StateStepper(start) { [self] index in
            guard index != finish else { return nil }
            let element = try access.element(base, index)
            index = try access.indexAfter(base, index)
            return element
        }
    }
    override var count: Int { get throws { try access.distance(base, start, finish) } }
}

final class IndicesBox: ViewBox {
    override var parts: [MirroredPart] {
        [
            MirroredPart("_elements", base, .argument(0)), MirroredPart("_startIndex", start, .index),
            MirroredPart("_endIndex", finish, .index),
        ]
    }
    let start: Value
    let finish: Value
    init(_ base: Value, _ access: Access, _ start: Value, _ finish: Value) {
        self.start = start
        self.finish = finish
        super.init(base, access)
    }
    override var startIndex: Value { start }
    override var endIndex: Value { finish }
    override func element(at index: Value) -> Value { index }
    override func stepper() -> Stepper {
        StateStepper(start) { [self] index in
            guard index != finish else { return nil }
            defer { if let next = try? access.indexAfter(base, index) { index = next } }
            return index
        }
    }
    override var count: Int { get throws { try access.distance(base, start, finish) } }
}

/// A lazy view of a collection, whose operations are lazy.
final class LazyBox: ViewBox {
    static func unwrappingLazy(_ value: Value, _ access: Access) -> (base: Value, access: Access) {
        guard case .object(let object) = value, let box = object as? LazyBox else { return (value, access) }
        return (box.base, box.access)
    }
}

/// A lazy view whose slices are lazy views of slices of its base.
protocol LazyView: AnyObject {
    func slice(_ start: Value, _ end: Value) throws -> Value
}

final class LazyMapBox: ViewBox, LazyView {
    func slice(_ start: Value, _ end: Value) throws -> Value {
        .object(LazyMapBox(try access.slice(base, start, end), partAccess, transform))
    }
    override var parts: [MirroredPart] { super.parts + [MirroredPart("_transform", .object(transform), .function)] }
    private let transform: FunctionObject
    /// Returns one lazy map that applies the function of this map and then another one.
    func mapped(_ next: FunctionObject) -> LazyMapBox {
        LazyMapBox(base, access, NativeFunction { [transform] in try next.call1(transform.call($0)) })
    }
    init(_ base: Value, _ access: Access, _ transform: FunctionObject) {
        self.transform = transform
        super.init(base, access)
    }
    override func element(at index: Value) throws -> Value { try transform.call1(access.element(base, index)) }
    override func stepper() throws -> Stepper {
        StateStepper.transforming(try access.stepper(base)) { [transform] in
            try $0.next().map { try transform.call1($0) }
        }
    }
}

final class LazyFilterBox: ViewBox, LazyView {
    func slice(_ start: Value, _ end: Value) throws -> Value {
        .object(LazyFilterBox(try access.slice(base, start, end), partAccess, predicate))
    }
    override var parts: [MirroredPart] { super.parts + [MirroredPart("_predicate", .object(predicate), .function)] }
    private let predicate: FunctionObject
    func filtered(_ next: FunctionObject) -> LazyFilterBox {
        LazyFilterBox(
            base, access,
            NativeFunction { [predicate] in
                try .bool(predicate.callBool($0[0]) && next.callBool($0[0]))
            })
    }
    init(_ base: Value, _ access: Access, _ predicate: FunctionObject) {
        self.predicate = predicate
        super.init(base, access)
    }
    override var startIndex: Value { get throws { try firstIncludedIndex(access.startIndex(base)) } }
    override func index(after index: Value) throws -> Value { try firstIncludedIndex(access.indexAfter(base, index)) }
    override func index(before index: Value) throws -> Value {
        var index = try access.indexBefore(base, index)
        while try !predicate.callBool(access.element(base, index)) { index = try access.indexBefore(base, index) }
        return index
    }
    override func stepper() throws -> Stepper {
        StateStepper.transforming(try access.stepper(base)) { [predicate] steps in
            while let element = try steps.next() {
                if try predicate.callBool(element) { return element }
                if Interrupt.isRequested { throw Interrupted() }
            }
            return nil
        }
    }
    override var count: Int {
        get throws {
            var count = 0
            let steps = try stepper()
            while try steps.next() != nil { count += 1 }
            return count
        }
    }
    private func firstIncludedIndex(_ start: Value) throws -> Value {
        var index = start
        let end = try access.endIndex(base)
        while try index != end && !predicate.callBool(access.element(base, index)) {
            index = try access.indexAfter(base, index)
        }
        return index
    }
}

/// The keys or values of a dictionary.
final class DictionaryViewBox: NumberedCollection {
    let dictionary: DictionaryBox
    let isKeys: Bool
    init(_ dictionary: DictionaryBox, isKeys: Bool) {
        self.dictionary = dictionary
        self.isKeys = isKeys
    }
    lazy var elements: [Value] = isKeys ? dictionary.entries.keys.map(\.value) : Array(dictionary.entries.values)
    var startIndex: Value { .int(0) }
    var endIndex: Value { .int(dictionary.entries.count) }
    var count: Int { dictionary.entries.count }
    func element(at index: Value) throws -> Value {
        guard elements.indices.contains(index.asInt) else { throw Traps.index(index.asInt, elements.count) }
        return elements[index.asInt]
    }
    func stepper() -> Stepper { ArrayStepper(elements) }
}
