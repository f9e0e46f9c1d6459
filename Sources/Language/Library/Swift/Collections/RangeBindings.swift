import Runtime

/// `Range` and `ClosedRange`: structs with a lower and an upper bound.
func rangeTopic(_ t: inout Topic) {
    for (owner, isClosed) in [("Range", false), ("ClosedRange", true)] {
        t.make("\(owner).contains(_:)") { context in
            let less = boundOrder(context.selfType)
            return .two { range, value in
                let (low, high) = ends(range)
                if try less(value, low) { return .bool(false) }
                return .bool(isClosed ? try !less(high, value) : try less(value, high))
            }
        }
        t.two("\(owner).==(_:_:)") {
            .bool(Equality.haveEqualFields($0.exactly(RecordBox.self), $1.exactly(RecordBox.self)))
        }
        t.two("\(owner).hash(into:)") { range, hasher in
            let (low, high) = ends(range)
            _ = feed(hasher, low)
            return feed(hasher, high)
        }
        describing(&t, owner, isClosed)
        overlapping(&t, owner, isClosed)
        counting(&t, owner, isClosed)
    }
    t.make("Range.isEmpty") { _ in
        .one {
            let (low, high) = ends($0)
            return .bool(low == high)
        }
    }
    t.two("Range.subscript(_:)") { _, index in index }
    t.two("Range.subscript(bounds)") { $1 }
    t.sequence("ClosedRange.startIndex") { access, _ in .one { try access.start($0) } }
    t.sequence("ClosedRange.endIndex") { access, _ in .one { try access.end($0) } }
    t.sequence("ClosedRange.index(after:)") { access, _ in .two { try access.after($0, $1) } }
    t.sequence("ClosedRange.index(before:)") { access, _ in .two { try access.before($0, $1) } }
    t.two("ClosedRange.subscript(_:)") { $1 }
    t.make("Range.init(_:)") { context in
        let (result, steps) = (context.result, Steps(bound(context.result)))
        return .one {
            let (low, high) = ends($0)
            return .object(RecordBox(result, low, try steps.advance(high, by: 1)))
        }
    }
    t.make("ClosedRange.init(_:)") { context in
        let (result, steps) = (context.result, Steps(bound(context.result)))
        return .one {
            let (low, high) = ends($0)
            if low == high { throw Traps.range("an empty range has no closed form") }
            return .object(RecordBox(result, low, try steps.advance(high, by: -1)))
        }
    }
}

private func ends(_ range: Value) -> (Value, Value) {
    let record = range.exactly(RecordBox.self)
    return (record.base[0], record.base[1])
}

private func bound(_ type: RuntimeType) -> RuntimeType { type.arguments.first ?? type }
private func boundOrder(_ type: RuntimeType) -> Ordering.Less { Ordering.less(bound(type)) }

private func describing(_ t: inout Topic, _ owner: String, _ isClosed: Bool) {
    let sign = isClosed ? "..." : "..<"
    t.make("\(owner).description") { context in
        let bound = bound(context.selfType)
        return .one {
            let (low, high) = ends($0)
            return .string(Printing.describe(low, bound) + sign + Printing.describe(high, bound))
        }
    }
    t.make("\(owner).debugDescription") { context in
        let bound = bound(context.selfType)
        return .one {
            let (low, high) = ends($0)
            let text = Printing.debugDescribe(low, bound) + sign + Printing.debugDescribe(high, bound)
            return .string("\(owner)(\(text))")
        }
    }
}

