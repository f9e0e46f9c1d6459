import Runtime

/// Natives of `Range` and `ClosedRange`, structs with a lower and an upper bound.
func addRangeModule(_ t: inout NativeModule) {
    for (owner, isClosed) in [("Range", false), ("ClosedRange", true)] {
        t.make("\(owner).contains(_:)") { context in
            let less = boundOrder(context.selfType)
            return .two { range, value in
                let (low, high) = boundValues(range)
                if try less(value, low) { return .bool(false) }
                return .bool(isClosed ? try !less(high, value) : try less(value, high))
            }
        }
        t.two("\(owner).==(_:_:)") {
            .bool(Equality.haveEqualFields($0.exactly(RecordBox.self), $1.exactly(RecordBox.self)))
        }
        t.two("\(owner).hash(into:)") { range, hasher in
            let (low, high) = boundValues(range)
            _ = feedHasher(hasher, low)
            return feedHasher(hasher, high)
        }
        addDescribingBindings(&t, owner, isClosed)
        addOverlappingBindings(&t, owner, isClosed)
        addCountingBindings(&t, owner, isClosed)
    }
    addPartialRangeFromBindings(&t)
    t.make("Range.isEmpty") { _ in
        .one {
            let (low, high) = boundValues($0)
            return .bool(low == high)
        }
    }
    t.two("Range.subscript(_:)") { _, index in index }
    t.two("Range.subscript(bounds)") { $1 }
    t.sequence("ClosedRange.startIndex") { access, _ in .one { try access.startIndex($0) } }
    t.sequence("ClosedRange.endIndex") { access, _ in .one { try access.endIndex($0) } }
    t.sequence("ClosedRange.index(after:)") { access, _ in .two { try access.indexAfter($0, $1) } }
    t.sequence("ClosedRange.index(before:)") { access, _ in .two { try access.indexBefore($0, $1) } }
    t.sequence("ClosedRange.subscript(_:)") { access, _ in .two { try access.element($0, $1) } }
    t.make("Range.init(_:)") { context in
        let (result, steps) = (context.result, Steps(boundType(context.result)))
        return .one {
            let (low, high) = boundValues($0)
            return .object(RecordBox(result, low, try steps.advance(high, by: 1)))
        }
    }
    t.make("ClosedRange.init(_:)") { context in
        let (result, steps) = (context.result, Steps(boundType(context.result)))
        return .one {
            let (low, high) = boundValues($0)
            if low == high { throw Traps.range("an empty range cannot be converted to a closed range") }
            return .object(RecordBox(result, low, try steps.advance(high, by: -1)))
        }
    }
}

private func addPartialRangeFromBindings(_ t: inout NativeModule) {
    t.make("PartialRangeFrom.makeIterator()") { context in
        let steps = Steps(boundType(context.selfType))
        return .one {
            .object(
                StateStepper($0.exactly(RecordBox.self).base[0]) { next in
                    let current = next
                    next = try steps.advance(current, by: 1)
                    return current
                })
        }
    }
}

private func boundValues(_ range: Value) -> (Value, Value) {
    let record = range.exactly(RecordBox.self)
    return (record.base[0], record.base[1])
}

private func boundType(_ type: RuntimeType) -> RuntimeType { type.arguments.first ?? type }
private func boundOrder(_ type: RuntimeType) -> Ordering.Less { Ordering.less(boundType(type)) }

private func addDescribingBindings(_ t: inout NativeModule, _ owner: String, _ isClosed: Bool) {
    let sign = isClosed ? "..." : "..<"
    t.make("\(owner).description") { context in
        let bound = boundType(context.selfType)
        return .one {
            let (low, high) = boundValues($0)
            return .string(Printing.describe(low, bound) + sign + Printing.describe(high, bound))
        }
    }
    t.make("\(owner).debugDescription") { context in
        let bound = boundType(context.selfType)
        return .one {
            let (low, high) = boundValues($0)
            let text = Printing.debugDescribe(low, bound) + sign + Printing.debugDescribe(high, bound)
            return .string("\(owner)(\(text))")
        }
    }
}

