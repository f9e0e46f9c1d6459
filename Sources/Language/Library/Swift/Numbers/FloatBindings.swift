import Rill
import Runtime

// Adds the natives of Double, and those that Float and CGFloat share with it. A Float is stored as a Double and rounded
// after each step.

func addDoubleModule(_ t: inout NativeModule) {
    t.one("Double.init(Int)") { .double(Double($0.asInt)) }
    for key in ["Double.init(Double)", "Double.init(Float)", "Double.init(CGFloat)"] { t.one(key) { $0 } }
    t.one("Double.init?(_:)") { Double($0.asString).map { .double($0) } ?? .none }
    t.one("Float.init?(_:)") { Float($0.asString).map { .double(Double($0)) } ?? .none }
    t.one("Double.init(bitPattern:)") { .double(Double(bitPattern: UInt64(bitPattern: Int64($0.asInt)))) }
    t.one("Double.bitPattern") { .int(Int(bitPattern: UInt($0.asDouble.bitPattern))) }
    t.one("Float.init(bitPattern:)") { .double(Double(Float(bitPattern: UInt32(truncatingIfNeeded: $0.asInt)))) }
    t.one("Float.bitPattern") { .int(Int(Float($0.asDouble).bitPattern)) }
    t.code("Double.+(_:_:)", .doubleDoubleToDouble { $0 + $1 })
    t.code("Double.-(_:_:)", .doubleDoubleToDouble { $0 - $1 })
    t.code("Double.*(_:_:)", .doubleDoubleToDouble { $0 * $1 })
    t.code("Double./(_:_:)", .doubleDoubleToDouble { $0 / $1 })
    t.code("Double.==(_:_:)", .doubleDoubleToBool { $0 == $1 })
    t.code("Double.!=(_:_:)", .doubleDoubleToBool { $0 != $1 })
    t.code("Double.<(_:_:)", .doubleDoubleToBool { $0 < $1 })
    t.code("Double.<=(_:_:)", .doubleDoubleToBool { $0 <= $1 })
    t.code("Double.>(_:_:)", .doubleDoubleToBool { $0 > $1 })
    t.code("Double.>=(_:_:)", .doubleDoubleToBool { $0 >= $1 })
    t.code("Double.-(_:)", .doubleToDouble { -$0 })
    func assign(_ name: String, _ operation: @escaping (Double, Double) -> Double) {
        t.change("Double.\(name)(_:_:)") { place, value in
            place = .double(operation(place.asDouble, value.asDouble))
            return .unit
        }
    }
    assign("+=") { $0 + $1 }
    assign("-=") { $0 - $1 }
    assign("*=") { $0 * $1 }
    assign("/=") { $0 / $1 }
}

func addFloatModule(_ t: inout NativeModule) {
    t.zero("SystemRandomNumberGenerator.init()") { .native(WorldGenerator()) }
    t.change("SystemRandomNumberGenerator.next()") { _ in
        var generator = WorldGenerator()
        return .int(Int(bitPattern: UInt(generator.next())))
    }
    addFloatConversionsBindings(&t)
    addFloatConstantsBindings(&t)
    addFloatArithmeticBindings(&t)
    addFloatPropertiesBindings(&t)
    addFloatRandomBindings(&t)
}

private func isSingle(_ type: RuntimeType) -> Bool {
    if case .floating(32) = type.kind { return true }
    return false
}

/// Returns the function that rounds to the precision of a type; nil if no rounding is needed.
private func roundingFunction(_ type: RuntimeType) -> ((Double) -> Double)? {
    isSingle(type) ? { Double(Float($0)) } : nil
}

private extension NativeModule {
    /// Adds a function from one number to another.
    mutating func unaryOperation(_ key: String, _ apply: @escaping (Double) -> Double) {
        make("BinaryFloatingPoint." + key) { context in
            guard let round = roundingFunction(context.selfType) else { return .doubleToDouble(apply) }
            return .doubleToDouble { round(apply($0)) }
        }
    }
    mutating func binaryOperation(_ key: String, _ apply: @escaping (Double, Double) -> Double) {
        make("BinaryFloatingPoint." + key) { context in
            guard let round = roundingFunction(context.selfType) else { return .doubleDoubleToDouble(apply) }
            return .doubleDoubleToDouble { round(apply($0, $1)) }
        }
    }
    mutating func comparison(_ key: String, _ apply: @escaping (Double, Double) -> Bool) {
        code("BinaryFloatingPoint." + key, .doubleDoubleToBool(apply))
    }
    mutating func constant(_ key: String, _ double: Double, _ single: Float) {
        make("BinaryFloatingPoint." + key) { context in
            let value = Value.double(isSingle(context.selfType) ? Double(single) : double)
            return .zero { value }
        }
    }
}

