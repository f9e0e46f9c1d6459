/// A heap on raw memory, four branches to a node. Whoever uses it says which of two elements comes first, always in the
/// same way.
///
/// Elements are moved, never copied, so that one that holds an unmanaged reference costs no counting. Four branches, since
/// a large heap waits for memory: half as many levels are passed, and brothers lie side by side.
struct Heap<Element>: ~Copyable {
    private var elements = UnsafeMutablePointer<Element>.allocate(capacity: 16)
    private var capacity = 16
    private(set) var count = 0

    deinit {
        elements.deinitialize(count: count)
        elements.deallocate()
    }

    @inline(__always) var top: Element { elements[0] }

    subscript(index: Int) -> Element { elements[index] }

    @inline(__always) mutating func insert(_ element: Element, _ precedes: (Element, Element) -> Bool) {
        if count == capacity { grow() }
        var hole = count
        count &+= 1
        while hole > 0 {
            let parent = (hole &- 1) &>> 2
            guard precedes(element, elements[parent]) else { break }
            (elements + hole).moveInitialize(from: elements + parent, count: 1)
            hole = parent
        }
        (elements + hole).initialize(to: element)
    }

    @inline(__always) mutating func removeTop(_ precedes: (Element, Element) -> Bool) -> Element {
        let top = elements.move()
        count &-= 1
        if count > 0 { sink((elements + count).move(), 0, precedes) }
        return top
    }

    /// Keeps only some elements; the others are handed to `drop`.
    mutating func sweep(keep: (Element) -> Bool, drop: (Element) -> Void, _ precedes: (Element, Element) -> Bool) {
        var kept = 0
        for index in 0..<count {
            let element = (elements + index).move()
            if keep(element) {
                (elements + kept).initialize(to: element)
                kept += 1
            } else {
                drop(element)
            }
        }
        count = kept
        // From the last node that has a branch.
        for index in stride(from: (count + 2) / 4 - 1, through: 0, by: -1) {
            sink((elements + index).move(), index, precedes)
        }
    }

    mutating func removeAll() -> [Element] {
        let all = Array(UnsafeBufferPointer(start: elements, count: count))
        elements.deinitialize(count: count)
        count = 0
        return all
    }

    @inline(__always)
    private func sink(_ element: Element, _ start: Int, _ precedes: (Element, Element) -> Bool) {
        var hole = start
        while true {
            let firstBranch = 4 &* hole &+ 1
            guard firstBranch < count else { break }
            var least = firstBranch
            var branch = firstBranch &+ 1
            let end = min(firstBranch &+ 4, count)
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
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
        larger.moveInitialize(from: elements, count: count)
        elements.deallocate()
        elements = larger
        capacity *= 2
    }
}
