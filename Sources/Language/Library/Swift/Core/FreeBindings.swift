import Runtime

/// Adds the natives of global functions.
func addFreeModule(_ t: inout NativeModule) {
    addPrintingBindings(&t)
    addAssertionBindings(&t)
    addMinMaxBindings(&t)
    addSequenceFunctionBindings(&t)
    t.code(
        "swap(_:_:)",
        .mutatingBoth { left, right in
            Swift.swap(&left, &right)
            return .unit
        })
}

private func addPrintingBindings(_ t: inout NativeModule) {
    t.three("print(_:separator:terminator:)") {
        ProgramText.write(printed($0, $1, debug: false) + $2.asString)
        return .unit
    }
    t.three("debugPrint(_:separator:terminator:)") {
        ProgramText.write(printed($0, $1, debug: true) + $2.asString)
        return .unit
    }
    t.one("_complain(_:)") {
        ProgramText.writeError($0.asString)
        return .unit
    }
    t.three("_printed(_:_:_:)") { .string(printed($0, $1, debug: $2.asBool)) }
    t.one("readLine(strippingNewline:)") {
        guard let line = ProgramText.readLine() else { return .none }
        return .string($0.asBool ? line : line + "\n")
    }
    t.make("dump(_:name:indent:maxDepth:maxItems:)") { context in
        let type = context.generics[0]
        return .many { arguments in
            ProgramText.write(try dumped(arguments, type))
            return arguments[0]
        }
    }
    t.one("_discarded(_:)") { value in
        if case .object(let object) = value { (object as? RecordBox)?.discard() }
        return .unit
    }
    for key in ["isKnownUniquelyReferenced(_:)", "isKnownUniquelyReferenced(optional)"] {
        t.change(key) { place in
            guard case .object = place else { return .bool(false) }
            // Checks the variable itself, because a copy would be a second reference.
            return withUnsafeMutablePointer(to: &place) { pointer in
                UnsafeMutableRawPointer(pointer).withMemoryRebound(to: AnyObject.self, capacity: 1) {
                    .bool(isKnownUniquelyReferenced(&$0.pointee))
                }
            }
        }
    }
    t.make("_dumped(_:_:_:_:_:)") { context in
        let type = context.generics[0]
        return .many { .string(try dumped($0, type)) }
    }
}

/// Implements `dump`. The arguments are the value, the name, the indentation, the depth and the number of items.
private func dumped(_ arguments: [Value], _ type: RuntimeType) throws -> String {
    if arguments[2].asInt < 0 { throw Traps.range("an indentation must not be negative") }
    try MemoryCeiling.checkAllocation(arguments[2].asInt, of: 1)
    var dumper = Dumper(maxDepth: arguments[3].asInt, maxItems: arguments[4].asInt)
    dumper.write(arguments[0], type, name: arguments[1].asOptional?.asString, indent: arguments[2].asInt)
    return dumper.text
}

/// Evaluates the argument for an autoclosure; a default argument may be a plain value.
private func evaluatedAutoclosure(_ value: Value) throws -> Value {
    if case .object(let object) = value, let function = object as? FunctionObject { return try function.call0() }
    return value
}

private func addAssertionBindings(_ t: inout NativeModule) {
    func failed(_ id: String, _ what: String, _ message: Value) throws -> Trap {
        let text = try evaluatedAutoclosure(message).asString
        return Trap(id, text.isEmpty ? what : "\(what): \(text)")
    }
    for (name, what) in [("assert", "assertion failed"), ("precondition", "precondition failed")] {
        t.many("\(name)(_:_:file:line:)") {
            guard try evaluatedAutoclosure($0[0]).asBool else { throw try failed("precondition-failed", what, $0[1]) }
            return .unit
        }
    }
    let stops = [
        ("assertionFailure", "assertion failed"), ("preconditionFailure", "precondition failed"),
        ("fatalError", "fatal error"),
    ]
    for (name, what) in stops {
        t.three("\(name)(_:file:line:)") { message, _, _ in throw try failed("fatal-error", what, message) }
    }
}

private func addMinMaxBindings(_ t: inout NativeModule) {
    t.make("min(_:_:)") { context in
        let less = Ordering.less(context.generics[0])
        return .two { try less($1, $0) ? $1 : $0 }
    }
    t.make("max(_:_:)") { context in
        let reaches = Ordering.greaterOrEqual(context.generics[0])
        return .two { try reaches($1, $0) ? $1 : $0 }
    }
    t.make("min(rest)") { context in
        let less = Ordering.less(context.generics[0])
        return .many { arguments in
            var least = arguments[0]
            for value in arguments[1...2] + arguments[3].asArray where try less(value, least) { least = value }
            return least
        }
    }
    t.make("max(rest)") { context in
        let reaches = Ordering.greaterOrEqual(context.generics[0])
        return .many { arguments in
            var greatest = arguments[0]
            for value in arguments[1...2] + arguments[3].asArray where try reaches(value, greatest) { greatest = value }
            return greatest
        }
    }
    t.make("abs(_:)") { context in
        switch context.generics[0].kind {
        case .integer:
            let type = "\(context.generics[0].name)"
            let least = minimum(integerType(context.generics[0]))
            return .intToInt {
                if $0 == least { throw Traps.overflow("abs", type) }
                return Swift.abs($0)
            }
        case .floating: return .doubleToDouble { Swift.abs($0) }
        default:
            let type = context.generics[0]
            let (less, negate) = (Ordering.less(type), type.witness("SignedNumeric", "-(_:)"))
            let zero = type.witness("AdditiveArithmetic", "zero")
            return .one { value in
                guard let negate, let zero, try less(value, zero.call0()) else { return value }
                return try negate.call1(value)
            }
        }
    }
}

