import Runtime

/// What every sequence can do.
let sequencesPage = LibraryPage(
    name: "Sequences", module: "Swift",
    text: #"""
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
        /// What an iterator still gives, as a sequence.
        struct IteratorSequence<Base: IteratorProtocol>: IteratorProtocol, Sequence {
            typealias Element = Base.Element
            var _base: Base
            init(_ base: Base) { _base = base }
            mutating func next() -> Base.Element? { _base.next() }
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
        """#)