private func addOverlappingBindings(_ t: inout NativeModule, _ owner: String, _ isClosed: Bool) {
    func overlaps(_ otherIsClosed: Bool) -> (BindingContext) -> NativeCode {
        { context in
            let less = boundOrder(context.selfType)
            return .two { left, right in
                let ((a, b), (c, d)) = (boundValues(left), boundValues(right))
                if try !isClosed && !less(a, b) || !otherIsClosed && !less(c, d) { return .bool(false) }
                // Two ranges overlap if each begins before the other ends.
                let startsIn = otherIsClosed ? try !less(d, a) : try less(a, d)
                let otherStartsIn = isClosed ? try !less(b, c) : try less(c, b)
                return .bool(startsIn && otherStartsIn)
            }
        }
    }
    t.make("\(owner).overlaps(_:)", overlaps(isClosed))
    t.make("\(owner).overlaps(\(isClosed ? "range" : "closed"))", overlaps(!isClosed))
    t.make("\(owner).clamped(to:)") { context in
        let (less, result) = (boundOrder(context.selfType), context.result)
        return .two { range, limits in
            let ((a, b), (low, high)) = (boundValues(range), boundValues(limits))
            func clamp(_ value: Value) throws -> Value { try less(value, low) ? low : less(high, value) ? high : value }
            return .object(RecordBox(result, try clamp(a), try clamp(b)))
        }
    }
}

private func addCountingBindings(_ t: inout NativeModule, _ owner: String, _ isClosed: Bool) {
    t.make("\(owner).count") { context in
        let steps = Steps(boundType(context.selfType))
        return .one {
            let (low, high) = boundValues($0)
            let distance = try steps.distance(low, high)
            return .int(try checked(distance.addingReportingOverflow(isClosed ? 1 : 0), "count"))
        }
    }
    t.one("\(owner).first") {
        let (low, high) = boundValues($0)
        return !isClosed && low == high ? .none : low
    }
    t.make("\(owner).last") { context in
        let steps = Steps(boundType(context.selfType))
        return .one {
            let (low, high) = boundValues($0)
            return isClosed ? high : low == high ? .none : try steps.advance(high, by: -1).wrapped
        }
    }
}

/// Computes the steps between two bounds. Integers are subtracted; a type of the program defines its own distance.
private struct Steps {
    let isInteger: Bool
    private let advanced: (Value, Int) throws -> Value
    private let distance: FunctionObject?

    init(_ bound: RuntimeType) {
        if case .integer = bound.kind {
            isInteger = true
            advanced = stepping(integerType(bound))
            distance = nil
        } else {
            let advance = bound.witness("Strideable", "advanced(by:)")
            isInteger = false
            advanced = { try advance?.call2($0, .int($1)) ?? $0 }
            distance = bound.witness("Strideable", "distance(to:)")
        }
    }

    func advance(_ value: Value, by count: Int) throws -> Value { try advanced(value, count) }
    func distance(_ start: Value, _ end: Value) throws -> Int {
        guard let distance else { return try checked(end.asInt.subtractingReportingOverflow(start.asInt), "count") }
        return try distance.call2(start, end).asInt
    }
}

/// Returns the access to ranges of integers. It computes the number of elements from the bounds.
func rangeAccess(_ type: RuntimeType, isClosed: Bool) -> Access {
    if isClosed { return ClosedAccess(type) }
    if case .integer = boundType(type).kind { return RangeAccess(type) }
    return StridingAccess(type)
}

/// Access to half-open ranges whose bounds have a type of the program. Their elements are also their indices.
final class StridingAccess: Access {
    private let type: RuntimeType
    private let steps: Steps
    private let less: Ordering.Less
    init(_ type: RuntimeType) {
        self.type = type
        steps = Steps(boundType(type))
        less = boundOrder(type)
    }
    override func stepper(_ value: Value) throws -> Stepper {
        let (low, high) = boundValues(value)
        return StateStepper(low) { [self] next in
            let current = next
            guard try less(current, high) else { return nil }
            next = try steps.advance(current, by: 1)
            return current
        }
    }
    override func startIndex(_ value: Value) -> Value { boundValues(value).0 }
    override func endIndex(_ value: Value) -> Value { boundValues(value).1 }
    override func indexAfter(_ value: Value, _ index: Value) throws -> Value { try steps.advance(index, by: 1) }
    override func indexBefore(_ value: Value, _ index: Value) throws -> Value { try steps.advance(index, by: -1) }
    override func element(_ value: Value, _ index: Value) throws -> Value {
        guard try !less(index, boundValues(value).0), try less(index, boundValues(value).1) else {
            throw Traps.outOfRange()
        }
        return index
    }
    override func slice(_ value: Value, _ start: Value, _ end: Value) -> Value {
        .object(RecordBox(type, start, end))
    }
    override func count(_ value: Value) throws -> Int { try steps.distance(boundValues(value).0, boundValues(value).1) }
    override func isEmpty(_ value: Value) throws -> Bool { try !less(boundValues(value).0, boundValues(value).1) }
    override func distance(_ value: Value, _ start: Value, _ end: Value) throws -> Int {
        try steps.distance(start, end)
    }
}

