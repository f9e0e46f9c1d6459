import Runtime

/// What has changed between two collections, and pairs in the order of their literal.
let differencesPage = LibraryPage(
    name: "Differences", module: "Swift",
    text: #"""
        /// The removals and insertions that make one collection of another.
        struct CollectionDifference<ChangeElement>: Collection {
            /// One element that goes or comes.
            enum Change {
                case insert(offset: Int, element: ChangeElement, associatedWith: Int?)
                case remove(offset: Int, element: ChangeElement, associatedWith: Int?)
                var _offset: Int {
                    switch self {
                    case .insert(let offset, _, _), .remove(let offset, _, _): return offset
                    }
                }
            }
            typealias Element = Change
            typealias Index = Int
            /// What comes, by its place in the new collection.
            let insertions: [Change]
            /// What goes, by its place in the old collection.
            let removals: [Change]
            init(_insertions: [Change], _removals: [Change]) {
                insertions = _insertions
                removals = _removals
            }
            init?<Changes: Collection>(_ changes: Changes) where Changes.Element == Change {
                var insertions: [Change] = []
                var removals: [Change] = []
                for change in changes {
                    switch change {
                    case .insert: insertions.append(change)
                    case .remove: removals.append(change)
                    }
                }
                self.insertions = insertions.sorted { $0._offset < $1._offset }
                self.removals = removals.sorted { $0._offset < $1._offset }
            }
            var startIndex: Int { 0 }
            var endIndex: Int { insertions.count + removals.count }
            func index(after i: Int) -> Int { i + 1 }
            /// Removals from the last to the first, then insertions.
            subscript(position: Int) -> Change {
                position < removals.count
                    ? removals[removals.count - 1 - position] : insertions[position - removals.count]
            }
            /// The way back.
            func inverse() -> CollectionDifference<ChangeElement> {
                CollectionDifference(
                    _insertions: removals.map { change -> Change in
                        guard case .remove(let offset, let element, let other) = change else { return change }
                        return .insert(offset: offset, element: element, associatedWith: other)
                    },
                    _removals: insertions.map { change -> Change in
                        guard case .insert(let offset, let element, let other) = change else { return change }
                        return .remove(offset: offset, element: element, associatedWith: other)
                    })
            }
        }
        extension CollectionDifference: Equatable where ChangeElement: Equatable {}
        extension CollectionDifference: Hashable where ChangeElement: Hashable {}
        extension CollectionDifference.Change: Equatable where ChangeElement: Equatable {}
        extension CollectionDifference.Change: Hashable where ChangeElement: Hashable {}
        extension CollectionDifference where ChangeElement: Hashable {
            /// The same, where one element that goes and comes once is known to have moved.
            func inferringMoves() -> CollectionDifference<ChangeElement> {
                var from: [ChangeElement: Int?] = [:]
                for change in removals {
                    guard case .remove(let offset, let element, _) = change else { continue }
                    from[element] = .some(from[element] == nil ? offset : nil)
                }
                var to: [ChangeElement: Int?] = [:]
                for change in insertions {
                    guard case .insert(let offset, let element, _) = change else { continue }
                    to[element] = .some(to[element] == nil ? offset : nil)
                }
                func place(_ element: ChangeElement, _ places: [ChangeElement: Int?]) -> Int? {
                    guard let old = from[element], old != nil, let new = to[element], new != nil else { return nil }
                    return places[element]!
                }
                return CollectionDifference(
                    _insertions: insertions.map { change -> Change in
                        guard case .insert(let offset, let element, _) = change else { return change }
                        return .insert(offset: offset, element: element, associatedWith: place(element, from))
                    },
                    _removals: removals.map { change -> Change in
                        guard case .remove(let offset, let element, _) = change else { return change }
                        return .remove(offset: offset, element: element, associatedWith: place(element, to))
                    })
            }
        }
        extension BidirectionalCollection {
            /// What makes this collection of another, by a test for equality. The shortest way, found greedily: furthest
            /// points of ever longer edits, then back along the diagonals.
            func difference<C: BidirectionalCollection>(
                from other: C, by areEquivalent: (C.Element, Element) -> Bool
            ) -> CollectionDifference<Element> where C.Element == Element {
                let (old, new) = (Array(other), Array(self))
                var furthest = [1: 0]
                var trace: [[Int: Int]] = []
                var length = 0
                search: while true {
                    trace.append(furthest)
                    var k = -length
                    while k <= length {
                        var x: Int
                        if k == -length || k != length && furthest[k - 1]! < furthest[k + 1]! {
                            x = furthest[k + 1]!
                        } else {
                            x = furthest[k - 1]! + 1
                        }
                        var y = x - k
                        while x < old.count && y < new.count && areEquivalent(old[x], new[y]) {
                            x += 1
                            y += 1
                        }
                        furthest[k] = x
                        if x >= old.count && y >= new.count { break search }
                        k += 2
                    }
                    length += 1
                }
                var insertions: [CollectionDifference<Element>.Change] = []
                var removals: [CollectionDifference<Element>.Change] = []
                var (x, y) = (old.count, new.count)
                while length > 0 {
                    let reached = trace[length]
                    let k = x - y
                    let isInsertion = k == -length || k != length && reached[k - 1]! < reached[k + 1]!
                    let before = isInsertion ? k + 1 : k - 1
                    x = reached[before]!
                    y = x - before
                    if isInsertion {
                        insertions.append(.insert(offset: y, element: new[y], associatedWith: nil))
                    } else {
                        removals.append(.remove(offset: x, element: old[x], associatedWith: nil))
                    }
                    length -= 1
                }
                return CollectionDifference(_insertions: insertions.reversed(), _removals: removals.reversed())
            }
        }
        extension BidirectionalCollection where Element: Equatable {
            /// What makes this collection of another.
            func difference<C: BidirectionalCollection>(from other: C) -> CollectionDifference<Element>
            where C.Element == Element {
                difference(from: other, by: ==)
            }
        }
        extension RangeReplaceableCollection {
            /// The collection after changes; `nil` if they are not for it.
            func applying(_ difference: CollectionDifference<Element>) -> Self? {
                var elements = Array(self)
                for change in difference {
                    switch change {
                    case .remove(let offset, _, _):
                        guard offset < elements.count else { return nil }
                        elements.remove(at: offset)
                    case .insert(let offset, let element, _):
                        guard offset <= elements.count else { return nil }
                        elements.insert(element, at: offset)
                    }
                }
                return Self(elements)
            }
        }
        /// Pairs in the order in which they were written; a key may come twice.
        struct KeyValuePairs<Key, Value>: RandomAccessCollection, ExpressibleByDictionaryLiteral, CustomStringConvertible,
            CustomDebugStringConvertible
        {
            typealias Element = (key: Key, value: Value)
            typealias Index = Int
            typealias Indices = Range<Int>
            let _pairs: [(key: Key, value: Value)]
            init(dictionaryLiteral elements: (Key, Value)...) { _pairs = elements.map { (key: $0.0, value: $0.1) } }
            var startIndex: Int { 0 }
            var endIndex: Int { _pairs.count }
            subscript(position: Int) -> (key: Key, value: Value) { _pairs[position] }
            var description: String {
                if _pairs.isEmpty { return "[:]" }
                let pairs = _pairs.map { _printed([$0.key], "", true) + ": " + _printed([$0.value], "", true) }
                return "[" + pairs.joined(separator: ", ") + "]"
            }
            var debugDescription: String { description }
        }
        """#)