private func minimum<T: FixedWidthInteger>(_: T.Type) -> Int { Int(truncatingIfNeeded: T.min) }

private func addSequenceFunctionBindings(_ t: inout NativeModule) {
    t.make("zip(_:_:)") { context in
        let (first, second) = (Access.of(context.generics[0]), Access.of(context.generics[1]))
        let pair = RuntimeType.tuple([
            (label: nil, type: elementType(of: context.generics[0])),
            (label: nil, type: elementType(of: context.generics[1])),
        ])
        return .two { left, right in
            let parts = [
                MirroredPart("_sequence1", left, .argument(0)), MirroredPart("_sequence2", right, .argument(1)),
            ]
            return .object(
                SequenceBox(of: parts) {
                    let both = (try first.stepper(left), try second.stepper(right))
                    return StateStepper(both, copyState: { ($0.copy(), $1.copy()) }) {
                        guard let x = try $0.0.next(), let y = try $0.1.next() else { return nil }
                        return .object(RecordBox(pair, x, y))
                    }
                })
        }
    }
    t.two("repeatElement(_:count:)") { .object(RepeatedBox($0, $1.asInt)) }
    t.one("Repeated.count") { .int($0.exactly(RepeatedBox.self).count) }
    t.one("Repeated.repeatedValue") { $0.exactly(RepeatedBox.self).element }
    for (name, isThrough) in [("to", false), ("through", true)] {
        t.make("stride(from:\(name):by:)") { context in
            switch context.generics[0].kind {
            case .integer: return .three { try integerStride($0.asInt, $1.asInt, $2.asInt, isThrough) }
            case .floating: return .three { try floatStride($0.asDouble, $1.asDouble, $2.asDouble, isThrough) }
            default: return otherStride(context.generics[0], isThrough)
            }
        }
    }
    t.make("sequence(first:next:)") { context in
        // The state has the next element, and true if it is the first.
        let pair = context.result.arguments[1]
        return .two { first, next in
            let function = next.asFunction
            let start = Value.object(RecordBox(pair, first.wrapped, .bool(true)))
            return .object(
                UnfoldStepper(start, function) { state in
                    let fields = state.exactly(RecordBox.self).fields
                    var element = fields[0]
                    if !fields[1].asBool, let last = element.asOptional { element = try function.call1(last) }
                    state = .object(RecordBox(pair, element, .bool(false)))
                    return element.asOptional
                })
        }
    }
    t.two("sequence(state:next:)") { state, next in
        let function = next.asFunction
        return .object(
            UnfoldStepper(state, function) { state in
                let place = Box(state)
                state = .unit
                defer { state = place.value }
                return try function.call1(.object(place)).asOptional
            })
    }
}

private let zeroStrideMessage = "the step of a stride must not be zero"

private func integerStride(_ start: Int, _ end: Int, _ step: Int, _ isThrough: Bool) throws -> Value {
    if step == 0 { throw Traps.range(zeroStrideMessage) }
    return .object(
        SequenceBox {
            StateStepper(Optional(start)) { current in
                guard let value = current else { return nil }
                let isInside =
                    step > 0 ? (isThrough ? value <= end : value < end) : (isThrough ? value >= end : value > end)
                guard isInside else { return nil }
                let (next, overflow) = value.addingReportingOverflow(step)
                current = overflow ? nil : next
                return .int(value)
            }
        })
}

private func floatStride(_ start: Double, _ end: Double, _ step: Double, _ isThrough: Bool) throws -> Value {
    if step == 0 { throw Traps.range(zeroStrideMessage) }
    return .object(
        SequenceBox {
            StateStepper(0.0) { index in
                // Each value is computed from the start, because rounding errors would add up.
                let value = start.addingProduct(index, step)
                let isInside =
                    step > 0 ? (isThrough ? value <= end : value < end) : (isThrough ? value >= end : value > end)
                guard isInside else { return nil }
                index += 1
                return .double(value)
            }
        })
}

private func otherStride(_ type: RuntimeType, _ isThrough: Bool) -> NativeCode {
    let less = Ordering.less(type)
    let advance = type.witness("Strideable", "advanced(by:)")
    return .three { start, end, step in
        .object(
            SequenceBox {
                StateStepper(start) { current in
                    guard let advance, try isThrough ? !less(end, current) : less(current, end) else { return nil }
                    defer { if let next = try? advance.call2(current, step) { current = next } }
                    return current
                }
            })
    }
}

/// A collection that repeats one element.
final class RepeatedBox: NumberedCollection, NativeMirrored {
    var parts: [MirroredPart] {
        [MirroredPart("count", .int(count), .named("Int")), MirroredPart("repeatedValue", element, .argument(0))]
    }
    let element: Value
    let count: Int
    init(_ element: Value, _ count: Int) {
        self.element = element
        self.count = count
    }
    var startIndex: Value { .int(0) }
    var endIndex: Value { .int(count) }
    func element(at index: Value) -> Value { element }
}