private func overlapping(_ t: inout Topic, _ owner: String, _ isClosed: Bool) {
    func overlaps(_ otherIsClosed: Bool) -> (BindingContext) -> NativeCode {
        { context in
            let less = boundOrder(context.selfType)
            return .two { left, right in
                let ((a, b), (c, d)) = (ends(left), ends(right))
                if try !isClosed && !less(a, b) || !otherIsClosed && !less(c, d) { return .bool(false) }
                // Neither begins after the other has ended.
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
            let ((a, b), (low, high)) = (ends(range), ends(limits))
            func clamp(_ value: Value) throws -> Value { try less(value, low) ? low : less(high, value) ? high : value }
            return .object(RecordBox(result, try clamp(a), try clamp(b)))
        }
    }
}

private func counting(_ t: inout Topic, _ owner: String, _ isClosed: Bool) {
    t.make("\(owner).count") { context in
        let steps = Steps(bound(context.selfType))
        return .one {
            let (low, high) = ends($0)
            let distance = try steps.distance(low, high)
            return .int(try checked(distance.addingReportingOverflow(isClosed ? 1 : 0), "count"))
        }
    }
    t.one("\(owner).first") {
        let (low, high) = ends($0)
        return !isClosed && low == high ? .none : low
    }
    t.make("\(owner).last") { context in
        let steps = Steps(bound(context.selfType))
        return .one {
            let (low, high) = ends($0)
            return isClosed ? high : low == high ? .none : try steps.advance(high, by: -1).wrapped
        }
    }
}

/// From one bound to others: integers count, a program's own types say it themselves.
private struct Steps {
    let isInteger: Bool
    let advanced: FunctionObject?
    let distance: FunctionObject?

    init(_ bound: RuntimeType) {
        if case .integer = bound.kind { isInteger = true } else { isInteger = false }
        advanced = isInteger ? nil : bound.witness("Strideable", "advanced(by:)")
        distance = isInteger ? nil : bound.witness("Strideable", "distance(to:)")
    }
    func advance(_ value: Value, by count: Int) throws -> Value {
        guard let advanced else { return .int(try checked(value.asInt.addingReportingOverflow(count), "+")) }
        return try advanced.call2(value, .int(count))
    }
    func distance(_ start: Value, _ end: Value) throws -> Int {
        guard let distance else { return try checked(end.asInt.subtractingReportingOverflow(start.asInt), "count") }
        return try distance.call2(start, end).asInt
    }
}

/// Ranges of integers are walked by counting.
func rangeAccess(_ type: RuntimeType, isClosed: Bool) -> Access {
    if case .integer = bound(type).kind { return RangeAccess(type, isClosed: isClosed) }
    return StridingAccess(type, isClosed: isClosed)
}

/// Ranges whose bounds are a program's own, and those up to the last integer. The elements are their own indices; behind the
/// last of a closed one lies `()`.
final class StridingAccess: Access {
    private let type: RuntimeType
    private let isClosed: Bool
    private let steps: Steps
    private let less: Ordering.Less
    init(_ type: RuntimeType, isClosed: Bool) {
        self.type = type
        self.isClosed = isClosed
        steps = Steps(bound(type))
        less = boundOrder(type)
    }
    override func stepper(_ value: Value) throws -> Stepper {
        let high = ends(value).1
        return StateStepper(Optional(ends(value).0)) { [self] next in
            guard let current = next, try isClosed ? !less(high, current) : less(current, high) else { return nil }
            next = try isClosed && !less(current, high) ? nil : steps.advance(current, by: 1)
            return current
        }
    }
    override func start(_ value: Value) -> Value { ends(value).0 }
    override func end(_ value: Value) -> Value { isClosed ? .unit : ends(value).1 }
    override func after(_ value: Value, _ index: Value) throws -> Value {
        if isClosed, try !less(index, ends(value).1) { return .unit }
        return try steps.advance(index, by: 1)
    }
    override func before(_ value: Value, _ index: Value) throws -> Value {
        if case .unit = index { return ends(value).1 }
        return try steps.advance(index, by: -1)
    }
    override func element(_ value: Value, _ index: Value) throws -> Value {
        let (low, high) = ends(value)
        if case .unit = index { throw Traps.outOfRange() }
        guard try !less(index, low), try isClosed ? !less(high, index) : less(index, high) else {
            throw Traps.outOfRange()
        }
        return index
    }
    override func slice(_ value: Value, _ start: Value, _ end: Value) -> Value {
        isClosed ? .object(SliceBox(value, self, start, end)) : .object(RecordBox(type, start, end))
    }
    override func count(_ value: Value) throws -> Int {
        try steps.distance(ends(value).0, ends(value).1) &+ (isClosed ? 1 : 0)
    }
    override func isEmpty(_ value: Value) throws -> Bool { try !isClosed && !less(ends(value).0, ends(value).1) }
    override func distance(_ value: Value, _ start: Value, _ end: Value) throws -> Int {
        func place(_ index: Value) throws -> Int {
            if case .unit = index { return try count(value) }
            return try steps.distance(ends(value).0, index)
        }
        return try place(end) - place(start)
    }
}
