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
    t.one("ClosedRange.startIndex") { ends($0).0 }
    t.one("ClosedRange.endIndex") { .int(ends($0).1.asInt &+ 1) }
    t.two("ClosedRange.index(after:)") { .int($1.asInt &+ 1) }
    t.two("ClosedRange.index(before:)") { .int($1.asInt &- 1) }
    t.two("ClosedRange.subscript(_:)") { $1 }
    t.make("Range.init(_:)") { context in
        let result = context.result
        return .one {
            let (low, high) = ends($0)
            return .object(RecordBox(result, low, .int(try checked(high.asInt.addingReportingOverflow(1), "+"))))
        }
    }
    t.make("ClosedRange.init(_:)") { context in
        let result = context.result
        return .one {
            let (low, high) = ends($0)
            if low == high { throw Traps.range("an empty range has no closed form") }
            return .object(RecordBox(result, low, .int(high.asInt - 1)))
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
    t.one("\(owner).count") {
        let (low, high) = ends($0)
        let distance = try checked(high.asInt.subtractingReportingOverflow(low.asInt), "count")
        return .int(try checked(distance.addingReportingOverflow(isClosed ? 1 : 0), "count"))
    }
    t.one("\(owner).first") {
        let (low, high) = ends($0)
        return !isClosed && low == high ? .none : low
    }
    t.one("\(owner).last") {
        let (low, high) = ends($0)
        return isClosed ? high : low == high ? .none : .int(high.asInt - 1)
    }
}
