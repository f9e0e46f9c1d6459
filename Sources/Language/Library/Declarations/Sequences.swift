import Runtime

/// Protocols of sequences and collections with all their members.
let sequencesPage = LibraryPage(
    name: "Sequences", module: "Swift",
    text: #"""
        // MARK: Sequence

        /// Something that gives values one after the other.
        protocol IteratorProtocol<Element> {
            associatedtype Element
            mutating func next() -> Element?
        }
        /// A series of values that can be walked.
        protocol Sequence<Element> {
            associatedtype Element
            associatedtype Iterator: IteratorProtocol where Iterator.Element == Element
            func makeIterator() -> Iterator
            var underestimatedCount: Int { get }
            /// How natives walk a sequence that a program wrote.
            func _stepper() -> () -> Element?
        }
        extension Sequence {
            func _stepper() -> () -> Element? {
                var iterator = makeIterator()
                return { iterator.next() }
            }
            /// A count that is not too high.
            var underestimatedCount: Int { 0 }
            /// What a function makes of each element.
            func map<T>(_ transform: (Element) throws -> T) rethrows -> [T]
            /// What a function makes of each element, without `nil`.
            func compactMap<T>(_ transform: (Element) throws -> T?) rethrows -> [T]
            /// The elements of what a function makes of each element.
            func flatMap<S: Sequence>(_ transform: (Element) throws -> S) rethrows -> [S.Element]
            /// The elements that pass a test.
            func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element]
            /// Calls a function with each element.
            func forEach(_ body: (Element) throws -> Void) rethrows
            /// Combines all elements into one value.
            func reduce<Result>(
                _ initialResult: Result, _ nextPartialResult: (_ partialResult: Result, Element) throws -> Result
            ) rethrows -> Result
            /// Combines all elements into one value, which is changed in place.
            func reduce<Result>(
                into initialResult: Result, _ updateAccumulatingResult: (_ partialResult: inout Result, Element) throws -> Void
            ) rethrows -> Result
            /// Pairs of a number and an element.
            func enumerated() -> EnumeratedSequence<Self>
            /// The elements in an order.
            func sorted(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> [Element]
            /// The least element by an order.
            @warn_unqualified_access
            func min(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element?
            /// The greatest element by an order.
            @warn_unqualified_access
            func max(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element?
            /// Whether some element passes a test.
            func contains(where predicate: (Element) throws -> Bool) rethrows -> Bool
            /// Whether all elements pass a test.
            func allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool
            /// How many elements pass a test.
            func count(where predicate: (Element) throws -> Bool) rethrows -> Int
            /// The first element that passes a test.
            func first(where predicate: (Element) throws -> Bool) rethrows -> Element?
            /// All but the first elements.
            func dropFirst(_ k: Int = 1) -> DropFirstSequence<Self>
            /// All but the last elements.
            func dropLast(_ k: Int = 1) -> [Element]
            /// The rest from the first element that fails a test.
            func drop(while predicate: (Element) throws -> Bool) rethrows -> DropWhileSequence<Self>
            /// The first elements.
            func prefix(_ maxLength: Int) -> PrefixSequence<Self>
            /// The elements before the first that fails a test.
            func prefix(while predicate: (Element) throws -> Bool) rethrows -> [Element]
            /// The last elements.
            func suffix(_ maxLength: Int) -> [Element]
            /// The elements from last to first.
            func reversed() -> [Element]
            /// The elements in random order.
            func shuffled() -> [Element]
            func shuffled<T: RandomNumberGenerator>(using generator: inout T) -> [Element]
            /// The pieces between elements that pass a test.
            func split(
                maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true,
                whereSeparator isSeparator: (Element) throws -> Bool
            ) rethrows -> [ArraySlice<Element>]
            /// Whether two sequences have the same elements by a test.
            func elementsEqual<OtherSequence: Sequence>(
                _ other: OtherSequence, by areEquivalent: (Element, OtherSequence.Element) throws -> Bool
            ) rethrows -> Bool
            /// Whether the sequence begins with another by a test.
            func starts<PossiblePrefix: Sequence>(
                with possiblePrefix: PossiblePrefix, by areEquivalent: (Element, PossiblePrefix.Element) throws -> Bool
            ) rethrows -> Bool
            /// Whether the sequence comes before another by an order.
            func lexicographicallyPrecedes<OtherSequence: Sequence>(
                _ other: OtherSequence, by areInIncreasingOrder: (Element, Element) throws -> Bool
            ) rethrows -> Bool where OtherSequence.Element == Element
            /// The same, but operations are done when elements are asked for.
            var lazy: LazySequence<Self> { get }
        }
        extension Sequence where Self: IteratorProtocol {
            /// The sequence is its own iterator.
            func makeIterator() -> Self { self }
        }
        extension Sequence where Element: Equatable {
            /// Whether an element occurs.
            func contains(_ element: Element) -> Bool
            /// Whether two sequences have the same elements.
            func elementsEqual<OtherSequence: Sequence>(_ other: OtherSequence) -> Bool where OtherSequence.Element == Element
            /// Whether the sequence begins with another.
            func starts<PossiblePrefix: Sequence>(with possiblePrefix: PossiblePrefix) -> Bool
            where PossiblePrefix.Element == Element
            /// The pieces between separators.
            func split(
                separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
            ) -> [ArraySlice<Element>]
        }
        extension Sequence where Element: Comparable {
            /// The elements in ascending order.
            func sorted() -> [Element]
            /// The least element.
            @warn_unqualified_access func min() -> Element?
            /// The greatest element.
            @warn_unqualified_access func max() -> Element?
            /// Whether the sequence comes before another.
            func lexicographicallyPrecedes<OtherSequence: Sequence>(_ other: OtherSequence) -> Bool
            where OtherSequence.Element == Element
        }
        extension Sequence where Element: Sequence {
            /// The elements of the elements.
            @_disfavoredOverload func joined() -> FlattenSequence<Self>
            /// The elements of the elements with a separator between.
            @bind("Sequence.joined(sequence)") func joined<Separator: Sequence>(separator: Separator) -> JoinedSequence<Self>
            where Separator.Element == Element.Element
        }
        extension Sequence where Element: StringProtocol {
            /// The texts in one.
            func joined() -> String { joined(separator: "") }
            /// The texts in one, with a separator between.
            func joined(separator: String = "") -> String
        }

        // MARK: Collection

        /// A sequence whose elements stand at indices.
        protocol Collection<Element>: Sequence {
            associatedtype Index: Comparable
            associatedtype SubSequence: Collection = Slice<Self>
            where SubSequence.Element == Element, SubSequence.Index == Index
            associatedtype Indices: Collection = DefaultIndices<Self> where Indices.Element == Index
            associatedtype Iterator = IndexingIterator<Self>
            var startIndex: Index { get }
            var endIndex: Index { get }
            var indices: Indices { get }
            var isEmpty: Bool { get }
            var count: Int { get }
            func index(after i: Index) -> Index
            func index(_ i: Index, offsetBy distance: Int) -> Index
            func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?
            func distance(from start: Index, to end: Index) -> Int
            func formIndex(after i: inout Index)
            subscript(position: Index) -> Element { get }
            subscript(bounds: Range<Index>) -> SubSequence { get }
        }
        extension Collection {
            func makeIterator() -> IndexingIterator<Self>
            /// Whether there is no element.
            var isEmpty: Bool { get }
            /// How many elements there are.
            var count: Int { get }
            var underestimatedCount: Int { count }
            /// The first element.
            var first: Element? { get }
            /// The index after another.
            func formIndex(after i: inout Index) { i = index(after: i) }
            /// The index some steps away.
            func index(_ i: Index, offsetBy distance: Int) -> Index
            /// The index some steps away, unless a limit is passed.
            func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?
            /// Moves an index.
            func formIndex(_ i: inout Index, offsetBy distance: Int) { i = index(i, offsetBy: distance) }
            /// How many steps lie between two indices.
            func distance(from start: Index, to end: Index) -> Int
            /// The index of the first element that passes a test.
            func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Index?
            func dropFirst(_ k: Int = 1) -> SubSequence
            func dropLast(_ k: Int = 1) -> SubSequence
            func drop(while predicate: (Element) throws -> Bool) rethrows -> SubSequence
            func prefix(_ maxLength: Int) -> SubSequence
            func prefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence
            func suffix(_ maxLength: Int) -> SubSequence
            /// The elements before an index.
            func prefix(upTo end: Index) -> SubSequence
            /// The elements up to and with an index.
            func prefix(through position: Index) -> SubSequence
            /// The elements from an index.
            func suffix(from start: Index) -> SubSequence
            func split(
                maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true,
                whereSeparator isSeparator: (Element) throws -> Bool
            ) rethrows -> [SubSequence]
            /// An element chosen at random.
            func randomElement() -> Element?
            func randomElement<T: RandomNumberGenerator>(using generator: inout T) -> Element?
            /// The elements of a range of indices.
            @bind("Collection.subscript(range)") subscript<R: RangeExpression>(r: R) -> SubSequence where R.Bound == Index { get }
            @bind("Collection.subscript(all)") subscript(x: (UnboundedRange_) -> ()) -> SubSequence { get }
        }
        extension Collection where SubSequence == Slice<Self> {
            @bind("Collection.subscript(slice)") subscript(bounds: Range<Index>) -> Slice<Self> { get }
        }
        extension Collection where Indices == DefaultIndices<Self> {
            /// The indices of all elements.
            var indices: DefaultIndices<Self> { get }
        }
        extension Collection where Element: Equatable {
            /// The index of the first such element.
            func firstIndex(of element: Element) -> Index?
            /// The pieces between separators.
            func split(
                separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
            ) -> [SubSequence]
            @bind("Collection.split(sequence)") func split<C: Collection>(
                separator: C, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
            ) -> [SubSequence] where C.Element == Element
        }
        extension Collection where SubSequence == Self {
            /// Takes the first element away.
            @discardableResult mutating func removeFirst() -> Element
            /// Takes the first element away if there is one.
            mutating func popFirst() -> Element?
        }
        /// A collection that can be walked backwards.
        protocol BidirectionalCollection<Element>: Collection {
            func index(before i: Index) -> Index
            func formIndex(before i: inout Index)
        }
        extension BidirectionalCollection {
            func formIndex(before i: inout Index) { i = index(before: i) }
            /// The last element.
            var last: Element? { get }
            /// The last element that passes a test.
            func last(where predicate: (Element) throws -> Bool) rethrows -> Element?
            /// The index of the last element that passes a test.
            func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Index?
            func reversed() -> ReversedCollection<Self>
        }
        extension BidirectionalCollection where Element: Equatable {
            /// The index of the last such element.
            func lastIndex(of element: Element) -> Index?
        }
        extension BidirectionalCollection where SubSequence == Self {
            /// Takes the last element away.
            @discardableResult mutating func removeLast() -> Element
            /// Takes the last element away if there is one.
            mutating func popLast() -> Element?
        }
        /// A collection whose indices can be jumped to.
        protocol RandomAccessCollection<Element>: BidirectionalCollection {}
        extension RandomAccessCollection where Index: Strideable, Index.Stride == Int, Indices == Range<Index> {
            var indices: Range<Index> { startIndex..<endIndex }
            func index(after i: Index) -> Index { i.advanced(by: 1) }
            func index(before i: Index) -> Index { i.advanced(by: -1) }
        }
        /// A collection whose elements can be replaced.
        protocol MutableCollection<Element>: Collection {
            subscript(position: Index) -> Element { get set }
            mutating func swapAt(_ i: Index, _ j: Index)
        }
        extension MutableCollection {
            /// Exchanges two elements.
            mutating func swapAt(_ i: Index, _ j: Index)
            /// Moves elements that pass a test to the end; the index of the first of them.
            mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Index
            @bind("MutableCollection.subscript(range)") subscript<R: RangeExpression>(r: R) -> SubSequence where R.Bound == Index { get set }
            @bind("MutableCollection.subscript(all)") subscript(x: (UnboundedRange_) -> ()) -> SubSequence { get set }
        }
        extension MutableCollection where Self: BidirectionalCollection {
            /// Turns the order around.
            mutating func reverse()
        }
        extension MutableCollection where Self: RandomAccessCollection {
            /// Puts the elements in an order.
            mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows
            /// Puts the elements in random order.
            mutating func shuffle()
            mutating func shuffle<T: RandomNumberGenerator>(using generator: inout T)
        }
        extension MutableCollection where Self: RandomAccessCollection, Element: Comparable {
            /// Puts the elements in ascending order.
            mutating func sort()
        }
        /// A collection that can grow and shrink.
        protocol RangeReplaceableCollection<Element>: Collection {
            init()
            mutating func replaceSubrange<C: Collection>(_ subrange: Range<Index>, with newElements: C) where C.Element == Element
        }
        extension RangeReplaceableCollection {
            @bind("RangeReplaceableCollection.init(sequence)") init<S: Sequence>(_ elements: S) where S.Element == Element
            /// The same element several times.
            init(repeating repeatedValue: Element, count: Int)
            /// Adds an element at the end.
            mutating func append(_ newElement: Element)
            /// Adds the elements of a sequence at the end.
            mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element
            /// Puts an element before an index.
            mutating func insert(_ newElement: Element, at i: Index)
            /// Puts elements before an index.
            mutating func insert<C: Collection>(contentsOf newElements: C, at i: Index) where C.Element == Element
            /// Takes away the element at an index.
            @discardableResult mutating func remove(at position: Index) -> Element
            /// Takes the first element away.
            @discardableResult mutating func removeFirst() -> Element
            @bind("RangeReplaceableCollection.removeFirst(k)") mutating func removeFirst(_ k: Int)
            /// Takes all elements away.
            mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
            /// Takes away the elements that pass a test.
            mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows
            /// Takes away the elements of a range.
            mutating func removeSubrange<R: RangeExpression>(_ bounds: R) where R.Bound == Index
            /// Replaces the elements of a range.
            mutating func replaceSubrange<C: Collection, R: RangeExpression>(_ subrange: R, with newElements: C)
            where C.Element == Element, R.Bound == Index
            /// Makes room in advance.
            mutating func reserveCapacity(_ n: Int) {}
            func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self
            /// One after the other.
            @bind("RangeReplaceableCollection.+sequence") static func + <Other: Sequence>(lhs: Self, rhs: Other) -> Self
            where Element == Other.Element
            @bind("RangeReplaceableCollection.sequence+") static func + <Other: Sequence>(lhs: Other, rhs: Self) -> Self
            where Element == Other.Element
            @bind("RangeReplaceableCollection.+collection") static func + <Other: RangeReplaceableCollection>(lhs: Self, rhs: Other) -> Self
            where Element == Other.Element
            static func += <Other: Sequence>(lhs: inout Self, rhs: Other) where Other.Element == Element
        }
        extension RangeReplaceableCollection where Self: BidirectionalCollection {
            /// Takes the last element away if there is one.
            mutating func popLast() -> Element?
            /// Takes the last element away.
            @discardableResult mutating func removeLast() -> Element
            @bind("RangeReplaceableCollection.removeLast(k)") mutating func removeLast(_ k: Int)
        }
        // MARK: Made sequences

        /// Walks a collection by its indices.
        struct IndexingIterator<Elements: Collection>: IteratorProtocol, Sequence {
            typealias Element = Elements.Element
            mutating func next() -> Elements.Element?
        }
        /// An iterator whose kind does not matter.
        struct AnyIterator<Element>: IteratorProtocol, Sequence {
            @bind("AnyIterator.init(_:)") init(_ body: @escaping () -> Element?)
            @bind("AnyIterator.init(iterator)") init<I: IteratorProtocol>(_ base: I) where I.Element == Element {
                var iterator = base
                self.init { iterator.next() }
            }
            func next() -> Element?
        }
        /// A sequence whose kind does not matter.
        struct AnySequence<Element>: Sequence {
            typealias Iterator = AnyIterator<Element>
            @bind("AnySequence.init(sequence)") init<S: Sequence>(_ base: S) where S.Element == Element
            init<I: IteratorProtocol>(_ makeUnderlyingIterator: @escaping () -> I) where I.Element == Element {
                self.init(from: { AnyIterator(makeUnderlyingIterator()) })
            }
            @bind("AnySequence.init(from:)") init(from make: @escaping () -> AnyIterator<Element>)
            func makeIterator() -> AnyIterator<Element>
        }
        /// A collection whose kind does not matter.
        struct AnyCollection<Element>: BidirectionalCollection {
            typealias Index = AnyIndex
            init<C: Collection>(_ base: C) where C.Element == Element
            var startIndex: AnyIndex { get }
            var endIndex: AnyIndex { get }
            func index(after i: AnyIndex) -> AnyIndex
            func index(before i: AnyIndex) -> AnyIndex
            subscript(position: AnyIndex) -> Element { get }
        }
        /// A place in a collection whose kind does not matter.
        struct AnyIndex: Comparable {
            static func == (lhs: AnyIndex, rhs: AnyIndex) -> Bool
            static func < (lhs: AnyIndex, rhs: AnyIndex) -> Bool
        }
        /// Elements with their numbers.
        struct EnumeratedSequence<Base: Sequence>: Sequence {
            typealias Element = (offset: Int, element: Base.Element)
            typealias Iterator = AnyIterator<(offset: Int, element: Base.Element)>
            func makeIterator() -> AnyIterator<(offset: Int, element: Base.Element)>
        }
        /// Elements of two sequences in pairs.
        struct Zip2Sequence<Sequence1: Sequence, Sequence2: Sequence>: Sequence {
            typealias Element = (Sequence1.Element, Sequence2.Element)
            typealias Iterator = AnyIterator<(Sequence1.Element, Sequence2.Element)>
            func makeIterator() -> AnyIterator<(Sequence1.Element, Sequence2.Element)>
        }
        /// The elements of two sequences in pairs, as long as both have some.
        func zip<Sequence1: Sequence, Sequence2: Sequence>(
            _ sequence1: Sequence1, _ sequence2: Sequence2
        ) -> Zip2Sequence<Sequence1, Sequence2>
        /// The rest of a sequence.
        struct DropFirstSequence<Base: Sequence>: Sequence {
            typealias Element = Base.Element
            typealias Iterator = AnyIterator<Base.Element>
            func makeIterator() -> AnyIterator<Base.Element>
        }
        /// The beginning of a sequence.
        struct PrefixSequence<Base: Sequence>: Sequence {
            typealias Element = Base.Element
            typealias Iterator = AnyIterator<Base.Element>
            func makeIterator() -> AnyIterator<Base.Element>
        }
        /// The rest of a sequence from an element that fails a test.
        struct DropWhileSequence<Base: Sequence>: Sequence {
            typealias Element = Base.Element
            typealias Iterator = AnyIterator<Base.Element>
            func makeIterator() -> AnyIterator<Base.Element>
        }
        /// The elements of the elements.
        struct FlattenSequence<Base: Sequence>: Sequence where Base.Element: Sequence {
            typealias Element = Base.Element.Element
            typealias Iterator = AnyIterator<Base.Element.Element>
            func makeIterator() -> AnyIterator<Base.Element.Element>
        }
        /// The elements of the elements with separators.
        struct JoinedSequence<Base: Sequence>: Sequence where Base.Element: Sequence {
            typealias Element = Base.Element.Element
            typealias Iterator = AnyIterator<Base.Element.Element>
            func makeIterator() -> AnyIterator<Base.Element.Element>
        }
        /// A collection from last to first.
        struct ReversedCollection<Base: BidirectionalCollection>: BidirectionalCollection {
            typealias Element = Base.Element
            typealias Index = AnyIndex
            var startIndex: AnyIndex { get }
            var endIndex: AnyIndex { get }
            func index(after i: AnyIndex) -> AnyIndex
            func index(before i: AnyIndex) -> AnyIndex
            subscript(position: AnyIndex) -> Base.Element { get }
            func reversed() -> Base
        }
        extension ReversedCollection: RandomAccessCollection where Base: RandomAccessCollection {}
        /// A view of a part of a collection.
        struct Slice<Base: Collection>: Collection {
            typealias Element = Base.Element
            typealias Index = Base.Index
            typealias SubSequence = Slice<Base>
            var base: Base { get }
            var startIndex: Base.Index { get }
            var endIndex: Base.Index { get }
            func index(after i: Base.Index) -> Base.Index
            func index(before i: Base.Index) -> Base.Index
            subscript(position: Base.Index) -> Base.Element { get }
            @bind("Slice.subscript(bounds)") subscript(bounds: Range<Base.Index>) -> Slice<Base> { get }
        }
        extension Slice: BidirectionalCollection where Base: BidirectionalCollection {}
        extension Slice: RandomAccessCollection where Base: RandomAccessCollection {}
        /// The indices of a collection.
        struct DefaultIndices<Elements: Collection>: Collection {
            typealias Element = Elements.Index
            typealias Index = Elements.Index
            typealias SubSequence = DefaultIndices<Elements>
            typealias Indices = DefaultIndices<Elements>
            var startIndex: Elements.Index { get }
            var endIndex: Elements.Index { get }
            func index(after i: Elements.Index) -> Elements.Index
            func index(before i: Elements.Index) -> Elements.Index
            subscript(position: Elements.Index) -> Elements.Index { get }
            @bind("DefaultIndices.subscript(bounds)") subscript(bounds: Range<Elements.Index>) -> DefaultIndices<Elements> { get }
            var indices: DefaultIndices<Elements> { self }
        }
        extension DefaultIndices: BidirectionalCollection where Elements: BidirectionalCollection {}
        /// One element several times.
        struct Repeated<Element>: RandomAccessCollection {
            typealias Index = Int
            typealias Indices = Range<Int>
            var count: Int { get }
            var repeatedValue: Element { get }
            var startIndex: Int { 0 }
            var endIndex: Int { count }
            subscript(position: Int) -> Element { repeatedValue }
        }
        /// An element several times.
        func repeatElement<T>(_ element: T, count n: Int) -> Repeated<T>
        /// One element as a collection.
        struct CollectionOfOne<Element>: RandomAccessCollection {
            typealias Index = Int
            typealias Indices = Range<Int>
            let element: Element
            init(_ element: Element) { self.element = element }
            var startIndex: Int { 0 }
            var endIndex: Int { 1 }
            subscript(position: Int) -> Element { element }
        }
        /// No elements.
        struct EmptyCollection<Element>: RandomAccessCollection {
            typealias Index = Int
            typealias Indices = Range<Int>
            init() {}
            var startIndex: Int { 0 }
            var endIndex: Int { 0 }
            subscript(position: Int) -> Element { fatalError("Index out of range") }
        }
        /// Numbers in steps, without the end.
        struct StrideTo<Element: Strideable>: Sequence {
            typealias Iterator = AnyIterator<Element>
            func makeIterator() -> AnyIterator<Element>
        }
        /// Numbers in steps, with the end.
        struct StrideThrough<Element: Strideable>: Sequence {
            typealias Iterator = AnyIterator<Element>
            func makeIterator() -> AnyIterator<Element>
        }
        /// Numbers in steps, without the end.
        func stride<T: Strideable>(from start: T, to end: T, by stride: T.Stride) -> StrideTo<T>
        /// Numbers in steps, with the end.
        func stride<T: Strideable>(from start: T, through end: T, by stride: T.Stride) -> StrideThrough<T>
        /// A sequence made element by element.
        struct UnfoldSequence<Element, State>: Sequence, IteratorProtocol {
            mutating func next() -> Element?
        }
        typealias UnfoldFirstSequence<T> = UnfoldSequence<T, (T?, Bool)>
        /// Each element follows from the one before.
        func sequence<T>(first: T, next: @escaping (T) -> T?) -> UnfoldFirstSequence<T>
        /// Each element follows from a state.
        func sequence<T, State>(state: State, next: @escaping (inout State) -> T?) -> UnfoldSequence<T, State>

        // MARK: Lazy sequences

        /// A sequence whose operations are done when elements are asked for.
        protocol LazySequenceProtocol: Sequence {}
        extension LazySequenceProtocol {
            func map<U>(_ transform: @escaping (Element) -> U) -> LazyMapSequence<Self, U>
            func filter(_ isIncluded: @escaping (Element) -> Bool) -> LazyFilterSequence<Self>
            func compactMap<U>(_ transform: @escaping (Element) -> U?) -> LazyMapSequence<Self, U>
            func flatMap<S: Sequence>(_ transform: @escaping (Element) -> S) -> LazySequence<FlattenSequence<LazyMapSequence<Self, S>>>
            func prefix(while predicate: @escaping (Element) -> Bool) -> LazyPrefixWhileSequence<Self>
            func drop(while predicate: @escaping (Element) -> Bool) -> LazyDropWhileSequence<Self>
            var lazy: Self { self }
        }
        /// A sequence made lazy.
        struct LazySequence<Base: Sequence>: LazySequenceProtocol {
            typealias Element = Base.Element
            typealias Iterator = AnyIterator<Base.Element>
            var elements: Base { get }
            func makeIterator() -> AnyIterator<Base.Element>
        }
        extension LazySequence: Collection where Base: Collection {
            typealias Index = Base.Index
            var startIndex: Base.Index { get }
            var endIndex: Base.Index { get }
            func index(after i: Base.Index) -> Base.Index
            subscript(position: Base.Index) -> Base.Element { get }
        }
        extension LazySequence: BidirectionalCollection where Base: BidirectionalCollection {
            func index(before i: Base.Index) -> Base.Index
        }
        extension LazySequence: RandomAccessCollection where Base: RandomAccessCollection {}
        /// Transforms elements when they are asked for.
        struct LazyMapSequence<Base: Sequence, Element>: LazySequenceProtocol {
            typealias Iterator = AnyIterator<Element>
            func makeIterator() -> AnyIterator<Element>
        }
        typealias LazyMapCollection<T: Collection, U> = LazyMapSequence<T, U>
        extension LazyMapSequence: Collection where Base: Collection {
            typealias Index = Base.Index
            var startIndex: Base.Index { get }
            var endIndex: Base.Index { get }
            func index(after i: Base.Index) -> Base.Index
            subscript(position: Base.Index) -> Element { get }
        }
        extension LazyMapSequence: BidirectionalCollection where Base: BidirectionalCollection {
            func index(before i: Base.Index) -> Base.Index
        }
        extension LazyMapSequence: RandomAccessCollection where Base: RandomAccessCollection {}
        /// Leaves elements out when they are asked for.
        struct LazyFilterSequence<Base: Sequence>: LazySequenceProtocol {
            typealias Element = Base.Element
            typealias Iterator = AnyIterator<Base.Element>
            func makeIterator() -> AnyIterator<Base.Element>
        }
        extension LazyFilterSequence: Collection where Base: Collection {
            typealias Index = Base.Index
            var startIndex: Base.Index { get }
            var endIndex: Base.Index { get }
            func index(after i: Base.Index) -> Base.Index
            subscript(position: Base.Index) -> Base.Element { get }
        }
        /// Ends when an element fails a test.
        struct LazyPrefixWhileSequence<Base: Sequence>: LazySequenceProtocol {
            typealias Element = Base.Element
            typealias Iterator = AnyIterator<Base.Element>
            func makeIterator() -> AnyIterator<Base.Element>
        }
        /// Begins when an element fails a test.
        struct LazyDropWhileSequence<Base: Sequence>: LazySequenceProtocol {
            typealias Element = Base.Element
            typealias Iterator = AnyIterator<Base.Element>
            func makeIterator() -> AnyIterator<Base.Element>
        }
        """#)
