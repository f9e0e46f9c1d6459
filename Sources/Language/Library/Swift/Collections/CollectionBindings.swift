import Runtime

// Natives for members of all collections.

func addCollectionModule(_ t: inout NativeModule) {
    addIndexingBindings(&t)
    addFirstAndLastBindings(&t)
    addPositionsBindings(&t)
    addSubsequenceBindings(&t)
    addSplitBindings(&t)
    addReversedBindings(&t)
    addPopBindings(&t)
    addMutableBindings(&t)
}

/// Returns the bounds of a range expression in a collection.
func bounds(_ range: Value, _ type: RuntimeType, _ access: Access, _ collection: Value) throws -> (Value, Value) {
    let record = range.exactly(RecordBox.self)
    switch type.name.prefix(while: { $0 != "<" }) {
    case "Range": return (record.base[0], record.base[1])
    case "ClosedRange": return (record.base[0], try access.indexAfter(collection, record.base[1]))
    case "PartialRangeFrom": return (record.base[0], try access.endIndex(collection))
    case "PartialRangeUpTo": return (try access.startIndex(collection), record.base[0])
    default: return (try access.startIndex(collection), try access.indexAfter(collection, record.base[0]))
    }
}

private func addIndexingBindings(_ t: inout NativeModule) {
    t.sequence("Collection.makeIterator()") { access, _ in .one { .object(try access.indexStepper($0)) } }
    t.sequence("Collection.index(_:offsetBy:)") { access, _ in .three { try access.offset($0, $1, $2.asInt) } }
    t.sequence("Collection.index(_:offsetBy:limitedBy:)") { access, _ in
        .many { .optional(try access.offset($0[0], $0[1], $0[2].asInt, limit: $0[3])) }
    }
    t.sequence("Collection.distance(from:to:)") { access, _ in .three { .int(try access.distance($0, $1, $2)) } }
    t.sequence("Collection.indices") { access, _ in
        .one { .object(IndicesBox($0, access, try access.startIndex($0), try access.endIndex($0))) }
    }
}

private func addFirstAndLastBindings(_ t: inout NativeModule) {
    t.sequence("Collection.isEmpty") { access, _ in .one { .bool(try access.isEmpty($0)) } }
    t.sequence("Collection.count") { access, _ in .one { .int(try access.count($0)) } }
    t.sequence("Collection.first") { access, _ in
        .one {
            // To find the start of a lazily filtered collection, its predicate is called, so the start is found once.
            let start = try access.startIndex($0)
            return try start == access.endIndex($0) ? .none : access.element($0, start).wrapped
        }
    }
    t.sequence("BidirectionalCollection.last") { access, _ in
        .one {
            try access.isEmpty($0) ? .none : access.element($0, access.indexBefore($0, access.endIndex($0))).wrapped
        }
    }
    t.sequence("Collection.randomElement()") { access, _ in
        .one {
            var generator = WorldGenerator()
            return .optional(try access.elements($0).randomElement(using: &generator))
        }
    }
    t.sequence("Collection.randomElement(using:)") { access, context in
        let type = context.generics.last ?? context.selfType
        return .two {
            var generator = ProgramGenerator($1, type)
            return .optional(try access.elements($0).randomElement(using: &generator))
        }
    }
}

private func firstIndex(_ access: Access, _ value: Value, _ test: (Value) throws -> Bool) throws -> Value? {
    if access is ArrayAccess {
        let box = value.exactly(ArrayBox.self)
        return try box.elements.firstIndex {
            try Interrupt.check()
            return try test($0)
        }.map { .int($0 + box.offset) }
    }
    var index = try access.startIndex(value)
    let end = try access.endIndex(value)
    while index != end {
        if try test(access.element(value, index)) { return index }
        index = try access.indexAfter(value, index)
        if Interrupt.isRequested { throw Interrupted() }
    }
    return nil
}

private func lastIndex(_ access: Access, _ value: Value, _ test: (Value) throws -> Bool) throws -> Value? {
    let start = try access.startIndex(value)
    var index = try access.endIndex(value)
    while index != start {
        index = try access.indexBefore(value, index)
        if try test(access.element(value, index)) { return index }
        try Interrupt.check()
    }
    return nil
}