/// Access to closed ranges. They have an index type of their own, because `Int.max` has no successor.
final class ClosedAccess: Access {
    private let steps: Steps
    private let less: Ordering.Less
    private let isInteger: Bool
    private let indexType: RuntimeType
    private let endIndexValue: Value
    init(_ type: RuntimeType) {
        steps = Steps(boundType(type))
        less = boundOrder(type)
        isInteger = steps.isInteger
        indexType = RuntimeType.associated(type, "Collection", "Index") ?? type
        endIndexValue = .object(EnumBox(indexType, 1))
    }
    private func indexValue(_ element: Value) -> Value { .object(EnumBox(indexType, 0, [element])) }
    /// Returns the element at an index; nil after the last one.
    private func element(_ index: Value) -> Value? { index.exactly(EnumBox.self).payload.first }

    override func stepper(_ value: Value) throws -> Stepper {
        let (low, high) = boundValues(value)
        if isInteger, high.asInt < .max { return CountingStepper(low.asInt, high.asInt &+ 1) }
        return StateStepper(Optional(low)) { [self] next in
            guard let current = next else { return nil }
            next = try less(current, high) ? steps.advance(current, by: 1) : nil
            return current
        }
    }
    override func forEach(_ value: Value, _ body: (Value) throws -> Bool) throws {
        let (low, high) = boundValues(value)
        guard isInteger, high.asInt < .max else { return try super.forEach(value, body) }
        var next = low.asInt
        while next <= high.asInt {
            guard try body(.int(next)) else { return }
            if Interrupt.isRequested { throw Interrupted() }
            next += 1
        }
    }
    override func elements(_ value: Value) throws -> [Value] { try allElements(value) }
    override func startIndex(_ value: Value) -> Value { indexValue(boundValues(value).0) }
    override func endIndex(_ value: Value) -> Value { endIndexValue }
    override func indexAfter(_ value: Value, _ index: Value) throws -> Value {
        guard let element = element(index) else { throw Traps.outOfRange() }
        return try less(element, boundValues(value).1) ? indexValue(steps.advance(element, by: 1)) : endIndexValue
    }
    override func indexBefore(_ value: Value, _ index: Value) throws -> Value {
        let (low, high) = boundValues(value)
        guard let element = element(index) else { return indexValue(high) }
        guard try less(low, element) else { throw Traps.outOfRange() }
        return indexValue(try steps.advance(element, by: -1))
    }
    override func element(_ value: Value, _ index: Value) throws -> Value {
        let (low, high) = boundValues(value)
        guard let element = element(index), try !less(element, low), try !less(high, element) else {
            throw Traps.outOfRange()
        }
        return element
    }
    override func count(_ value: Value) throws -> Int {
        let distance = try steps.distance(boundValues(value).0, boundValues(value).1)
        return try checked(distance.addingReportingOverflow(1), "count")
    }
    override func isEmpty(_ value: Value) -> Bool { false }
    override func distance(_ value: Value, _ start: Value, _ end: Value) throws -> Int {
        try offset(value, of: end) &- offset(value, of: start)
    }
    private func offset(_ value: Value, of index: Value) throws -> Int {
        try element(index).map { try steps.distance(boundValues(value).0, $0) } ?? count(value)
    }
    override func offset(_ value: Value, _ index: Value, _ distance: Int) throws -> Value {
        guard isInteger else { return try super.offset(value, index, distance) }
        let goal = try checked(offset(value, of: index).addingReportingOverflow(distance), "+")
        let count = try count(value)
        guard goal >= 0, goal <= count else { throw Traps.outOfRange() }
        return goal == count ? endIndexValue : indexValue(try steps.advance(boundValues(value).0, by: goal))
    }
}
