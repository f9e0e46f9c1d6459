import Runtime

/// Adds the natives of arrays, slices and contiguous arrays.
func addArrayModule(_ t: inout NativeModule) {
    let access = ArrayAccess.shared
    for owner in ["Array", "ArraySlice", "ContiguousArray"] {
        t.zero("\(owner).init()") { .array([]) }
        t.one("\(owner).literal") { $0 }
        t.make("\(owner).init(_:)") { context in
            let source = Access.of(context.parameters[0])
            return .one { .array(try source.elements($0)) }
        }
        t.one("\(owner).startIndex") { access.startIndex($0) }
        t.one("\(owner).endIndex") { access.endIndex($0) }
        t.two("\(owner).subscript(_:)") { try access.element($0, $1) }
        addChangingElementsBindings(&t, owner)
        t.two("\(owner).subscript(bounds)") {
            let range = $1.exactly(RecordBox.self)
            return try access.slice($0, range.base[0], range.base[1])
        }
        t.change(
            "\(owner).subscript(bounds)=",
            withTwo: { place, bound, slice in
                let range = bound.exactly(RecordBox.self)
                try replaceElements(&place, range.base[0].asInt, range.base[1].asInt, slice.asArray)
                return .unit
            })
        t.make("\(owner).description") { context in .one { .string(Printing.describe($0, context.selfType)) } }
        t.make("\(owner).debugDescription") { context in .one { .string(Printing.debugDescribe($0, context.selfType)) }
        }
        t.two("\(owner).==(_:_:)") { .bool(try InterruptibleLoop.areEqual($0.asArray, $1.asArray)) }
        t.two("\(owner).hash(into:)") { feedHasher($1, $0) }
    }
    addPlainArrayBindings(&t)
    t.change("ArraySlice.popFirst()") { place in
        .optional(
            place.changeArray { box in
                guard !box.elements.isEmpty else { return nil }
                box.offset += 1
                return box.elements.removeFirst()
            })
    }
}

private func addChangingElementsBindings(_ t: inout NativeModule, _ owner: String) {
    t.change(
        "\(owner).subscript(_:)=",
        withTwo: { place, index, value in
            try place.changeArray { box in
                let position = index.asInt &- box.offset
                guard box.elements.indices.contains(position) else {
                    throw Traps.index(index.asInt, box.elements.count)
                }
                box.elements[position] = value
            }
            return .unit
        })
    t.code(
        "\(owner).subscript(_:)&",
        .modify { place, index, change in
            try place.changeArray { box in
                let position = index[0].asInt &- box.offset
                guard box.elements.indices.contains(position) else {
                    throw Traps.index(index[0].asInt, box.elements.count)
                }
                try change(&box.elements[position])
            }
        })
}

private func addPlainArrayBindings(_ t: inout NativeModule) {
    t.two("Array.init(repeating:count:)") {
        if $1.asInt < 0 { throw Traps.range("a count must not be negative") }
        try MemoryCeiling.checkAllocation($1.asInt, of: MemoryLayout<Value>.stride)
        return .object(ArrayBox(repeating: $0, count: $1.asInt))
    }
    t.one("Array.count") { .int($0.exactly(ArrayBox.self).count) }
    t.one("Array.capacity") { .int($0.exactly(ArrayBox.self).capacity) }
    t.one("Array.isEmpty") { .bool($0.exactly(ArrayBox.self).isEmpty) }
    t.one("Array.first") {
        let box = $0.exactly(ArrayBox.self)
        return box.isEmpty ? .none : box[0].wrapped
    }
    t.one("Array.last") {
        let box = $0.exactly(ArrayBox.self)
        return box.isEmpty ? .none : box[box.count - 1].wrapped
    }
    t.change("Array.append(_:)") { place, value in
        place.changeArray { $0.append(value) }
        return .unit
    }
    t.change("Array.reserveCapacity(_:)") { place, count in
        place.changeArray { $0.reserve(max(0, min(count.asInt, 1 << 20))) }
        return .unit
    }
    t.two("Array.filter(_:)") { .array(try filtered(ArrayAccess.shared, $0, $1.asFunction)) }
    t.two("Array.+(_:_:)") { .array(try InterruptibleLoop.concatenation($0.asArray, $1.asArray)) }
    t.change("Array.+=(_:_:)") { place, value in
        let new = value.exactly(ArrayBox.self)
        // A long array that is appended to itself is not copied.
        if new.count > InterruptibleLoop.memoryCheckThreshold, new === place.exactly(ArrayBox.self) {
            let sum = ArrayBox([])
            try sum.append(contentsOf: new)
            try sum.append(contentsOf: new)
            place = .object(sum)
            return .unit
        }
        try place.changeArray { try $0.append(contentsOf: new) }
        return .unit
    }
    t.two("Array.!=(_:_:)") { .bool(try !InterruptibleLoop.areEqual($0.asArray, $1.asArray)) }
}
