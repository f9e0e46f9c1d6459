/// A priority queue. Callers pass the ordering, which must always be the same.
///
/// The queue has a sorted line and a heap. An element that follows all elements of the line is appended to the line, in
/// O(1); most timers are set in order of their due time. Any other element goes into the heap, which has four branches
/// for each node: a large heap is limited by memory access, and four branches halve the levels and keep siblings
/// adjacent.
///
/// The queue uses raw memory and moves elements without copying, so unmanaged references need no counting.
struct Heap<Element>: ~Copyable {
    // A ring whose `count` items begin at `sortedStart`. It is not a `RingBuffer`, because that would be retained at each
    // access.
    private var sortedItems = UnsafeMutablePointer<Element>.memory(for: 16)
    private var sortedCapacity = 16
    private var sortedStart = 0
    private var sortedCount = 0
    private var elements = UnsafeMutablePointer<Element>.memory(for: 16)
    private var capacity = 16
    /// The number of elements in the heap itself.
    private var heapCount = 0
    /// True if `findTop` has found the first element in the line.
    private var isTopSorted = false

    deinit {
        for index in 0..<sortedCount { sortedSlot(index).deinitialize(count: 1) }
        sortedItems.deallocateStorage()
        elements.deinitialize(count: heapCount)
        elements.deallocateStorage()
    }

    @inline(__always) var count: Int { heapCount &+ sortedCount }

    /// The first element. `findTop` must be called before.
    @inline(__always) var top: Element { isTopSorted ? sortedItems[sortedStart] : elements[0] }

    /// Finds the first element. The queue must not be empty; the call must be repeated after each change.
    @inline(__always) mutating func findTop(_ precedes: (Element, Element) -> Bool) {
        isTopSorted = sortedCount > 0 && (heapCount == 0 || precedes(sortedItems[sortedStart], elements[0]))
    }

    /// The elements are in no particular order.
    subscript(index: Int) -> Element { index < heapCount ? elements[index] : sortedSlot(index &- heapCount).pointee }

    @inline(__always) mutating func insert(_ element: Element, _ precedes: (Element, Element) -> Bool) {
        if sortedCount == 0 || !precedes(element, sortedSlot(sortedCount &- 1).pointee) { return append(element) }
        if heapCount == capacity { grow() }
        var hole = heapCount
        heapCount &+= 1
        while hole > 0 {
            let parent = (hole &- 1) &>> 2
            guard precedes(element, elements[parent]) else { break }
            (elements + hole).moveInitialize(from: elements + parent, count: 1)
            hole = parent
        }
        (elements + hole).initialize(to: element)
    }

    /// Removes and returns the first element. The caller calls `findTop` before.
    @inline(__always) mutating func removeTop(_ precedes: (Element, Element) -> Bool) -> Element {
        if isTopSorted { return removeFirst() }
        let top = elements.move()
        heapCount &-= 1
        if heapCount > 0 { siftDown((elements + heapCount).move(), 0, precedes) }
        return top
    }

    /// Keeps the elements that meet the condition, and passes the others to `drop`.
    mutating func removeUnwanted(
        keep: (Element) -> Bool, drop: (Element) -> Void, _ precedes: (Element, Element) -> Bool
    ) {
        for _ in 0..<sortedCount {
            let element = removeFirst()
            if keep(element) { append(element) } else { drop(element) }
        }
        var kept = 0
        for index in 0..<heapCount {
            let element = (elements + index).move()
            if keep(element) {
                (elements + kept).initialize(to: element)
                kept += 1
            } else {
                drop(element)
            }
        }
        heapCount = kept
        // The loop starts at the last node that has children.
        for index in stride(from: (heapCount + 2) / 4 - 1, through: 0, by: -1) {
            siftDown((elements + index).move(), index, precedes)
        }
    }

    mutating func removeAll() -> [Element] {
        var all = Array(UnsafeBufferPointer(start: elements, count: heapCount))
        elements.deinitialize(count: heapCount)
        heapCount = 0
        while sortedCount > 0 { all.append(removeFirst()) }
        return all
    }

    // MARK: The line

    @inline(__always) private func sortedSlot(_ index: Int) -> UnsafeMutablePointer<Element> {
        sortedItems + ((sortedStart &+ index) & (sortedCapacity &- 1))
    }

    @inline(__always) private mutating func append(_ element: Element) {
        if sortedCount == sortedCapacity { growSortedItems() }
        sortedSlot(sortedCount).initialize(to: element)
        sortedCount &+= 1
    }

    @inline(__always) private mutating func removeFirst() -> Element {
        let first = sortedSlot(0)
        sortedStart = (sortedStart &+ 1) & (sortedCapacity &- 1)
        sortedCount &-= 1
        return first.move()
    }

    @inline(never)
    private mutating func growSortedItems() {
        let larger = UnsafeMutablePointer<Element>.memory(for: sortedCapacity * 2)
        for index in 0..<sortedCount { (larger + index).moveInitialize(from: sortedSlot(index), count: 1) }
        sortedItems.deallocateStorage()
        sortedItems = larger
        sortedCapacity *= 2
        sortedStart = 0
    }

    // MARK: The heap

    @inline(__always)
    private func siftDown(_ element: Element, _ start: Int, _ precedes: (Element, Element) -> Bool) {
        var hole = start
        while true {
            let firstBranch = 4 &* hole &+ 1
            guard firstBranch < heapCount else { break }
            var least = firstBranch
            var branch = firstBranch &+ 1
            let end = min(firstBranch &+ 4, heapCount)
            while branch < end {
                if precedes(elements[branch], elements[least]) { least = branch }
                branch &+= 1
            }
            guard precedes(elements[least], element) else { break }
            (elements + hole).moveInitialize(from: elements + least, count: 1)
            hole = least
        }
        (elements + hole).initialize(to: element)
    }

    @inline(never)
    private mutating func grow() {
        let larger = UnsafeMutablePointer<Element>.memory(for: capacity * 2)
        larger.moveInitialize(from: elements, count: heapCount)
        elements.deallocateStorage()
        elements = larger
        capacity *= 2
    }
}
