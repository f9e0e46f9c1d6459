import Runtime

/// Arrays, dictionaries, sets and ranges.
let collectionsPage = LibraryPage(
    name: "Collections", module: "Swift",
    text: #"""
        // MARK: Arrays

        /// A list of values in order.
        struct Array<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection,
            ExpressibleByArrayLiteral, CustomStringConvertible, CustomDebugStringConvertible
        {
            typealias Index = Int
            typealias Indices = Range<Int>
            typealias SubSequence = ArraySlice<Element>
            typealias Iterator = IndexingIterator<Array<Element>>
            typealias ArrayLiteralElement = Element
            /// Without elements.
            init()
            /// With the elements of a sequence.
            init<S: Sequence>(_ s: S) where S.Element == Element
            /// With the same element several times.
            init(repeating repeatedValue: Element, count: Int)
            @bind("Array.literal") init(arrayLiteral elements: Element...)
            var startIndex: Int { get }
            var endIndex: Int { get }
            /// How many elements there are.
            var count: Int { get }
            /// Whether there is no element.
            var isEmpty: Bool { get }
            /// How many elements fit without new memory.
            var capacity: Int { get }
            /// The element at an index.
            subscript(index: Int) -> Element { get set }
            @bind("Array.subscript(bounds)") subscript(bounds: Range<Int>) -> ArraySlice<Element> { get set }
            /// The first element.
            var first: Element? { get }
            /// The last element.
            var last: Element? { get }
            func index(after i: Int) -> Int { i + 1 }
            func index(before i: Int) -> Int { i - 1 }
            /// Adds an element at the end.
            mutating func append(_ newElement: Element)
            mutating func reserveCapacity(_ minimumCapacity: Int)
            func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element]
            mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C) where C.Element == Element
            static func + (lhs: [Element], rhs: [Element]) -> [Element]
            static func += (lhs: inout [Element], rhs: [Element])
            var description: String { get }
            @bind("Array.debugDescription") var debugDescription: String { get }
        }
        extension Array: Equatable where Element: Equatable {
            static func == (lhs: [Element], rhs: [Element]) -> Bool
            static func != (lhs: [Element], rhs: [Element]) -> Bool
        }
        extension Array: Hashable where Element: Hashable {
            func hash(into hasher: inout Hasher)
        }
        extension Array: Encodable where Element: Encodable {}
        extension Array: Decodable where Element: Decodable {}
        extension Array: Sendable where Element: Sendable {}
        /// A part of an array, with the array's indices.
        struct ArraySlice<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection,
            ExpressibleByArrayLiteral, CustomStringConvertible, CustomDebugStringConvertible
        {
            typealias Index = Int
            typealias Indices = Range<Int>
            typealias SubSequence = ArraySlice<Element>
            typealias Iterator = IndexingIterator<ArraySlice<Element>>
            typealias ArrayLiteralElement = Element
            init()
            init<S: Sequence>(_ s: S) where S.Element == Element
            @bind("ArraySlice.literal") init(arrayLiteral elements: Element...)
            var startIndex: Int { get }
            var endIndex: Int { get }
            /// The element at an index.
            subscript(index: Int) -> Element { get set }
            @bind("ArraySlice.subscript(bounds)") subscript(bounds: Range<Int>) -> ArraySlice<Element> { get set }
            func index(after i: Int) -> Int { i + 1 }
            func index(before i: Int) -> Int { i - 1 }
            /// Takes the first element away if there is one.
            mutating func popFirst() -> Element?
            mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C) where C.Element == Element
            var description: String { get }
            @bind("ArraySlice.debugDescription") var debugDescription: String { get }
        }
        extension ArraySlice: Equatable where Element: Equatable {
            static func == (lhs: ArraySlice<Element>, rhs: ArraySlice<Element>) -> Bool
        }
        extension ArraySlice: Hashable where Element: Hashable {
            func hash(into hasher: inout Hasher)
        }
        /// An array that is always in one piece of memory.
        struct ContiguousArray<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection,
            ExpressibleByArrayLiteral, CustomStringConvertible, CustomDebugStringConvertible
        {
            typealias Index = Int
            typealias Indices = Range<Int>
            typealias SubSequence = ArraySlice<Element>
            typealias Iterator = IndexingIterator<ContiguousArray<Element>>
            typealias ArrayLiteralElement = Element
            init()
            init<S: Sequence>(_ s: S) where S.Element == Element
            @bind("ContiguousArray.literal") init(arrayLiteral elements: Element...)
            var startIndex: Int { get }
            var endIndex: Int { get }
            subscript(index: Int) -> Element { get set }
            @bind("ContiguousArray.subscript(bounds)") subscript(bounds: Range<Int>) -> ArraySlice<Element> { get set }
            func index(after i: Int) -> Int { i + 1 }
            func index(before i: Int) -> Int { i - 1 }
            mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C) where C.Element == Element
            var description: String { get }
            @bind("ContiguousArray.debugDescription") var debugDescription: String { get }
        }
        extension ContiguousArray: Equatable where Element: Equatable {
            static func == (lhs: ContiguousArray<Element>, rhs: ContiguousArray<Element>) -> Bool
        }
        extension ContiguousArray: Hashable where Element: Hashable {
            func hash(into hasher: inout Hasher)
        }

        // MARK: Dictionary

        /// Values found by keys.
        struct Dictionary<Key: Hashable, Value>: Collection, ExpressibleByDictionaryLiteral, CustomStringConvertible,
            CustomDebugStringConvertible
        {
            typealias Element = (key: Key, value: Value)
            typealias Index = AnyIndex
            typealias SubSequence = Slice<Dictionary<Key, Value>>
            typealias Iterator = IndexingIterator<Dictionary<Key, Value>>
            /// Without entries.
            init()
            init(minimumCapacity: Int)
            @bind("Dictionary.literal") init(dictionaryLiteral elements: (Key, Value)...)
            /// From pairs; traps when a key comes twice.
            init<S: Sequence>(uniqueKeysWithValues keysAndValues: S) where S.Element == (Key, Value)
            /// From pairs; a function decides between values of the same key.
            init<S: Sequence>(_ keysAndValues: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows
            where S.Element == (Key, Value)
            /// Groups the elements of a sequence by a key.
            init<S: Sequence>(grouping values: S, by keyForValue: (S.Element) throws -> Key) rethrows where Value == [S.Element]
            /// The value of a key; `nil` removes it.
            subscript(key: Key) -> Value? { get set }
            /// The value of a key, or a default.
            subscript(key: Key, default defaultValue: @autoclosure () -> Value) -> Value { get set }
            @bind("Dictionary.subscript(position)") subscript(position: AnyIndex) -> (key: Key, value: Value) { get }
            var startIndex: AnyIndex { get }
            var endIndex: AnyIndex { get }
            func index(after i: AnyIndex) -> AnyIndex
            func index(forKey key: Key) -> AnyIndex?
            var count: Int { get }
            var isEmpty: Bool { get }
            var capacity: Int { get }
            /// All keys.
            var keys: Dictionary<Key, Value>.Keys { get }
            /// All values.
            var values: Dictionary<Key, Value>.Values { get set }
            /// The same keys with other values.
            func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> [Key: T]
            /// The same keys with other values, without `nil`.
            func compactMapValues<T>(_ transform: (Value) throws -> T?) rethrows -> [Key: T]
            /// The entries that pass a test.
            func filter(_ isIncluded: ((key: Key, value: Value)) throws -> Bool) rethrows -> [Key: Value]
            /// Sets the value of a key; the old one.
            @discardableResult mutating func updateValue(_ value: Value, forKey key: Key) -> Value?
            /// Removes a key; its value.
            @discardableResult mutating func removeValue(forKey key: Key) -> Value?
            /// Removes the entry at an index.
            @discardableResult mutating func remove(at index: AnyIndex) -> (key: Key, value: Value)
            /// Removes everything.
            mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
            mutating func reserveCapacity(_ minimumCapacity: Int) {}
            /// Takes in the entries of another dictionary.
            mutating func merge(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows
            @bind("Dictionary.merge(sequence)") mutating func merge<S: Sequence>(
                _ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value
            ) rethrows where S.Element == (Key, Value)
            /// The entries of both dictionaries.
            func merging(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows -> [Key: Value]
            @bind("Dictionary.merging(sequence)") func merging<S: Sequence>(
                _ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value
            ) rethrows -> [Key: Value] where S.Element == (Key, Value)
            /// Takes some entry away.
            mutating func popFirst() -> (key: Key, value: Value)?
            /// An entry chosen at random.
            func randomElement() -> (key: Key, value: Value)?
            var description: String { get }
            @bind("Dictionary.debugDescription") var debugDescription: String { get }
            /// The keys of a dictionary.
            struct Keys: Collection, CustomStringConvertible, CustomDebugStringConvertible {
                typealias Element = Key
                typealias Index = AnyIndex
                @bind("Dictionary.Keys.startIndex") var startIndex: AnyIndex { get }
                @bind("Dictionary.Keys.endIndex") var endIndex: AnyIndex { get }
                @bind("Dictionary.Keys.index(after:)") func index(after i: AnyIndex) -> AnyIndex
                @bind("Dictionary.Keys.subscript(_:)") subscript(position: AnyIndex) -> Key { get }
                @bind("Dictionary.Keys.description") var description: String { get }
                @bind("Dictionary.Keys.debugDescription") var debugDescription: String { get }
                @bind("Dictionary.Keys.==") static func == (lhs: Keys, rhs: Keys) -> Bool
            }
            /// The values of a dictionary.
            struct Values: Collection, CustomStringConvertible, CustomDebugStringConvertible {
                typealias Element = Value
                typealias Index = AnyIndex
                @bind("Dictionary.Values.startIndex") var startIndex: AnyIndex { get }
                @bind("Dictionary.Values.endIndex") var endIndex: AnyIndex { get }
                @bind("Dictionary.Values.index(after:)") func index(after i: AnyIndex) -> AnyIndex
                @bind("Dictionary.Values.subscript(_:)") subscript(position: AnyIndex) -> Value { get set }
                @bind("Dictionary.Values.description") var description: String { get }
                @bind("Dictionary.Values.debugDescription") var debugDescription: String { get }
            }
        }
        extension Dictionary: Equatable where Value: Equatable {
            static func == (lhs: [Key: Value], rhs: [Key: Value]) -> Bool
            static func != (lhs: [Key: Value], rhs: [Key: Value]) -> Bool
        }
        extension Dictionary: Hashable where Value: Hashable {
            func hash(into hasher: inout Hasher)
        }
        extension Dictionary: Encodable where Key: Encodable, Value: Encodable {}
        extension Dictionary: Decodable where Key: Decodable, Value: Decodable {}
        extension Dictionary: Sendable where Key: Sendable, Value: Sendable {}

        // MARK: Set

        /// What sets can do.
        protocol SetAlgebra<Element>: Equatable, ExpressibleByArrayLiteral {
            associatedtype Element
            init()
            func contains(_ member: Element) -> Bool
            func union(_ other: Self) -> Self
            func intersection(_ other: Self) -> Self
            func symmetricDifference(_ other: Self) -> Self
            mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element)
            mutating func remove(_ member: Element) -> Element?
            mutating func update(with newMember: Element) -> Element?
            mutating func formUnion(_ other: Self)
            mutating func formIntersection(_ other: Self)
            mutating func formSymmetricDifference(_ other: Self)
        }
        extension SetAlgebra {
            /// What is in this set but not in the other.
            func subtracting(_ other: Self) -> Self { intersection(symmetricDifference(other)) }
            mutating func subtract(_ other: Self) { self = subtracting(other) }
            /// Whether all members are in the other set.
            func isSubset(of other: Self) -> Bool { intersection(other) == self }
            func isSuperset(of other: Self) -> Bool { other.isSubset(of: self) }
            func isDisjoint(with other: Self) -> Bool { intersection(other).isEmpty }
            func isStrictSubset(of other: Self) -> Bool { isSubset(of: other) && self != other }
            func isStrictSuperset(of other: Self) -> Bool { other.isStrictSubset(of: self) }
            var isEmpty: Bool { self == Self() }
        }
        /// A set of flags in an integer.
        protocol OptionSet: SetAlgebra, RawRepresentable where Element == Self, ArrayLiteralElement == Self {
            init(rawValue: RawValue)
        }
        extension OptionSet where RawValue: FixedWidthInteger {
            init() { self.init(rawValue: 0) }
            init(arrayLiteral elements: Self...) {
                var bits: RawValue = 0
                for element in elements { bits = bits | element.rawValue }
                self.init(rawValue: bits)
            }
            init<S: Sequence>(_ sequence: S) where S.Element == Self {
                var bits: RawValue = 0
                for element in sequence { bits = bits | element.rawValue }
                self.init(rawValue: bits)
            }
            static func == (lhs: Self, rhs: Self) -> Bool { lhs.rawValue == rhs.rawValue }
            func contains(_ member: Self) -> Bool { rawValue & member.rawValue == member.rawValue }
            func union(_ other: Self) -> Self { Self(rawValue: rawValue | other.rawValue) }
            func intersection(_ other: Self) -> Self { Self(rawValue: rawValue & other.rawValue) }
            func symmetricDifference(_ other: Self) -> Self { Self(rawValue: rawValue ^ other.rawValue) }
            func subtracting(_ other: Self) -> Self { Self(rawValue: rawValue & ~other.rawValue) }
            mutating func formUnion(_ other: Self) { self = union(other) }
            mutating func formIntersection(_ other: Self) { self = intersection(other) }
            mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }
            @discardableResult
            mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
                let known = contains(newMember)
                self = union(newMember)
                return (!known, newMember)
            }
            @discardableResult
            mutating func remove(_ member: Self) -> Self? {
                let common = intersection(member)
                self = subtracting(member)
                return common.rawValue == 0 ? nil : common
            }
            @discardableResult
            mutating func update(with newMember: Self) -> Self? {
                let common = intersection(newMember)
                self = union(newMember)
                return common.rawValue == 0 ? nil : common
            }
        }
        /// Values without order, each once.
        struct Set<Element: Hashable>: Collection, SetAlgebra, CustomStringConvertible, CustomDebugStringConvertible, Hashable {
            typealias Index = AnyIndex
            typealias SubSequence = Slice<Set<Element>>
            typealias Iterator = IndexingIterator<Set<Element>>
            typealias ArrayLiteralElement = Element
            init()
            init(minimumCapacity: Int)
            init<S: Sequence>(_ sequence: S) where S.Element == Element
            @bind("Set.literal") init(arrayLiteral elements: Element...)
            var startIndex: AnyIndex { get }
            var endIndex: AnyIndex { get }
            func index(after i: AnyIndex) -> AnyIndex
            subscript(position: AnyIndex) -> Element { get }
            func firstIndex(of member: Element) -> AnyIndex?
            var count: Int { get }
            var isEmpty: Bool { get }
            /// Whether a value is a member.
            func contains(_ member: Element) -> Bool
            /// Adds a value; whether it is new, and the member.
            @discardableResult mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element)
            /// Puts a value in; the member that it replaces.
            @discardableResult mutating func update(with newMember: Element) -> Element?
            /// Takes a value out.
            @discardableResult mutating func remove(_ member: Element) -> Element?
            @discardableResult mutating func remove(at position: AnyIndex) -> Element
            @discardableResult mutating func removeFirst() -> Element
            mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
            mutating func reserveCapacity(_ minimumCapacity: Int) {}
            /// Takes some member out.
            mutating func popFirst() -> Element?
            func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Set<Element>
            @bind("Set.union(set)") func union(_ other: Set<Element>) -> Set<Element>
            @bind("Set.intersection(set)") func intersection(_ other: Set<Element>) -> Set<Element>
            @bind("Set.subtracting(set)") func subtracting(_ other: Set<Element>) -> Set<Element>
            @bind("Set.symmetricDifference(set)") func symmetricDifference(_ other: Set<Element>) -> Set<Element>
            @bind("Set.formUnion(set)") mutating func formUnion(_ other: Set<Element>)
            @bind("Set.formIntersection(set)") mutating func formIntersection(_ other: Set<Element>)
            @bind("Set.formSymmetricDifference(set)") mutating func formSymmetricDifference(_ other: Set<Element>)
            @bind("Set.subtract(set)") mutating func subtract(_ other: Set<Element>)
            @bind("Set.isSubset(set)") func isSubset(of other: Set<Element>) -> Bool
            @bind("Set.isSuperset(set)") func isSuperset(of other: Set<Element>) -> Bool
            @bind("Set.isDisjoint(set)") func isDisjoint(with other: Set<Element>) -> Bool
            @bind("Set.isStrictSubset(set)") func isStrictSubset(of other: Set<Element>) -> Bool
            @bind("Set.isStrictSuperset(set)") func isStrictSuperset(of other: Set<Element>) -> Bool
            /// The members of both.
            func union<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element
            /// What both have.
            func intersection<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element
            /// What the other has not.
            func subtracting<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element
            /// What only one of them has.
            func symmetricDifference<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element
            mutating func formUnion<S: Sequence>(_ other: S) where S.Element == Element
            mutating func formIntersection<S: Sequence>(_ other: S) where S.Element == Element
            mutating func formSymmetricDifference<S: Sequence>(_ other: S) where S.Element == Element
            mutating func subtract<S: Sequence>(_ other: S) where S.Element == Element
            /// Whether all members are in the other.
            func isSubset<S: Sequence>(of possibleSuperset: S) -> Bool where S.Element == Element
            /// Whether all of the other are members.
            func isSuperset<S: Sequence>(of possibleSubset: S) -> Bool where S.Element == Element
            /// Whether they have nothing in common.
            func isDisjoint<S: Sequence>(with other: S) -> Bool where S.Element == Element
            func isStrictSubset<S: Sequence>(of possibleStrictSuperset: S) -> Bool where S.Element == Element
            func isStrictSuperset<S: Sequence>(of possibleStrictSubset: S) -> Bool where S.Element == Element
            static func == (lhs: Set<Element>, rhs: Set<Element>) -> Bool
            func hash(into hasher: inout Hasher)
            var description: String { get }
            @bind("Set.debugDescription") var debugDescription: String { get }
        }
        extension Set: Encodable where Element: Encodable {}
        extension Set: Decodable where Element: Decodable {}
        extension Set: Sendable where Element: Sendable {}

        // MARK: Ranges

        /// Ranges of all kinds.
        protocol RangeExpression<Bound> {
            associatedtype Bound: Comparable
            func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound
            func contains(_ element: Bound) -> Bool
        }
        extension RangeExpression {
            /// Whether a value lies in a range.
            static func ~= (pattern: Self, value: Bound) -> Bool { pattern.contains(value) }
        }
        /// From a bound up to another.
        struct Range<Bound: Comparable>: RangeExpression, Equatable, CustomStringConvertible, CustomDebugStringConvertible {
            /// Where it begins.
            let lowerBound: Bound
            /// Where it ends; not in the range.
            let upperBound: Bound
            init(uncheckedBounds bounds: (lower: Bound, upper: Bound)) {
                lowerBound = bounds.lower
                upperBound = bounds.upper
            }
            func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound { self }
            /// Whether a value lies in the range.
            func contains(_ element: Bound) -> Bool
            var isEmpty: Bool { get }
            /// Whether two ranges have values in common.
            func overlaps(_ other: Range<Bound>) -> Bool
            @bind("Range.overlaps(closed)") func overlaps(_ other: ClosedRange<Bound>) -> Bool
            /// The part inside other limits.
            func clamped(to limits: Range<Bound>) -> Range<Bound>
            static func == (lhs: Range<Bound>, rhs: Range<Bound>) -> Bool
            var description: String { get }
            var debugDescription: String { get }
        }
        extension Range: Hashable where Bound: Hashable {
            func hash(into hasher: inout Hasher)
        }
        extension Range: Sequence, Collection, BidirectionalCollection, RandomAccessCollection
        where Bound: Strideable, Bound.Stride: SignedInteger {
            typealias Element = Bound
            typealias Index = Bound
            typealias Indices = Range<Bound>
            typealias SubSequence = Range<Bound>
            typealias Iterator = IndexingIterator<Range<Bound>>
            init(_ other: ClosedRange<Bound>)
            var startIndex: Bound { lowerBound }
            var endIndex: Bound { upperBound }
            func index(after i: Bound) -> Bound { i.advanced(by: 1) }
            func index(before i: Bound) -> Bound { i.advanced(by: -1) }
            var indices: Range<Bound> { self }
            var count: Int { get }
            var first: Bound? { get }
            var last: Bound? { get }
            subscript(position: Bound) -> Bound { get }
            @bind("Range.subscript(bounds)") subscript(bounds: Range<Bound>) -> Range<Bound> { get }
        }
        /// From a bound through another.
        struct ClosedRange<Bound: Comparable>: RangeExpression, Equatable, CustomStringConvertible, CustomDebugStringConvertible {
            /// Where it begins.
            let lowerBound: Bound
            /// Where it ends; in the range.
            let upperBound: Bound
            init(uncheckedBounds bounds: (lower: Bound, upper: Bound)) {
                lowerBound = bounds.lower
                upperBound = bounds.upper
            }
            func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
                lowerBound..<collection.index(after: upperBound)
            }
            /// Whether a value lies in the range.
            func contains(_ element: Bound) -> Bool
            var isEmpty: Bool { false }
            /// Whether two ranges have values in common.
            func overlaps(_ other: ClosedRange<Bound>) -> Bool
            @bind("ClosedRange.overlaps(range)") func overlaps(_ other: Range<Bound>) -> Bool
            /// The part inside other limits.
            func clamped(to limits: ClosedRange<Bound>) -> ClosedRange<Bound>
            static func == (lhs: ClosedRange<Bound>, rhs: ClosedRange<Bound>) -> Bool
            var description: String { get }
            var debugDescription: String { get }
        }
        extension ClosedRange: Hashable where Bound: Hashable {
            func hash(into hasher: inout Hasher)
        }
        extension ClosedRange: Sequence, Collection, BidirectionalCollection, RandomAccessCollection
        where Bound: Strideable, Bound.Stride: SignedInteger {
            typealias Element = Bound
            typealias Index = AnyIndex
            typealias Iterator = IndexingIterator<ClosedRange<Bound>>
            init(_ other: Range<Bound>)
            var startIndex: AnyIndex { get }
            var endIndex: AnyIndex { get }
            func index(after i: AnyIndex) -> AnyIndex
            func index(before i: AnyIndex) -> AnyIndex
            var count: Int { get }
            var first: Bound? { get }
            var last: Bound? { get }
            subscript(position: AnyIndex) -> Bound { get }
        }
        typealias CountableRange<Bound: Strideable> = Range<Bound>
        typealias CountableClosedRange<Bound: Strideable> = ClosedRange<Bound>
        /// From a bound upwards.
        struct PartialRangeFrom<Bound: Comparable>: RangeExpression {
            let lowerBound: Bound
            init(_ lowerBound: Bound) { self.lowerBound = lowerBound }
            func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
                lowerBound..<collection.endIndex
            }
            func contains(_ element: Bound) -> Bool { element >= lowerBound }
        }
        extension PartialRangeFrom: Sequence where Bound: Strideable, Bound.Stride: SignedInteger {
            typealias Element = Bound
            typealias Iterator = AnyIterator<Bound>
            func makeIterator() -> AnyIterator<Bound>
        }
        /// All that is less than a bound.
        struct PartialRangeUpTo<Bound: Comparable>: RangeExpression {
            let upperBound: Bound
            init(_ upperBound: Bound) { self.upperBound = upperBound }
            func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
                collection.startIndex..<upperBound
            }
            func contains(_ element: Bound) -> Bool { element < upperBound }
        }
        /// All up to and with a bound.
        struct PartialRangeThrough<Bound: Comparable>: RangeExpression {
            let upperBound: Bound
            init(_ upperBound: Bound) { self.upperBound = upperBound }
            func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
                collection.startIndex..<collection.index(after: upperBound)
            }
            func contains(_ element: Bound) -> Bool { element <= upperBound }
        }
        /// What `...` alone is.
        enum UnboundedRange_ {
            static postfix func ... (_: UnboundedRange_) -> () {}
        }
        typealias UnboundedRange = (UnboundedRange_) -> ()
        """#)
