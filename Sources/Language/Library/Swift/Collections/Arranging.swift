import Runtime

// Shuffles and sorts packed and unpacked arrays in place.

extension Value {
    /// A new array with the elements of this one and indices from zero; nil if the value is no array.
    var arrayCopy: ArrayBox? {
        guard case .object(let object) = self, type(of: object) == ArrayBox.self else { return nil }
        let copy = unsafeDowncast(object, to: ArrayBox.self).copy()
        copy.offset = 0
        return copy
    }
}

extension MutableCollection where Self: RandomAccessCollection, Index == Int {
    /// Shuffles uniformly: each position takes one of the remaining elements.
    mutating func shuffleStoppably(using generator: inout some RandomNumberGenerator) throws {
        for (place, left) in zip(startIndex..<endIndex, stride(from: count, to: 1, by: -1)) {
            try Interrupt.check()
            swapAt(place, place + Int.random(in: 0..<left, using: &generator))
        }
    }
}

// Sorting a large array takes long, so each comparison checks `Interrupt`.

extension MutableCollection where Self: RandomAccessCollection {
    @inline(__always)
    mutating func sortStoppably(by less: (Element, Element) throws -> Bool) throws {
        try sort {
            try Interrupt.check()
            return try less($0, $1)
        }
    }
}

extension Sequence {
    @inline(__always)
    func sortedStoppably(by less: (Element, Element) throws -> Bool) throws -> [Element] {
        try sorted {
            try Interrupt.check()
            return try less($0, $1)
        }
    }
}

extension ArrayBox {
    /// Sorts with a comparison function of the program. The function is called with the same pairs as in compiled code.
    func sort(by less: FunctionObject) throws {
        switch packing {
        case .ints: try withPackedElements(Int.self) { try $0.sort { try less.callBool(.int($0), .int($1)) } }
        case .doubles:
            try withPackedElements(Double.self) { try $0.sort { try less.callBool(.double($0), .double($1)) } }
        case .bools, .values:
            // The elements are moved out of the box while they are sorted, because the function may itself sort the
            // array.
            var all = elements
            elements = []
            defer { elements = all }
            try all.sort { try less.callBool($0, $1) }
        }
    }

    /// Sorts in the order of the elements' type.
    func sort(_ type: RuntimeType) throws {
        switch (packing, type.kind) {
        case (.ints, .integer(let bits, let isSigned)) where isSigned || bits < 64:
            try withPackedElements(Int.self) { try $0.sortStoppably { $0 < $1 } }
        case (.doubles, .floating):
            try withPackedElements(Double.self) { try $0.sortStoppably { $0 < $1 } }
        default:
            let sorted = try Ordering.sorted(elements, type)
            elements = sorted
        }
    }

    func swapAt(_ i: Int, _ j: Int) throws {
        guard i >= 0, i < count else { throw Traps.index(i &+ offset, count) }
        guard j >= 0, j < count else { throw Traps.index(j &+ offset, count) }
        switch packing {
        case .ints: withPackedElements(Int.self) { $0.swapAt(i, j) }
        case .doubles: withPackedElements(Double.self) { $0.swapAt(i, j) }
        case .bools: withPackedElements(Bool.self) { $0.swapAt(i, j) }
        case .values: elements.swapAt(i, j)
        }
    }

    @inline(__always) private func withPackedElements<Scalar>(
        _: Scalar.Type, _ body: (inout UnsafeMutableBufferPointer<Scalar>) throws -> Void
    ) rethrows {
        var all = UnsafeMutableBufferPointer(start: packed(Scalar.self), count: count)
        try body(&all)
    }
}