private func addFloatConversionsBindings(_ t: inout NativeModule) {
    t.make("BinaryFloatingPoint.init(_:)") { context in
        let round = roundingFunction(context.selfType) ?? { $0 }
        let convert = double(of: integerType(context.generics.last ?? context.parameters[0]))
        return .one { .double(round(convert($0))) }
    }
    t.unaryOperation("init(float)") { $0 }
    t.make("BinaryFloatingPoint.init(exactly:)") { context in
        exactDouble(of: integerType(context.generics.last ?? context.parameters[0]), isSingle(context.selfType))
    }
    t.make("BinaryFloatingPoint.init(exactlyFloat)") { context in
        let single = isSingle(context.selfType)
        return .one { single && Float(exactly: $0.asDouble) == nil ? .none : $0 }
    }
    t.make("BinaryFloatingPoint.init?(_:)") { context in
        let round = roundingFunction(context.selfType) ?? { $0 }
        return .one { Double($0.asString).map { .double(round($0)) } ?? .none }
    }
    t.one("BinaryFloatingPoint.integerLiteral") { .double(Double($0.asInt)) }
    t.unaryOperation("floatLiteral") { $0 }
}

private func double<T: FixedWidthInteger>(of type: T.Type) -> (Value) -> Double {
    if type == Int.self { return { Double($0.asInt) } }
    return { Double($0.integer(T.self)) }
}

private func exactDouble<T: FixedWidthInteger>(of _: T.Type, _ isSingle: Bool) -> NativeCode {
    .one {
        let number = $0.integer(T.self)
        if isSingle { return Float(exactly: number).map { .double(Double($0)) } ?? .none }
        return Double(exactly: number).map { .double($0) } ?? .none
    }
}

private func addFloatConstantsBindings(_ t: inout NativeModule) {
    t.constant("pi", .pi, .pi)
    t.constant("infinity", .infinity, .infinity)
    t.constant("nan", .nan, .nan)
    t.constant("greatestFiniteMagnitude", .greatestFiniteMagnitude, .greatestFiniteMagnitude)
    t.constant("leastNormalMagnitude", .leastNormalMagnitude, .leastNormalMagnitude)
    t.constant("leastNonzeroMagnitude", .leastNonzeroMagnitude, .leastNonzeroMagnitude)
    t.constant("ulpOfOne", .ulpOfOne, .ulpOfOne)
}

private func addFloatArithmeticBindings(_ t: inout NativeModule) {
    let operations: [(String, (Double, Double) -> Double)] = [
        ("+", { $0 + $1 }), ("-", { $0 - $1 }), ("*", { $0 * $1 }), ("/", { $0 / $1 }),
    ]
    for (name, apply) in operations {
        t.binaryOperation("\(name)(_:_:)", apply)
        t.make("BinaryFloatingPoint.\(name)=(_:_:)") { context in
            let round = roundingFunction(context.selfType) ?? { $0 }
            return .mutatingTwo { place, value in
                place = .double(round(apply(place.asDouble, value.asDouble)))
                return .unit
            }
        }
    }
    t.unaryOperation("-(_:)") { -$0 }
    t.comparison("==(_:_:)") { $0 == $1 }
    t.comparison("!=(_:_:)") { $0 != $1 }
    t.comparison("<(_:_:)") { $0 < $1 }
    t.comparison("<=(_:_:)") { $0 <= $1 }
    t.comparison(">(_:_:)") { $0 > $1 }
    t.comparison(">=(_:_:)") { $0 >= $1 }
    t.binaryOperation("truncatingRemainder(dividingBy:)") { $0.truncatingRemainder(dividingBy: $1) }
    t.binaryOperation("remainder(dividingBy:)") { $0.remainder(dividingBy: $1) }
    t.three("BinaryFloatingPoint.addingProduct(_:_:)") { .double($0.asDouble.addingProduct($1.asDouble, $2.asDouble)) }
    t.unaryOperation("squareRoot()") { $0.squareRoot() }
    t.unaryOperation("magnitude") { $0.magnitude }
    t.unaryOperation("rounded()") { $0.rounded() }
    t.two("BinaryFloatingPoint.rounded(_:)") {
        .double($0.asDouble.rounded(roundingRules[$1.exactly(EnumBox.self).index]))
    }
}

