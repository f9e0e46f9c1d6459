import Runtime

/// Protocols of collections with all their members.
let collectionProtocolsPage = LibraryPage(
    name: "CollectionProtocols", module: "Swift",
    text: #"""
        /// A sequence whose elements stand at indices.
        protocol Collection<Element>: Sequence {
            associatedtype Index: Comparable
            associatedtype SubSequence: Collection = Slice<Self>
            where SubSequence.Element == Element, SubSequence.Index == Index, SubSequence.SubSequence == SubSequence
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
        extension Collection where Element: Equatable {
            /// Where other elements first occur one after the other.
            func firstRange<C: Collection>(of other: C) -> Range<Index>? where C.Element == Element {
                _range(of: Array(other), from: startIndex)
            }
            /// All places where other elements occur one after the other, none over another.
            func ranges<C: Collection>(of other: C) -> [Range<Index>] where C.Element == Element {
                let wanted = Array(other)
                var found: [Range<Index>] = []
                var start = startIndex
                while let place = _range(of: wanted, from: start) {
                    found.append(place)
                    if place.isEmpty && place.upperBound == endIndex { break }
                    start = place.isEmpty ? index(after: place.upperBound) : place.upperBound
                }
                return found
            }
            /// What is left behind other elements at the beginning.
            func trimmingPrefix<Prefix: Sequence>(_ prefix: Prefix) -> SubSequence where Prefix.Element == Element {
                let other = Array(prefix)
                return starts(with: other) ? dropFirst(other.count) : dropFirst(0)
            }
            func _range(of wanted: [Element], from start: Index) -> Range<Index>? {
                var start = start
                while true {
                    var (here, count) = (start, 0)
                    while count < wanted.count, here != endIndex, self[here] == wanted[count] {
                        formIndex(after: &here)
                        count += 1
                    }
                    if count == wanted.count { return start..<here }
                    if start == endIndex { return nil }
                    formIndex(after: &start)
                }
            }
        }
        extension Collection where SubSequence == Self {
            /// Takes the first element away.
            @discardableResult mutating func removeFirst() -> Element
            /// Takes the first element away if there is one.
            mutating func popFirst() -> Element?
        }
        /// A collection that can be walked backwards.
        protocol BidirectionalCollection<Element>: Collection where SubSequence: BidirectionalCollection {
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
        protocol RandomAccessCollection<Element>: BidirectionalCollection where SubSequence: RandomAccessCollection {}
        extension RandomAccessCollection where Index: Strideable, Index.Stride == Int, Indices == Range<Index> {
            var indices: Range<Index> { startIndex..<endIndex }
            func index(after i: Index) -> Index { i.advanced(by: 1) }
            func index(before i: Index) -> Index { i.advanced(by: -1) }
        }
        /// A collection whose elements can be replaced.
        protocol MutableCollection<Element>: Collection where SubSequence: MutableCollection {
            subscript(position: Index) -> Element { get set }
            subscript(bounds: Range<Index>) -> SubSequence { get set }
            mutating func swapAt(_ i: Index, _ j: Index)
        }
        extension MutableCollection {
            /// Exchanges two elements.
            @native mutating func swapAt(_ i: Index, _ j: Index) {
                if i == j { return }
                let element = self[i]
                self[i] = self[j]
                self[j] = element
            }
            /// Puts other elements in the places of all elements.
            mutating func _fill(_ elements: [Element]) {
                var index = startIndex
                for element in elements {
                    self[index] = element
                    formIndex(after: &index)
                }
            }
            /// Moves elements that pass a test to the end; the index of the first of them.
            @native mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Index {
                var elements = Array(self)
                let place = try elements.partition(by: belongsInSecondPartition)
                _fill(elements)
                return index(startIndex, offsetBy: place)
            }
            @native @bind("MutableCollection.subscript(range)") subscript<R: RangeExpression>(r: R) -> SubSequence where R.Bound == Index {
                get { self[r.relative(to: self)] }
                set {
                    var index = r.relative(to: self).lowerBound
                    for element in newValue {
                        self[index] = element
                        formIndex(after: &index)
                    }
                }
            }
            @bind("MutableCollection.subscript(all)") subscript(x: (UnboundedRange_) -> ()) -> SubSequence { get set }
        }
        extension MutableCollection {
            /// Puts the elements in the place of as many of its own.
            mutating func _write<S: Sequence>(_ elements: S, from start: Index) where S.Element == Element {
                var index = start
                for element in elements {
                    self[index] = element
                    formIndex(after: &index)
                }
            }
        }
        extension MutableCollection where SubSequence == Slice<Self> {
            subscript(bounds: Range<Index>) -> Slice<Self> {
                get { Slice(base: self, bounds: bounds) }
                set { _write(newValue, from: bounds.lowerBound) }
            }
        }
        extension MutableCollection where Self: BidirectionalCollection {
            /// Turns the order around.
            @native mutating func reverse() { _fill(reversed()) }
        }
        extension MutableCollection where Self: RandomAccessCollection {
            /// Puts the elements in an order.
            @native mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
                _fill(try sorted(by: areInIncreasingOrder))
            }
            /// Puts the elements in random order.
            @native mutating func shuffle() { _fill(shuffled()) }
            @native mutating func shuffle<T: RandomNumberGenerator>(using generator: inout T) {
                _fill(shuffled(using: &generator))
            }
        }
        extension MutableCollection where Self: RandomAccessCollection, Element: Comparable {
            /// Puts the elements in ascending order.
            @native mutating func sort() { _fill(sorted()) }
        }
        /// A collection that can grow and shrink.
        protocol RangeReplaceableCollection<Element>: Collection {
            init()
            mutating func replaceSubrange<C: Collection>(_ subrange: Range<Index>, with newElements: C) where C.Element == Element
        }
        extension RangeReplaceableCollection {
            @native @bind("RangeReplaceableCollection.init(sequence)") init<S: Sequence>(_ elements: S) where S.Element == Element {
                self.init()
                append(contentsOf: elements)
            }
            /// The same element several times.
            @native init(repeating repeatedValue: Element, count: Int) {
                self.init()
                append(contentsOf: repeatElement(repeatedValue, count: count))
            }
            /// Adds an element at the end.
            @native mutating func append(_ newElement: Element) { insert(newElement, at: endIndex) }
            /// Adds the elements of a sequence at the end.
            @native mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element {
                for element in newElements { append(element) }
            }
            /// Puts an element before an index.
            @native mutating func insert(_ newElement: Element, at i: Index) {
                replaceSubrange(i..<i, with: [newElement])
            }
            /// Puts elements before an index.
            @native mutating func insert<C: Collection>(contentsOf newElements: C, at i: Index) where C.Element == Element {
                replaceSubrange(i..<i, with: newElements)
            }
            /// Takes away the element at an index.
            @native @discardableResult mutating func remove(at position: Index) -> Element {
                precondition(!isEmpty, "Can't remove from an empty collection")
                let element = self[position]
                replaceSubrange(position..<index(after: position), with: [])
                return element
            }
            /// Takes the first element away.
            @native @discardableResult mutating func removeFirst() -> Element {
                precondition(!isEmpty, "Can't remove first element from an empty collection")
                return remove(at: startIndex)
            }
            @native @bind("RangeReplaceableCollection.removeFirst(k)") mutating func removeFirst(_ k: Int) {
                if k == 0 { return }
                removeSubrange(startIndex..<index(startIndex, offsetBy: k))
            }
            /// Takes all elements away.
            @native mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
                if keepCapacity { removeSubrange(startIndex..<endIndex) } else { self = Self() }
            }
            /// Takes away the elements that pass a test.
            @native mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
                let kept = try Array(self).filter { try !shouldBeRemoved($0) }
                replaceSubrange(startIndex..<endIndex, with: kept)
            }
            /// Takes away the elements of a range.
            @native mutating func removeSubrange<R: RangeExpression>(_ bounds: R) where R.Bound == Index {
                replaceSubrange(bounds.relative(to: self), with: [])
            }
            /// Replaces the elements of a range.
            @native mutating func replaceSubrange<C: Collection, R: RangeExpression>(_ subrange: R, with newElements: C)
            where C.Element == Element, R.Bound == Index {
                replaceSubrange(subrange.relative(to: self), with: newElements)
            }
            /// Makes room in advance.
            mutating func reserveCapacity(_ n: Int) {}
            @native func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
                Self(try Array(self).filter(isIncluded))
            }
            /// One after the other.
            @native @bind("RangeReplaceableCollection.+sequence") static func + <Other: Sequence>(lhs: Self, rhs: Other) -> Self
            where Element == Other.Element {
                var result = lhs
                result.append(contentsOf: rhs)
                return result
            }
            @native @bind("RangeReplaceableCollection.sequence+") static func + <Other: Sequence>(lhs: Other, rhs: Self) -> Self
            where Element == Other.Element {
                var result = Self()
                result.append(contentsOf: lhs)
                result.append(contentsOf: rhs)
                return result
            }
            @native @bind("RangeReplaceableCollection.+collection") static func + <Other: RangeReplaceableCollection>(lhs: Self, rhs: Other) -> Self
            where Element == Other.Element {
                var result = lhs
                result.append(contentsOf: rhs)
                return result
            }
            @native static func += <Other: Sequence>(lhs: inout Self, rhs: Other) where Other.Element == Element {
                lhs.append(contentsOf: rhs)
            }
        }
        extension RangeReplaceableCollection where Self: BidirectionalCollection {
            /// Takes the last element away if there is one.
            @native mutating func popLast() -> Element? { isEmpty ? nil : remove(at: index(before: endIndex)) }
            /// Takes the last element away.
            @native @discardableResult mutating func removeLast() -> Element {
                precondition(!isEmpty, "Can't remove last element from an empty collection")
                return remove(at: index(before: endIndex))
            }
            @native @bind("RangeReplaceableCollection.removeLast(k)") mutating func removeLast(_ k: Int) {
                if k == 0 { return }
                removeSubrange(index(endIndex, offsetBy: -k)..<endIndex)
            }
        }
        """#)