private func addPositionsBindings(_ t: inout NativeModule) {
    t.sequence("Collection.firstIndex(where:)") { access, _ in
        .two { receiver, body in
            let predicate = body.asFunction
            return .optional(try firstIndex(access, receiver) { try predicate.callBool($0) })
        }
    }
    t.sequence("Collection.firstIndex(of:)") { access, _ in
        .two { receiver, wanted in .optional(try firstIndex(access, receiver) { $0 == wanted }) }
    }
    t.sequence("BidirectionalCollection.last(where:)") { access, _ in
        .two { receiver, body in
            let predicate = body.asFunction
            let index = try lastIndex(access, receiver) { try predicate.callBool($0) }
            return .optional(try index.map { try access.element(receiver, $0) })
        }
    }
    t.sequence("BidirectionalCollection.lastIndex(where:)") { access, _ in
        .two { receiver, body in
            let predicate = body.asFunction
            return .optional(try lastIndex(access, receiver) { try predicate.callBool($0) })
        }
    }
    t.sequence("BidirectionalCollection.lastIndex(of:)") { access, _ in
        .two { receiver, wanted in .optional(try lastIndex(access, receiver) { $0 == wanted }) }
    }
}

/// Returns the index some steps after the start, or the end if there are fewer elements.
private func forward(_ access: Access, _ value: Value, _ count: Int) throws -> Value {
    if count < 0 { throw Traps.range("a number of elements must not be negative") }
    let end = try access.endIndex(value)
    return try access.offset(value, access.startIndex(value), count, limit: end) ?? end
}

private func backward(_ access: Access, _ value: Value, _ count: Int) throws -> Value {
    if count < 0 { throw Traps.range("a number of elements must not be negative") }
    let left = try checked(access.count(value).subtractingReportingOverflow(count), "-")
    return try forward(access, value, max(0, left))
}

private func addSubsequenceBindings(_ t: inout NativeModule) {
    t.sequence("Collection.dropFirst(_:)") { access, _ in
        .two { try access.slice($0, forward(access, $0, $1.asInt), access.endIndex($0)) }
    }
    t.sequence("Collection.dropLast(_:)") { access, _ in
        .two { try access.slice($0, access.startIndex($0), backward(access, $0, $1.asInt)) }
    }
    t.sequence("Collection.prefix(_:)") { access, _ in
        .two {
            // The start is computed twice, as in Swift: a lazy collection searches for it each time.
            let end = try forward(access, $0, $1.asInt)
            return try access.slice($0, access.startIndex($0), end)
        }
    }
    t.sequence("Collection.suffix(_:)") { access, _ in
        .two { try access.slice($0, backward(access, $0, $1.asInt), access.endIndex($0)) }
    }
    t.sequence("Collection.prefix(while:)") { access, _ in
        .two { receiver, body in
            let predicate = body.asFunction
            let end = try firstIndex(access, receiver) { try !predicate.callBool($0) } ?? access.endIndex(receiver)
            return try access.slice(receiver, access.startIndex(receiver), end)
        }
    }
    t.sequence("Collection.drop(while:)") { access, _ in
        .two { receiver, body in
            let predicate = body.asFunction
            let start = try firstIndex(access, receiver) { try !predicate.callBool($0) } ?? access.endIndex(receiver)
            return try access.slice(receiver, start, access.endIndex(receiver))
        }
    }
    t.sequence("Collection.prefix(upTo:)") { access, _ in .two { try access.slice($0, access.startIndex($0), $1) } }
    t.sequence("Collection.prefix(through:)") { access, _ in
        .two { try access.slice($0, access.startIndex($0), access.indexAfter($0, $1)) }
    }
    t.sequence("Collection.suffix(from:)") { access, _ in .two { try access.slice($0, $1, access.endIndex($0)) } }
    for owner in ["Collection", "MutableCollection"] {
        t.sequence("\(owner).subscript(range)") { access, context in
            let range = context.parameters.last ?? context.selfType
            return .two {
                let (start, end) = try bounds($1, range, access, $0)
                return try access.slice($0, start, end)
            }
        }
        t.sequence("\(owner).subscript(all)") { access, _ in
            .two { receiver, _ in try access.slice(receiver, access.startIndex(receiver), access.endIndex(receiver)) }
        }
    }
    t.sequence("Collection.subscript(slice)") { access, _ in
        .two {
            let range = $1.exactly(RecordBox.self)
            return try access.plainSlice($0, range.base[0], range.base[1])
        }
    }
}

