/// A priority queue for RxSwift's own tests. Clocks of this engine use `Heap`.
struct PriorityQueue<Element> {
    private let hasHigherPriority: (Element, Element) -> Bool
    private let isEqual: (Element, Element) -> Bool
    private var elements: [Element] = []

    init(
        hasHigherPriority: @escaping (Element, Element) -> Bool, isEqual: @escaping (Element, Element) -> Bool
    ) {
        self.hasHigherPriority = hasHigherPriority
        self.isEqual = isEqual
    }

    var isEmpty: Bool { elements.isEmpty }

    // Inserts an element. Elements are sorted with the highest priority last; among equal elements, the older one is
    // nearer to the end.
    mutating func enqueue(_ element: Element) {
        let place = elements.firstIndex { !hasHigherPriority(element, $0) }
        elements.insert(element, at: place ?? elements.endIndex)
    }

    func peek() -> Element? { elements.last }

    mutating func dequeue() -> Element? { elements.popLast() }

    mutating func remove(_ element: Element) {
        if let index = elements.firstIndex(where: { isEqual($0, element) }) { elements.remove(at: index) }
    }
}

/// Repeats one element without end.
struct InfiniteSequence<Element>: Sequence {
    private let repeatedValue: Element

    init(repeatedValue: Element) { self.repeatedValue = repeatedValue }

    func makeIterator() -> AnyIterator<Element> { AnyIterator { repeatedValue } }
}
