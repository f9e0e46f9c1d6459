import Rill
import RillTestCore
import Runtime

// Reads marble strings as sources and expectations.

/// Reads marble strings before the program runs.
public enum MarbleText {
    public static func problem(in text: String) -> (id: String, message: String, column: Int, help: String?)? {
        do {
            // The checker does not know the values and errors to which names refer; the program does.
            _ = try MarbleExpectation<Value>(text, scale: MarbleScale(), name: { _ in "" })
            return nil
        } catch {
            guard let error = error as? MarbleError else { return nil }
            return (error.id, error.message, error.column, error.help)
        }
    }
}

/// Returns a digit as a number if the element type is a number, otherwise the text.
private func plainElement(_ name: String, _ type: RuntimeType) -> Value? {
    if case .optional(let wrapped) = type.kind { return plainElement(name, wrapped).map(\.wrapped) }
    switch type.name {
    case "Int": return Int(name).map { .int($0) }
    case "Double", "Float": return Double(name).map { .double($0) }
    case "String": return .string(name)
    case "Character": return name.count == 1 ? .string(name) : nil
    case "Any":
        let actual = RuntimeType.named(Int(name) == nil ? "String" : "Int", [])
        return plainElement(name, actual).map { .object(AnyBox(actual, $0)) }
    default: return nil
    }
}

private func lookup(_ dictionary: Value) -> (String) -> Value? {
    let entries = dictionary.exactly(DictionaryBox.self).entries
    return { entries[HashKey(.string($0))] }
}

/// Errors in the notation end the program, like other invalid literals.
private func trappingErrors<Result>(_ body: () throws -> Result) throws -> Result {
    do { return try body() } catch let error as MarbleError { throw Trap(error.id, "in this marble string, \(error)") }
}

private func marbles(
    _ text: Value, _ values: Value, _ errors: Value, _ scale: MarbleScale, _ element: RuntimeType
) throws -> Marbles<Value> {
    let named = lookup(values)
    let errors = errors.exactly(DictionaryBox.self).entries.map { ($0.key.value.asString, Rx.swiftError($0.value)) }
    return try trappingErrors {
        try Marbles<Value>(
            text.asString, errors: Dictionary(errors, uniquingKeysWith: { first, _ in first }), scale: scale,
            value: { named($0) ?? plainElement($0, element) })
    }
}

private func wallScale(_ tick: Value, _ rxjs: Value) -> MarbleScale { .wall(Rx.interval(tick), rxjs: rxjs.asBool) }

private func scale(_ owner: Value, _ tick: Value, _ rxjs: Bool) throws -> MarbleScale {
    try Rx.testScheduler(owner).marbleScale(tick: tick.isNil ? nil : tick.unwrapped.asInt, rxjs: rxjs)
}

let rxMarbleBindings: [Binding] = [
    Binding("cold(_:values:errors:tick:rxjs:scheduler:)") { context in
        let element = context.generics[0]
        return .many { a in
            .object(try marbles(a[0], a[1], a[2], wallScale(a[3], a[4]), element).cold(on: Rx.scheduler(a[5])))
        }
    },
    Binding("hot(_:values:errors:tick:rxjs:scheduler:)") { context in
        let element = context.generics[0]
        return .many { a in
            .object(try marbles(a[0], a[1], a[2], wallScale(a[3], a[4]), element).hot(on: Rx.scheduler(a[5])))
        }
    },
    Binding("expect(_:_:values:errors:tick:rxjs:scheduler:line:)") { context in
        let source = context.generics[0]
        let element = Rx.element(of: source)
        return .many { a in
            let (values, errors, line) = (lookup(a[2]), lookup(a[3]), UInt(bitPattern: a[7].asInt))
            let expectation = try trappingErrors {
                try MarbleExpectation<Value>(
                    a[1].asString, scale: wallScale(a[4], a[5]), name: { Printing.describe($0, element) },
                    value: { values($0).map { Printing.describe($0, element) } },
                    error: { errors($0).map { Printing.describe(any: $0) } },
                    errorText: { Printing.describe(any: Rx.value(of: $0)) })
            }
            return Rx.value(
                expectation.observe(Rx.source(a[0], source), on: Rx.scheduler(a[6])) { verdict in
                    ProgramText.write(verdict.report(line: line) + "\n")
                })
        }
    },
    Binding("TestScheduler.cold(_:values:errors:tick:rxjs:)") { context in
        let element = context.generics[0]
        return .many { a in
            let events = try marbles(a[1], a[2], a[3], scale(a[0], a[4], a[5].asBool), element).events
            return .object(try Rx.testScheduler(a[0]).createColdObservable(events))
        }
    },
    Binding("TestScheduler.hot(_:values:errors:tick:rxjs:subscribed:)") { context in
        let element = context.generics[0]
        return .many { a in
            let events = try marbles(a[1], a[2], a[3], scale(a[0], a[4], a[5].asBool), element).events
            let begin = a[6].asInt
            return .object(
                try Rx.testScheduler(a[0]).createHotObservable(
                    events.map { Recorded(time: begin + $0.time, value: $0.value) })
            )
        }
    },
    Binding("TestScheduler.marbles(_:tick:subscribed:)") { context in
        let element = context.generics[0]
        return .many { a in
            let begin = a[3].asInt
            let events = a[1].asArray.map(recorded).filter { $0.time >= begin }
            return .string(
                Marbles<Value>.print(
                    events.map { Recorded(time: $0.time - begin, value: $0.value) },
                    scale: try scale(a[0], a[2], false),
                    name: { Printing.describe($0, element) },
                    errorName: { MarbleFailure.name(ofText: Printing.describe(any: Rx.value(of: $0))) }))
        }
    },
]
