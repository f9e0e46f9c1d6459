/// Loops of natives over many elements. They check for a stop request every few thousand steps, and the memory limit
/// before large allocations.
public enum InterruptibleLoop {
    /// The number of steps between two checks.
    @usableFromInline static let checkInterval = 4096

    /// Calls the body with each element.
    @inlinable public static func forEach<Elements: Sequence>(
        _ elements: Elements, _ body: (Elements.Element) throws -> Void
    ) throws {
        var left = checkInterval
        for element in elements {
            left &-= 1
            if left == 0 {
                try Interrupt.check()
                left = checkInterval
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
        try forEach(elements) { results.append(try body($0)) }
        return results
    }

    /// Joins strings.
    public static func joined(_ pieces: [String], _ separator: String = "") throws -> String {
        var bytes = 0
        try forEach(pieces) { piece in
            let (sum, overflows) = bytes.addingReportingOverflow(piece.utf8.count &+ separator.utf8.count)
            bytes = overflows ? .max : sum
        }
        try MemoryCeiling.checkAllocation(bytes, of: 1)
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
        try forEach(elements) { element in
            if let best, try !isBetter(element, best) { return }
            best = element
        }
        return best
    }

    /// The number of elements or bytes from which on the memory limit is checked.
    public static let memoryCheckThreshold = 1 << 18

    /// Concatenates two lists.
    public static func concatenation(_ first: [Value], _ second: [Value]) throws -> [Value] {
        let count = first.count + second.count
        guard count > memoryCheckThreshold else { return first + second }
        try MemoryCeiling.checkAllocation(count, of: MemoryLayout<Value>.stride)
        return try collect(atLeast: count) { result in
            try append(first, to: &result)
            try append(second, to: &result)
        }
    }

    /// Appends elements to a list.
    public static func append(_ more: [Value], to list: inout [Value]) throws {
        guard more.count > memoryCheckThreshold else { return list += more }
        let count = list.count + more.count
        if list.capacity < count { try MemoryCeiling.checkAllocation(count, of: MemoryLayout<Value>.stride) }
        for start in Swift.stride(from: 0, to: more.count, by: memoryCheckThreshold) {
            try Interrupt.check()
            list += more[start..<min(start + memoryCheckThreshold, more.count)]
        }
    }

    /// Returns true if two lists have equal elements.
    public static func areEqual(_ first: [Value], _ second: [Value]) throws -> Bool {
        guard first.count == second.count else { return false }
        for start in Swift.stride(from: 0, to: first.count, by: checkInterval) {
            try Interrupt.check()
            let piece = start..<min(start + checkInterval, first.count)
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