private func addSplitBindings(_ t: inout NativeModule) {
    t.sequence("Collection.split(maxSplits:omittingEmptySubsequences:whereSeparator:)") { access, _ in
        .many {
            let predicate = $0[3].asFunction
            return try split(access, $0[0], $0[1].asInt, $0[2].asBool) { try predicate.callBool($0) }
        }
    }
    t.sequence("Collection.split(separator:maxSplits:omittingEmptySubsequences:)") { access, _ in
        .many { arguments in
            try split(access, arguments[0], arguments[2].asInt, arguments[3].asBool) { $0 == arguments[1] }
        }
    }
    t.sequence("Collection.split(sequence)") { access, context in
        let other = Access.of(context.generics.last ?? context.selfType)
        return .many { arguments in
            let separator = try other.elements(arguments[1])
            return try splitBySequence(access, arguments[0], separator, arguments[2].asInt, arguments[3].asBool)
        }
    }
}

private func split(
    _ access: Access, _ value: Value, _ maxSplits: Int, _ omitting: Bool, _ isSeparator: (Value) throws -> Bool
) throws -> Value {
    let end = try access.endIndex(value)
    var start = try access.startIndex(value)
    var index = start
    return .array(
        try InterruptibleLoop.collect { result in
            while index != end, result.count < maxSplits {
                try Interrupt.check()
                if try isSeparator(access.element(value, index)) {
                    if !omitting || start != index { result.append(try access.slice(value, start, index)) }
                    index = try access.indexAfter(value, index)
                    start = index
                } else {
                    index = try access.indexAfter(value, index)
                }
            }
            if !omitting || start != end { result.append(try access.slice(value, start, end)) }
        })
}

private func splitBySequence(
    _ access: Access, _ value: Value, _ separator: [Value], _ maxSplits: Int, _ omitting: Bool
) throws -> Value {
    if let only = separator.first, separator.count == 1 {
        return try split(access, value, maxSplits, omitting) { $0 == only }
    }
    // The elements are in a box, because boxes are freed in slices.
    let elements = ArrayBox(try access.elements(value))
    let indices = ArrayBox([])
    defer { withExtendedLifetime((elements, indices)) {} }
    indices.elements = try InterruptibleLoop.collect { list in
        list.append(try access.startIndex(value))
        for _ in 0..<elements.count {
            try Interrupt.check()
            list.append(try access.indexAfter(value, list[list.count - 1]))
        }
    }
    func slice(_ from: Int, _ to: Int) throws -> Value {
        try access.slice(value, indices.elements[from], indices.elements[to])
    }
    if separator.isEmpty { return try splitEverywhere(elements.count, maxSplits, omitting, slice) }
    var (start, index) = (0, 0)
    let pieces: [Value] = try InterruptibleLoop.collect { result in
        while !separator.isEmpty, index + separator.count <= elements.count, result.count < maxSplits {
            try Interrupt.check()
            if elements.elements[index..<index + separator.count].elementsEqual(separator) {
                if !omitting || start != index { result.append(try slice(start, index)) }
                index += separator.count
                start = index
            } else {
                index += 1
            }
        }
        if !omitting || start != elements.count { result.append(try slice(start, elements.count)) }
    }
    return .array(pieces)
}

/// Splits before and after each element.
private func splitEverywhere(
    _ count: Int, _ maxSplits: Int, _ omitting: Bool, _ slice: (Int, Int) throws -> Value
) throws -> Value {
    var cuts = Array(0...count)
    if omitting { cuts = Array(cuts.dropFirst().dropLast()) }
    cuts = Array(cuts.prefix(maxSplits))
    let (starts, ends) = ([0] + cuts, cuts + [count])
    let parts = zip(starts, ends).filter { !omitting || $0 != $1 }
    return .array(try parts.map { try slice($0, $1) })
}

private func addReversedBindings(_ t: inout NativeModule) {
    t.sequence("BidirectionalCollection.reversed()") { access, context in
        let result = context.result
        return .one { .object(ReversedBox($0, access, result)) }
    }
}

/// Adds natives that remove the first or last element of a collection that is its own `SubSequence`.
private func addPopBindings(_ t: inout NativeModule) {
    for (owner, name, isFirst) in [
        ("Collection", "removeFirst()", true), ("Collection", "popFirst()", true),
        ("BidirectionalCollection", "removeLast()", false), ("BidirectionalCollection", "popLast()", false),
    ] {
        t.make("\(owner).\(name)") { context in
            let access = Access.of(context.selfType)
            return .mutatingOne { place in
                let (start, end) = try (access.startIndex(place), access.endIndex(place))
                guard start != end else {
                    if name.hasPrefix("pop") { return .none }
                    throw Traps.emptyCollection(String(name.dropLast(2)))
                }
                let inner = try isFirst ? access.indexAfter(place, start) : access.indexBefore(place, end)
                let element = try access.element(place, isFirst ? start : inner)
                place = try access.slice(place, isFirst ? inner : start, isFirst ? end : inner)
                return name.hasPrefix("pop") ? element.wrapped : element
            }
        }
    }
}