/// The rounding rules, in the order of the declaration.
private let roundingRules: [FloatingPointRoundingRule] = [
    .toNearestOrAwayFromZero, .toNearestOrEven, .up, .down, .towardZero, .awayFromZero,
]

private func addFloatPropertiesBindings(_ t: inout NativeModule) {
    func test(_ name: String, _ apply: @escaping (Double) -> Bool) {
        t.one("BinaryFloatingPoint.\(name)") { .bool(apply($0.asDouble)) }
    }
    test("isNaN") { $0.isNaN }
    test("isInfinite") { $0.isInfinite }
    test("isFinite") { $0.isFinite }
    test("isZero") { $0.isZero }
    test("isNormal") { $0.isNormal }
    t.make("BinaryFloatingPoint.sign") { context in
        let signs = [Value.object(EnumBox(context.result, 0)), .object(EnumBox(context.result, 1))]
        return .one { signs[$0.asDouble.sign == .plus ? 0 : 1] }
    }
    func pair(_ name: String, _ double: @escaping (Double) -> Double, _ single: @escaping (Float) -> Float) {
        t.make("BinaryFloatingPoint.\(name)") { context in
            isSingle(context.selfType)
                ? .doubleToDouble { Double(single(Float($0))) } : .doubleToDouble(double)
        }
    }
    pair("ulp", { $0.ulp }, { $0.ulp })
    pair("nextUp", { $0.nextUp }, { $0.nextUp })
    pair("nextDown", { $0.nextDown }, { $0.nextDown })
    pair("significand", { $0.significand }, { $0.significand })
    t.one("BinaryFloatingPoint.exponent") { .int(Int($0.asDouble.exponent)) }
    t.make("BinaryFloatingPoint.description") { context in
        isSingle(context.selfType)
            ? .one { .string(Float($0.asDouble).description) } : .one { .string($0.asDouble.description) }
    }
    t.two("BinaryFloatingPoint.hash(into:)") { feedHasher($1, $0) }
}

private func addFloatRandomBindings(_ t: inout NativeModule) {
    func random<G: RandomNumberGenerator>(
        _ range: Value, isClosed: Bool, isSingle: Bool, _ generator: G
    ) throws -> Value {
        var generator = generator
        let record = range.exactly(RecordBox.self)
        let (low, high) = (record.base[0].asDouble, record.base[1].asDouble)
        guard low < high || isClosed, high - low < .infinity else {
            throw Traps.range("there is no random number in this range")
        }
        if isSingle {
            let (low, high) = (Float(low), Float(high))
            let number =
                isClosed
                ? Float.random(in: low...high, using: &generator) : Float.random(in: low..<high, using: &generator)
            return .double(Double(number))
        }
        return .double(
            isClosed
                ? Double.random(in: low...high, using: &generator) : Double.random(in: low..<high, using: &generator))
    }
    for (key, isClosed) in [("random(in:)", false), ("randomClosed", true)] {
        t.make("BinaryFloatingPoint." + key) { context in
            let single = isSingle(context.selfType)
            return .one { try random($0, isClosed: isClosed, isSingle: single, WorldGenerator()) }
        }
    }
    for (key, isClosed) in [("randomUsing", false), ("randomClosedUsing", true)] {
        t.make("BinaryFloatingPoint." + key) { context in
            let type = context.generics.last ?? context.selfType
            let single = isSingle(context.selfType)
            return .two { try random($0, isClosed: isClosed, isSingle: single, ProgramGenerator($1, type)) }
        }
    }
}
