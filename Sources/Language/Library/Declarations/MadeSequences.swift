import Runtime

/// Sequences that operations make: slices, views, strides, lazy ones.
let madeSequencesPage = LibraryPage(
    name: "MadeSequences", module: "Swift",
    text: #"""
        /// Walks a collection by its indices.
        struct IndexingIterator<Elements: Collection>: IteratorProtocol, Sequence {
            typealias Element = Elements.Element
            init(_elements: Elements)
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
        extension FlattenSequence where Base: Collection, Base.Element: Collection {
            var count: Int { reduce(0) { sum, _ in sum + 1 } }
            var isEmpty: Bool { !contains { _ in true } }
            var first: Element? { first(where: { _ in true }) }
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
            init(base: Base, bounds: Range<Base.Index>)
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
        extension Slice: MutableCollection where Base: MutableCollection {
            subscript(position: Base.Index) -> Base.Element {
                get { base[position] }
                set {
                    var base = base
                    base[position] = newValue
                    self = Slice(base: base, bounds: startIndex..<endIndex)
                }
            }
            subscript(bounds: Range<Base.Index>) -> Slice<Base> {
                get { Slice(base: base, bounds: bounds) }
                set { _write(newValue, from: bounds.lowerBound) }
            }
        }
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
        extension CollectionOfOne: CustomDebugStringConvertible {
            var debugDescription: String { "CollectionOfOne(\(String(reflecting: element)))" }
        }
        /// No elements.
        struct EmptyCollection<Element>: RandomAccessCollection {
            typealias Index = Int
            typealias Indices = Range<Int>
            let count = 0
            init() {}
            var startIndex: Int { 0 }
            var endIndex: Int { count }
            subscript(position: Int) -> Element { fatalError("Index out of range") }
        }
        extension EmptyCollection: CustomStringConvertible {
            var description: String { "\(Self.self)()" }
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
        protocol LazySequenceProtocol: Sequence {
            /// What the next operation is laid over.
            associatedtype Elements: Sequence = Self where Elements.Element == Element
        }
        extension LazySequenceProtocol {
            func map<U>(_ transform: @escaping (Element) -> U) -> LazyMapSequence<Elements, U>
            func filter(_ isIncluded: @escaping (Element) -> Bool) -> LazyFilterSequence<Elements>
            func compactMap<U>(
                _ transform: @escaping (Element) -> U?
            ) -> LazyMapSequence<LazyFilterSequence<LazyMapSequence<Elements, U?>>, U> {
                map(transform).filter { $0 != nil }.map { $0! }
            }
            func flatMap<S: Sequence>(_ transform: @escaping (Element) -> S) -> LazySequence<FlattenSequence<LazyMapSequence<Self, S>>>
            func prefix(while predicate: @escaping (Element) -> Bool) -> LazyPrefixWhileSequence<Self>
            func drop(while predicate: @escaping (Element) -> Bool) -> LazyDropWhileSequence<Self>
            var lazy: Self { self }
        }
        /// A sequence made lazy.
        struct LazySequence<Base: Sequence>: LazySequenceProtocol {
            typealias Element = Base.Element
            typealias Elements = Base
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
        extension LazyFilterSequence: BidirectionalCollection where Base: BidirectionalCollection {
            func index(before i: Base.Index) -> Base.Index
        }
        /// Ends when an element fails a test.
        struct LazyPrefixWhileSequence<Base: Sequence>: LazySequenceProtocol {
            typealias Element = Base.Element
            typealias Iterator = AnyIterator<Base.Element>
            func makeIterator() -> AnyIterator<Base.Element>
        }
        extension LazyPrefixWhileSequence where Base: Collection {
            var count: Int { reduce(0) { sum, _ in sum + 1 } }
            var isEmpty: Bool { !contains { _ in true } }
            var first: Element? { first(where: { _ in true }) }
        }
        /// Begins when an element fails a test.
        struct LazyDropWhileSequence<Base: Sequence>: LazySequenceProtocol {
            typealias Element = Base.Element
            typealias Iterator = AnyIterator<Base.Element>
            func makeIterator() -> AnyIterator<Base.Element>
        }
        extension LazyDropWhileSequence where Base: Collection {
            var count: Int { reduce(0) { sum, _ in sum + 1 } }
            var isEmpty: Bool { !contains { _ in true } }
            var first: Element? { first(where: { _ in true }) }
        }
        """#)
