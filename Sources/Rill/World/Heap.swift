/// A priority queue. Callers pass the ordering, which must always be the same.
///
/// The queue has a sorted line and a heap. An element that follows all elements of the line is appended to the line, in
/// O(1); most timers are set in order of their due time. Any other element goes into the heap, which has four branches
/// for each node: a large heap is limited by memory access, and four branches halve the levels and keep siblings
/// adjacent.
///
/// The queue uses raw memory and moves elements without copying, so unmanaged references need no counting.
struct Heap<Element>: ~Copyable {
    // A ring whose `count` items begin at `head`. It is not a `RingBuffer`, because that would be retained at each
    // access.
    private var line = UnsafeMutablePointer<Element>.memory(for: 16)
    private var lineCapacity = 16
    private var head = 0
    private var waiting = 0
    private var elements = UnsafeMutablePointer<Element>.memory(for: 16)
    private var capacity = 16
    /// The number of elements in the heap itself.
    private var heapCount = 0
    /// True if `find` has found the first element in the line.
    private var isFirstInLine = false

    deinit {
        for index in 0..<waiting { place(index).deinitialize(count: 1) }
        line.deallocateStorage()
        elements.deinitialize(count: heapCount)
        elements.deallocateStorage()
    }

    @inline(__always) var count: Int { heapCount &+ waiting }

    /// The first element. `find` must be called before.
    @inline(__always) var top: Element { isFirstInLine ? line[head] : elements[0] }

    /// Finds the first element. The queue must not be empty; the call must be repeated after each change.
    @inline(__always) mutating func find(_ precedes: (Element, Element) -> Bool) {
        isFirstInLine = waiting > 0 && (heapCount == 0 || precedes(line[head], elements[0]))
    }

    /// The elements are in no particular order.
    subscript(index: Int) -> Element { index < heapCount ? elements[index] : place(index &- heapCount).pointee }

    @inline(__always) mutating func insert(_ element: Element, _ precedes: (Element, Element) -> Bool) {
        if waiting == 0 || !precedes(element, place(waiting &- 1).pointee) { return append(element) }
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

    /// Removes and returns the first element. The caller calls `find` before.
    @inline(__always) mutating func removeTop(_ precedes: (Element, Element) -> Bool) -> Element {
        if isFirstInLine { return removeFirst() }
        let top = elements.move()
        heapCount &-= 1
        if heapCount > 0 { sink((elements + heapCount).move(), 0, precedes) }
        return top
    }

    /// Keeps the elements that meet the condition, and passes the others to `drop`.
    mutating func sweep(keep: (Element) -> Bool, drop: (Element) -> Void, _ precedes: (Element, Element) -> Bool) {
        for _ in 0..<waiting {
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
            sink((elements + index).move(), index, precedes)
        }
    }

    mutating func removeAll() -> [Element] {
        var all = Array(UnsafeBufferPointer(start: elements, count: heapCount))
        elements.deinitialize(count: heapCount)
        heapCount = 0
        while waiting > 0 { all.append(removeFirst()) }
        return all
    }

    // MARK: The line

    @inline(__always) private func place(_ index: Int) -> UnsafeMutablePointer<Element> {
        line + ((head &+ index) & (lineCapacity &- 1))
    }

    @inline(__always) private mutating func append(_ element: Element) {
        if waiting == lineCapacity { growLine() }
        place(waiting).initialize(to: element)
        waiting &+= 1
    }

    @inline(__always) private mutating func removeFirst() -> Element {
        let first = place(0)
        head = (head &+ 1) & (lineCapacity &- 1)
        waiting &-= 1
        return first.move()
    }

    @inline(never)
    private mutating func growLine() {
        let larger = UnsafeMutablePointer<Element>.memory(for: lineCapacity * 2)
        for index in 0..<waiting { (larger + index).moveInitialize(from: place(index), count: 1) }
        line.deallocateStorage()
        line = larger
        lineCapacity *= 2
        head = 0
    }

    // MARK: The heap

    @inline(__always)
    private func sink(_ element: Element, _ start: Int, _ precedes: (Element, Element) -> Bool) {
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