// MARK: Collections whose elements can be replaced: arrays in all their forms

extension Value {
    /// Modifies the elements in place; the body also receives the first index.
    mutating func changeElements<Result>(_ body: (inout [Value], Int) throws -> Result) throws -> Result {
        if !isArray, case .object(let object) = self, let data = object as? DataBox {
            var elements = data.elements
            defer {
                let bytes = elements.map { UInt8(truncatingIfNeeded: $0.asInt) }
                self = .object(DataBox(bytes, offset: data.offset))
            }
            return try body(&elements, data.offset)
        }
        // This is tested without retaining the box, because with a second reference each change would copy the array.
        guard isArray else { throw Trap("unsupported", "rill cannot change this kind of collection in this way") }
        return try changeArray { try body(&$0.elements, $0.offset) }
    }

    fileprivate var isArray: Bool {
        if case .object(let object) = self { return type(of: object) == ArrayBox.self }
        return false
    }
}

private func addMutableBindings(_ t: inout NativeModule) {
    addReorderingBindings(&t)
    t.change(
        "MutableCollection.swapAt(_:_:)",
        withTwo: { place, a, b in
            if a == b { return .unit }
            if place.isArray {
                try place.changeArray { try $0.swapAt(a.asInt &- $0.offset, b.asInt &- $0.offset) }
                return .unit
            }
            return try place.changeElements { elements, offset in
                let (i, j) = (a.asInt &- offset, b.asInt &- offset)
                for index in [i, j] where !elements.indices.contains(index) {
                    throw Traps.index(index + offset, elements.count)
                }
                elements.swapAt(i, j)
                return .unit
            }
        })
    t.change("MutableCollection.reverse()") { place in
        try place.changeElements { elements, _ in elements.reverse() }
        return .unit
    }
    t.change("MutableCollection.partition(by:)") { place, body in
        let predicate = body.asFunction
        return .int(
            try place.changeElements { elements, offset in
                try elements.partition { try predicate.callBool($0) } + offset
            })
    }
    t.make("MutableCollection.subscript(range)=") { context in
        let access = Access.of(context.selfType)
        let type = context.parameters.first ?? context.selfType
        return .mutatingThree { place, range, slice in
            let (start, end) = try bounds(range, type, access, place)
            try replaceElements(&place, start.asInt, end.asInt, slice.asArray)
            return .unit
        }
    }
    t.change(
        "MutableCollection.subscript(all)=",
        withTwo: { place, _, slice in
            try place.changeElements { elements, _ in elements = slice.asArray }
            return .unit
        })
}

private func addReorderingBindings(_ t: inout NativeModule) {
    t.change("MutableCollection.sort(by:)") { place, body in
        let less = body.asFunction
        if place.isArray {
            try place.changeArray { try $0.sort(by: less) }
        } else {
            try place.changeElements { elements, _ in try elements.sort { try less.callBool($0, $1) } }
        }
        return .unit
    }
    t.make("MutableCollection.sort()") { context in
        let type = elementType(of: context.selfType)
        return .mutatingOne { place in
            if place.isArray {
                try place.changeArray { try $0.sort(type) }
            } else {
                try place.changeElements { elements, _ in elements = try Ordering.sorted(elements, type) }
            }
            return .unit
        }
    }
    t.change("MutableCollection.shuffle()") { place in
        var generator = WorldGenerator()
        try place.changeElements { elements, _ in try elements.shuffleStoppably(using: &generator) }
        return .unit
    }
    t.make("MutableCollection.shuffle(using:)") { context in
        let type = context.generics.last ?? context.selfType
        return .mutatingTwo { place, source in
            var generator = ProgramGenerator(source, type)
            try place.changeElements { elements, _ in try elements.shuffleStoppably(using: &generator) }
            return .unit
        }
    }
}

/// Replaces the elements between two indices of an array.
func replaceElements(_ place: inout Value, _ start: Int, _ end: Int, _ new: [Value]) throws {
    try place.changeElements { elements, offset in
        let (from, to) = (start &- offset, end &- offset)
        guard start >= offset, from >= 0, from <= to, to <= elements.count else {
            throw Traps.outOfRange("range \(start)..<\(end) of \(elements.count) elements")
        }
        elements.replaceSubrange(from..<to, with: new)
    }
}
