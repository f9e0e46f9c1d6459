import Foundation
import Rill
import RillTestCore
import Runtime

// Natives of virtual clocks. Virtual time schedulers are classes of interpreted code, so that programs can subclass
// them. The clock inside is the engine's, so that operators run no code of the program between two events.

/// The engine's clock in a `VirtualTimeScheduler` with any time unit.
class VirtualClock {
    var scheduler: SchedulerType { MainScheduler.instance }
    var time: Value { .unit }
    var dueTimes: [Value] { [] }
    func run(at time: Value, _ state: Value, _ action: @escaping (Value) -> Disposable) -> Disposable {
        Disposables.create()
    }
    func run(after span: Value, _ state: Value, _ action: @escaping (Value) -> Disposable) -> Disposable {
        Disposables.create()
    }
    func adjusted(_ time: Value) -> Value { time }
    func start() {}
    func stop() {}
    func advance(to time: Value) {}
    func sleep(_ span: Value) {}
}

/// The class by its name in programs.
typealias _VirtualClock<Time, Span> = VirtualClock

/// A clock of the engine whose time units are converted to values.
final class EngineClock<Converter: VirtualTimeConverterType>: VirtualClock {
    typealias Time = Converter.VirtualTimeUnit
    typealias Span = Converter.VirtualTimeIntervalUnit

    let engine: VirtualTimeScheduler<Converter>
    private let timeToValue: (Time) -> Value
    private let valueToTime: (Value) -> Time
    private let valueToSpan: (Value) -> Span

    init(
        _ engine: VirtualTimeScheduler<Converter>, timeToValue: @escaping (Time) -> Value,
        valueToTime: @escaping (Value) -> Time,
        valueToSpan: @escaping (Value) -> Span
    ) {
        (self.engine, self.timeToValue, self.valueToTime, self.valueToSpan) = (
            engine, timeToValue, valueToTime, valueToSpan
        )
    }

    override var scheduler: SchedulerType { engine }
    override var time: Value { timeToValue(engine.clock) }
    override var dueTimes: [Value] { engine.dueTimes.map(timeToValue) }
    override func run(at time: Value, _ state: Value, _ action: @escaping (Value) -> Disposable) -> Disposable {
        engine.scheduleAbsoluteVirtual(state, time: valueToTime(time), action: action)
    }
    override func run(after span: Value, _ state: Value, _ action: @escaping (Value) -> Disposable) -> Disposable {
        engine.scheduleRelativeVirtual(state, dueTime: valueToSpan(span), action: action)
    }
    override func adjusted(_ time: Value) -> Value { timeToValue(engine.adjustScheduledTime(valueToTime(time))) }
    override func start() { engine.start() }
    override func stop() { engine.stop() }
    override func advance(to time: Value) { engine.advanceTo(valueToTime(time)) }
    override func sleep(_ span: Value) { engine.sleep(valueToSpan(span)) }
}

/// A time converter whose type the program declares.
struct ProgramConverter: VirtualTimeConverterType {
    private let converter: Value
    private let functions: [FunctionObject]

    init(_ converter: Value, _ type: RuntimeType) throws {
        self.converter = converter
        functions = try [
            "convertFromVirtualTime(_:)", "convertToVirtualTime(_:)", "convertFromVirtualTimeInterval(_:)",
            "convertToVirtualTimeInterval(_:)", "offsetVirtualTime(_:offset:)", "compareVirtualTime(_:_:)",
        ].map {
            guard let function = type.witness("VirtualTimeConverterType", $0) else {
                throw Unwinding.internalFault("a converter lacks \($0)")
            }
            return function
        }
    }

    func convertFromVirtualTime(_ virtualTime: Value) -> RxTime {
        call(0, virtualTime).map { $0.wrapped(Date.self) } ?? .fallback
    }
    func convertToVirtualTime(_ time: RxTime) -> Value { call(1, .native(time)) ?? .unit }
    func convertFromVirtualTimeInterval(_ span: Value) -> TimeInterval { call(2, span)?.asDouble ?? 0 }
    func convertToVirtualTimeInterval(_ seconds: TimeInterval) -> Value { call(3, .double(seconds)) ?? .unit }
    func offsetVirtualTime(_ time: Value, offset: Value) -> Value {
        Unwinding.guarded { try functions[4].call3(converter, time, offset) } ?? time
    }
    func compareVirtualTime(_ lhs: Value, _ rhs: Value) -> VirtualTimeComparison {
        let order = Unwinding.guarded { try functions[5].call3(converter, lhs, rhs) }
        return [.lessThan, .equal, .greaterThan][order?.exactly(EnumBox.self).index ?? 1]
    }

    private func call(_ index: Int, _ argument: Value) -> Value? {
        Unwinding.guarded { try functions[index].call2(converter, argument) }
    }
}

/// A clock with the program's time unit. A subclass in the program may change due times.
private final class ProgramClock: VirtualTimeScheduler<ProgramConverter> {
    var adjustFunction: FunctionObject?

    override func adjustScheduledTime(_ time: Value) -> Value {
        guard let adjustFunction else { return time }
        return Unwinding.guarded { try adjustFunction.call1(time) } ?? time
    }
}

extension Rx {
    /// Returns the clock in a virtual time scheduler, which is the first property of its class.
    static func clock(of object: AnyObject?) -> VirtualClock? {
        guard let instance = object as? Instance, instance.count > 0 else { return nil }
        return instance.base[0].reference as? VirtualClock
    }

    static func testScheduler(_ value: Value) throws -> TestScheduler {
        guard let clock = clock(of: value.reference) as? EngineClock<TestSchedulerVirtualTimeConverter> else {
            throw Unwinding.internalFault("a TestScheduler is expected, but the value has another type")
        }
        return try Value.object(clock.engine).instance(of: TestScheduler.self)
    }
}

private func clock(_ value: Value) throws -> VirtualClock { try value.instance(of: VirtualClock.self) }

let rxVirtualBindings: [Binding] = [
    Binding("_programClock(in:at:)") { context in
        let type = context.parameters[0]
        return .two { converter, time in
            let engine = ProgramClock(initialClock: time, converter: try ProgramConverter(converter, type))
            return .object(EngineClock(engine, timeToValue: { $0 }, valueToTime: { $0 }, valueToSpan: { $0 }))
        }
    },
    native("_testClock(_:_:_:)") { time, resolution, delays in
        let engine = TestScheduler(
            initialClock: time.asInt, resolution: resolution.asDouble, simulateProcessingDelay: delays.asBool)
        return .object(
            EngineClock(engine, timeToValue: { .int($0) }, valueToTime: { $0.asInt }, valueToSpan: { $0.asInt }))
    },
    native("_historicalClock(_:)") { time in
        let engine = HistoricalScheduler(initialClock: time.wrapped(Date.self))
        return .object(
            EngineClock(
                engine, timeToValue: { .native($0) }, valueToTime: { $0.wrapped(Date.self) },
                valueToSpan: { $0.asDouble }))
    },
    native("_VirtualClock.adjust(_:)") { owner, closure in
        let engine = try clock(owner) as? EngineClock<ProgramConverter>
        (engine?.engine as? ProgramClock)?.adjustFunction = closure.asFunction
        return .unit
    },
]
