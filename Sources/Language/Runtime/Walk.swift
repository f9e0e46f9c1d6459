/// Loops of natives over many elements. They check for a stop request every few thousand steps, and the memory limit
/// before large allocations.
public enum InterruptibleLoop {
    /// The number of steps between two checks.
    @usableFromInline static let stride = 4096

    /// Calls the body with each element.
    @inlinable public static func each<Elements: Sequence>(
        _ elements: Elements, _ body: (Elements.Element) throws -> Void
    ) throws {
        var left = stride
        for element in elements {
            left &-= 1
            if left == 0 {
                try Interrupt.check()
                left = stride
            }
            try body(element)
        }
    }

    /// Returns the results of the closure for all elements.
    @inlinable public static func map<Elements: Collection, Result>(
        _ elements: Elements, _ body: (Elements.Element) throws -> Result
    ) throws -> [Result] {
        var results: [Result] = []
        results.reserveCapacity(elements.underestimatedCount)
        try each(elements) { results.append(try body($0)) }
        return results
    }

    /// Joins strings.
    public static func joined(_ pieces: [String], _ separator: String = "") throws -> String {
        var bytes = 0
        try each(pieces) { piece in
            let (sum, overflows) = bytes.addingReportingOverflow(piece.utf8.count &+ separator.utf8.count)
            bytes = overflows ? .max : sum
        }
        try MemoryCeiling.allow(bytes, of: 1)
        var result = ""
        result.reserveCapacity(bytes)
        var isFirst = true
        // Counts copied bytes, because pieces may be long.
        var copied = 0
        for piece in pieces {
            if !isFirst { result += separator }
            isFirst = false
            result += piece
            copied += 64 + piece.utf8.count
            if copied > 1 << 20 {
                if Interrupt.isRequested {
                    DeferredFree.release(&result)
                    throw Interrupted()
                }
                copied = 0
            }
        }
        return result
    }

    /// Returns the first element that no other element precedes in the given order.
    @inlinable public static func firstExtreme<Elements: Sequence>(
        of elements: Elements, _ isBetter: (Elements.Element, Elements.Element) throws -> Bool
    ) throws -> Elements.Element? {
        var best: Elements.Element?
        try each(elements) { element in
            if let best, try !isBetter(element, best) { return }
            best = element
        }
        return best
    }

    /// The number of elements or bytes from which on the memory limit is checked.
    public static let much = 1 << 18

    /// Concatenates two lists.
    public static func sum(_ first: [Value], _ second: [Value]) throws -> [Value] {
        let count = first.count + second.count
        guard count > much else { return first + second }
        try MemoryCeiling.allow(count, of: MemoryLayout<Value>.stride)
        return try collect(atLeast: count) { result in
            try append(first, to: &result)
            try append(second, to: &result)
        }
    }

    /// Appends elements to a list.
    public static func append(_ more: [Value], to list: inout [Value]) throws {
        guard more.count > much else { return list += more }
        let count = list.count + more.count
        if list.capacity < count { try MemoryCeiling.allow(count, of: MemoryLayout<Value>.stride) }
        for start in Swift.stride(from: 0, to: more.count, by: much) {
            try Interrupt.check()
            list += more[start..<min(start + much, more.count)]
        }
    }

    /// Returns true if two lists have equal elements.
    public static func equal(_ first: [Value], _ second: [Value]) throws -> Bool {
        guard first.count == second.count else { return false }
        for start in Swift.stride(from: 0, to: first.count, by: stride) {
            try Interrupt.check()
            let piece = start..<min(start + stride, first.count)
            if first[piece] != second[piece] { return false }
        }
        return true
    }

    /// Returns a copy of a long list.
    public static func copy(_ list: [Value]) throws -> [Value] {
        try collect(atLeast: list.count) { try append(list, to: &$0) }
    }

    /// Returns a list that a native builds. After a stop request its elements are freed later (`DeferredFree`).
    @inlinable public static func collect<Element>(
        atLeast count: Int = 0, _ body: (inout [Element]) throws -> Void
    ) throws -> [Element] {
        var result: [Element] = []
        result.reserveCapacity(count)
        do { try body(&result) } catch {
            DeferredFree.release(&result)
            throw error
        }
        return result
    }
}
