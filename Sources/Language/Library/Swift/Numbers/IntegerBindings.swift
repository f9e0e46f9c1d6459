import Rill
import Runtime

// Natives that all integer types share. The Swift type is selected once for each use.

/// Returns the Swift type that implements an integer type of the interpreted program.
func integerType(_ type: RuntimeType) -> any FixedWidthInteger.Type {
    guard case .integer(let bits, let isSigned) = type.kind else { return wideIntegerType(type) ?? Int.self }
    switch (bits, isSigned) {
    case (8, true): return Int8.self
    case (16, true): return Int16.self
    case (32, true): return Int32.self
    case (8, false): return UInt8.self
    case (16, false): return UInt16.self
    case (32, false): return UInt32.self
    case (_, false): return UInt.self
    default: return Int.self
    }
}

/// Returns the type for integers of 128 bits, whose values are objects; nil for other types.
private func wideIntegerType(_ type: RuntimeType) -> (any FixedWidthInteger.Type)? {
    guard case .native = type.kind else { return nil }
    switch type.name {
    case "Int128": return Int128.self
    case "UInt128": return UInt128.self
    default: return nil
    }
}

extension Value {
    @inline(__always) func integer<T: FixedWidthInteger>(_: T.Type) -> T {
        if T.self == Int128.self || T.self == UInt128.self { return wideInteger(T.self) }
        return T(truncatingIfNeeded: asInt)
    }
    @inline(__always) static func integer<T: FixedWidthInteger>(_ value: T) -> Value {
        if T.self == Int128.self { return .object(Native(Int128(truncatingIfNeeded: value))) }
        if T.self == UInt128.self { return .object(Native(UInt128(truncatingIfNeeded: value))) }
        return .int(Int(truncatingIfNeeded: value))
    }

    @inline(never) private func wideInteger<T: FixedWidthInteger>(_: T.Type) -> T {
        switch self {
        case .object(let box as Native<Int128>): T(truncatingIfNeeded: box.value)
        case .object(let box as Native<UInt128>): T(truncatingIfNeeded: box.value)
        default: T(truncatingIfNeeded: asInt)
        }
    }

    /// The number of bits to shift by, from a value of any integer type.
    fileprivate var shiftAmount: Int {
        if case .int(let count) = self { return count }
        return Int(clamping: wideInteger(Int128.self))
    }
}

func addIntegerModule(_ t: inout NativeModule) {
    addIntegerConversionsBindings(&t)
    addIntegerPropertiesBindings(&t)
    addIntegerArithmeticBindings(&t)
    addIntegerComparisonBindings(&t)
    addIntegerOverflowBindings(&t)
    addIntegerRandomBindings(&t)
    addMixedComparisonBindings(&t)
}

private struct IntegerModule {
    var t: NativeModule
    mutating func make(_ key: String, _ make: @escaping (any FixedWidthInteger.Type) -> NativeCode) {
        t.make("FixedWidthInteger." + key) { make(integerType($0.selfType)) }
    }
    mutating func make(_ key: String, _ make: @escaping (any FixedWidthInteger.Type, BindingContext) -> NativeCode) {
        t.make("FixedWidthInteger." + key) { make(integerType($0.selfType), $0) }
    }
}

private func addIntegerConversionsBindings(_ module: inout NativeModule) {
    var t = IntegerModule(t: module)
    defer { module = t.t }
    t.make("init(_:)") { type, context in convert(from: integerType(context.source), to: type) }
    t.make("init(float)") { type in fromFloat(type) }
    t.make("init(exactly:)") { type, context in exactly(from: integerType(context.source), to: type) }
    t.make("init(exactlyFloat)") { type in exactlyFromFloat(type) }
    t.make("init(truncatingIfNeeded:)") { type, context in truncating(from: integerType(context.source), to: type) }
    t.make("init(clamping:)") { type, context in clamping(from: integerType(context.source), to: type) }
    t.make("init(_:radix:)") { type in parse(type) }
    t.make("init?(_:)") { type in parseDecimal(type) }
    t.make("literal") { type in truncating(type) }
    t.make("bitPattern") { type in truncating(type) }
}

extension BindingContext {
    /// The second generic argument if there is one, otherwise the type of the argument.
    fileprivate var source: RuntimeType { generics.count > 1 ? generics[generics.count - 1] : parameters[0] }
}

private func convert<S: FixedWidthInteger, T: FixedWidthInteger>(from _: S.Type, to _: T.Type) -> NativeCode {
    if S.self == T.self { return .one { $0 } }
    func failure(_ source: S) -> Trap { Traps.conversion("\(source)", "\(T.self)") }
    guard S.bitWidth <= 64, T.bitWidth <= 64 else {
        return .one {
            let source = $0.integer(S.self)
            guard let result = T(exactly: source) else { throw failure(source) }
            return .integer(result)
        }
    }
    // A `UInt` above `Int.max` is negative as `asInt`, so the lower bound of conversions from and to `UInt` is 0.
    let low = S.self == UInt.self ? 0 : Int(clamping: T.min)
    let high = Int(clamping: T.max)
    return .one {
        let number = $0.asInt
        guard low <= number, number <= high else { throw failure($0.integer(S.self)) }
        return $0
    }
}

private func fromFloat<T: FixedWidthInteger>(_: T.Type) -> NativeCode {
    .one { .integer(try wholeNumber($0.asDouble, T.self)) }
}

private func exactly<S: FixedWidthInteger, T: FixedWidthInteger>(from _: S.Type, to _: T.Type) -> NativeCode {
    .one { T(exactly: $0.integer(S.self)).map { .integer($0) } ?? .none }
}

private func exactlyFromFloat<T: FixedWidthInteger>(_: T.Type) -> NativeCode {
    .one { T(exactly: $0.asDouble).map { .integer($0) } ?? .none }
}

private func truncating<T: FixedWidthInteger>(_: T.Type) -> NativeCode { .one { .integer($0.integer(T.self)) } }

private func truncating<S: FixedWidthInteger, T: FixedWidthInteger>(from _: S.Type, to _: T.Type) -> NativeCode {
    .one { .integer(T(truncatingIfNeeded: $0.integer(S.self))) }
}

private func clamping<S: FixedWidthInteger, T: FixedWidthInteger>(from _: S.Type, to _: T.Type) -> NativeCode {
    .one { .integer(T(clamping: $0.integer(S.self))) }
}

private func parse<T: FixedWidthInteger>(_: T.Type) -> NativeCode {
    .two { text, radix in
        guard (2...36).contains(radix.asInt) else { throw Traps.range("a radix must be between 2 and 36") }
        return T(text.asString, radix: radix.asInt).map { .integer($0) } ?? .none
    }
}

private func parseDecimal<T: FixedWidthInteger>(_: T.Type) -> NativeCode {
    .one { T($0.asString).map { .integer($0) } ?? .none }
}

private func addIntegerPropertiesBindings(_ module: inout NativeModule) {
    var t = IntegerModule(t: module)
    defer { module = t.t }
    func constant(_ key: String, _ value: @escaping (any FixedWidthInteger.Type) -> Value) {
        t.make(key) { type in
            let value = value(type)
            return .zero { value }
        }
    }
    constant("isSigned") { .bool($0.isSigned) }
    constant("bitWidth") { .int($0.bitWidth) }
    constant("max") { greatest($0) }
    constant("min") { least($0) }
    t.make("width") { type in
        let width = Value.int(type.bitWidth)
        return .one { _ in width }
    }
    t.make("nonzeroBitCount") { type in counting(type) { $0.nonzeroBitCount } }
    t.make("leadingZeroBitCount") { type in counting(type) { $0.leadingZeroBitCount } }
    t.make("trailingZeroBitCount") { type in counting(type) { $0.trailingZeroBitCount } }
    t.make("byteSwapped") { type in swapping(type) }
    t.make("description") { type in describing(type) }
    t.make("distance(to:)") { type in distance(type) }
    t.make("advanced(by:)") { type in advance(type) }
    t.t.two("FixedWidthInteger.hash(into:)") { feedHasher($1, $0) }
}

private func greatest<T: FixedWidthInteger>(_: T.Type) -> Value { .integer(T.max) }
private func least<T: FixedWidthInteger>(_: T.Type) -> Value { .integer(T.min) }

private func counting<T: FixedWidthInteger>(
    _: T.Type, _ count: @escaping (any FixedWidthInteger) -> Int
) -> NativeCode {
    .one { .int(count($0.integer(T.self))) }
}

private func swapping<T: FixedWidthInteger>(_: T.Type) -> NativeCode {
    .one { .integer($0.integer(T.self).byteSwapped) }
}
private func describing<T: FixedWidthInteger>(_: T.Type) -> NativeCode {
    .one { .string($0.integer(T.self).description) }
}

private func distance<T: FixedWidthInteger>(_: T.Type) -> NativeCode {
    .two {
        guard let distance = distance($0.integer(T.self), $1.integer(T.self)) else {
            throw Traps.overflow("-", "Int")
        }
        return .int(distance)
    }
}

/// Returns the distance between integers of any width; nil if it does not fit.
private func distance<T: FixedWidthInteger>(_ start: T, _ end: T) -> Int? {
    let (forwards, overflow) = end.subtractingReportingOverflow(start)
    if !overflow, let distance = Int(exactly: forwards) { return distance }
    if end > start { return Int(exactly: T.Magnitude(truncatingIfNeeded: forwards)) }
    let backwards = T.Magnitude(truncatingIfNeeded: start &- end)
    return Int(exactly: backwards).map { -$0 } ?? (backwards == Int.min.magnitude ? Int.min : nil)
}

private func advance<T: FixedWidthInteger>(_: T.Type) -> NativeCode {
    let step = stepping(T.self)
    return .two { try step($0, $1.asInt) }
}

/// Returns a function that adds a number of steps. The number is an `Int` for every integer type.
func stepping<T: FixedWidthInteger>(_: T.Type) -> (Value, Int) throws -> Value {
    { value, count in
        let number = value.integer(T.self)
        let sum = T(exactly: count.magnitude).map {
            count < 0 ? number.subtractingReportingOverflow($0) : number.addingReportingOverflow($0)
        }
        guard let sum, !sum.overflow else { throw Traps.overflow(count < 0 ? "-" : "+", "\(T.self)") }
        return .integer(sum.partialValue)
    }
}

private func addIntegerArithmeticBindings(_ module: inout NativeModule) {
    var t = IntegerModule(t: module)
    defer { module = t.t }
    for operation in Operation.allCases {
        t.make("\(operation.rawValue)(_:_:)") { type in code(operation, type) }
        if !operation.isWrapping {
            t.make("\(operation.rawValue)=(_:_:)") { type in assignment(operation, type) }
        }
    }
    t.make("~(_:)") { type in complement(type) }
    t.t.make("SignedInteger.-(_:)") { negation(integerType($0.selfType)) }
    t.t.make("SignedInteger.magnitude") { magnitude(integerType($0.selfType)) }
}

private enum Operation: String, CaseIterable {
    case plus = "+", minus = "-", times = "*", over = "/", modulo = "%", and = "&", or = "|", xor = "^"
    case left = "<<", right = ">>", wrappingPlus = "&+", wrappingMinus = "&-", wrappingTimes = "&*"
    case maskingLeft = "&<<", maskingRight = "&>>"

    var isShift: Bool { self == .left || self == .right }
    var isWrapping: Bool { rawValue.count > 1 && rawValue.hasPrefix("&") }

    func apply<T: FixedWidthInteger>(_ a: T, _ b: T, _ distance: Int) throws -> T {
        switch self {
        case .plus: try checked(a.addingReportingOverflow(b), "+")
        case .minus: try checked(a.subtractingReportingOverflow(b), "-")
        case .times: try checked(a.multipliedReportingOverflow(by: b), "*")
        case .over: try quotient(a, b)
        case .modulo: try remainder(a, b)
        case .and: a & b
        case .or: a | b
        case .xor: a ^ b
        case .left: a << distance
        case .right: a >> distance
        case .wrappingPlus: a &+ b
        case .wrappingMinus: a &- b
        case .wrappingTimes: a &* b
        case .maskingLeft: a &<< b
        case .maskingRight: a &>> b
        }
    }
}

// The specialised copy contains no test for types of 128 bits.
@_specialize(where T == Int8)
@_specialize(where T == Int16)
@_specialize(where T == Int32)
@_specialize(where T == UInt8)
@_specialize(where T == UInt16)
@_specialize(where T == UInt32)
@_specialize(where T == UInt)
private func code<T: FixedWidthInteger>(_ operation: Operation, _: T.Type) -> NativeCode {
    if T.self == Int.self { return .intIntToInt { try operation.apply($0, $1, $1) } }
    if operation.isShift {
        return .two { .integer(try operation.apply($0.integer(T.self), 0, $1.shiftAmount)) }
    }
    if T.bitWidth <= 64 {
        return .intIntToInt {
            Int(truncatingIfNeeded: try operation.apply(T(truncatingIfNeeded: $0), T(truncatingIfNeeded: $1), 0))
        }
    }
    return .two { .integer(try operation.apply($0.integer(T.self), $1.integer(T.self), 0)) }
}

@_specialize(where T == Int8)
@_specialize(where T == Int16)
@_specialize(where T == Int32)
@_specialize(where T == UInt8)
@_specialize(where T == UInt16)
@_specialize(where T == UInt32)
@_specialize(where T == UInt)
@_specialize(where T == Int)
private func assignment<T: FixedWidthInteger>(_ operation: Operation, _: T.Type) -> NativeCode {
    if operation.isShift {
        return .mutatingTwo { place, value in
            place = .integer(try operation.apply(place.integer(T.self), 0, value.shiftAmount))
            return .unit
        }
    }
    return .mutatingTwo { place, value in
        place = .integer(try operation.apply(place.integer(T.self), value.integer(T.self), 0))
        return .unit
    }
}

private func complement<T: FixedWidthInteger>(_: T.Type) -> NativeCode { .one { .integer(~$0.integer(T.self)) } }

private func negation<T: FixedWidthInteger>(_: T.Type) -> NativeCode {
    .one { .integer(try checked((0 as T).subtractingReportingOverflow($0.integer(T.self)), "-")) }
}

private func magnitude<T: FixedWidthInteger>(_: T.Type) -> NativeCode {
    .one { .integer($0.integer(T.self).magnitude) }
}

private func addIntegerComparisonBindings(_ module: inout NativeModule) {
    var t = IntegerModule(t: module)
    defer { module = t.t }
    func compare(_ name: String, _ signed: @escaping (Int, Int) -> Bool, _ unsigned: @escaping (UInt, UInt) -> Bool) {
        t.make("\(name)(_:_:)") { type in
            // Integers of less than 64 bits are stored as an Int; only unsigned ones of 64 bits need other operations.
            if type == UInt.self { return .intIntToBool { unsigned(UInt(bitPattern: $0), UInt(bitPattern: $1)) } }
            if type.bitWidth <= 64 { return .intIntToBool(signed) }
            return .two { .bool(signed(order(type, $0, type, $1), 0)) }
        }
    }
    compare("==", { $0 == $1 }, { $0 == $1 })
    compare("!=", { $0 != $1 }, { $0 != $1 })
    compare("<", { $0 < $1 }, { $0 < $1 })
    compare("<=", { $0 <= $1 }, { $0 <= $1 })
    compare(">", { $0 > $1 }, { $0 > $1 })
    compare(">=", { $0 >= $1 }, { $0 >= $1 })
}

private func addIntegerOverflowBindings(_ module: inout NativeModule) {
    var t = IntegerModule(t: module)
    defer { module = t.t }
    t.make("addingReportingOverflow(_:)") { reporting($0, $1) { sum($0, $1) } }
    t.make("subtractingReportingOverflow(_:)") { reporting($0, $1) { difference($0, $1) } }
    t.make("multipliedReportingOverflow(by:)") { reporting($0, $1) { product($0, $1) } }
    t.make("multipliedFullWidth(by:)") { type, context in
        let result = context.result
        return .two {
            let (high, low) = fullWidthProduct(type, ($0, $1))
            return .object(RecordBox(result, high, low))
        }
    }
    t.make("dividedReportingOverflow(by:)") { reporting($0, $1) { quotientReport($0, $1) } }
    t.make("remainderReportingOverflow(dividingBy:)") { reporting($0, $1) { remainderReport($0, $1) } }
}

private typealias Report = (Value, Bool)

private func reporting(
    _ type: any FixedWidthInteger.Type, _ context: BindingContext,
    _ apply: @escaping (any FixedWidthInteger.Type, (Value, Value)) -> Report
) -> NativeCode {
    let result = context.result
    return .two {
        let (value, overflow) = apply(type, ($0, $1))
        return .object(RecordBox(result, value, .bool(overflow)))
    }
}

private func report<T: FixedWidthInteger>(_ result: (partialValue: T, overflow: Bool)) -> Report {
    (.integer(result.partialValue), result.overflow)
}
private func sum<T: FixedWidthInteger>(_ type: T.Type, _ v: (Value, Value)) -> Report {
    report(v.0.integer(type).addingReportingOverflow(v.1.integer(type)))
}
private func difference<T: FixedWidthInteger>(_ type: T.Type, _ v: (Value, Value)) -> Report {
    report(v.0.integer(type).subtractingReportingOverflow(v.1.integer(type)))
}
private func product<T: FixedWidthInteger>(_ type: T.Type, _ v: (Value, Value)) -> Report {
    report(v.0.integer(type).multipliedReportingOverflow(by: v.1.integer(type)))
}
private func fullWidthProduct<T: FixedWidthInteger>(_ type: T.Type, _ v: (Value, Value)) -> (high: Value, low: Value) {
    let (high, low) = v.0.integer(type).multipliedFullWidth(by: v.1.integer(type))
    return (.integer(high), .integer(low))
}
private func quotientReport<T: FixedWidthInteger>(_ type: T.Type, _ v: (Value, Value)) -> Report {
    report(v.0.integer(type).dividedReportingOverflow(by: v.1.integer(type)))
}
private func remainderReport<T: FixedWidthInteger>(_ type: T.Type, _ v: (Value, Value)) -> Report {
    report(v.0.integer(type).remainderReportingOverflow(dividingBy: v.1.integer(type)))
}

private func addIntegerRandomBindings(_ module: inout NativeModule) {
    var t = IntegerModule(t: module)
    defer { module = t.t }
    t.make("random(in:)") { type in
        .one { try random(type, $0, isClosed: false, WorldGenerator()) }
    }
    t.make("randomClosed") { type in
        .one { try random(type, $0, isClosed: true, WorldGenerator()) }
    }
    for (key, isClosed) in [("randomUsing", false), ("randomClosedUsing", true)] {
        t.t.make("FixedWidthInteger." + key) { context in
            let type = integerType(context.selfType)
            return .many { try random(type, $0[0], isClosed: isClosed, ProgramGenerator($0[1], context.source)) }
        }
    }
    t.t.make("RandomNumberGenerator.next(upperBound:)") { context in
        let type = integerType(context.result)
        let source = context.selfType
        return .mutatingTwo { place, bound in
            let box = Box(place)
            place = .none
            defer { place = box.value }
            return try randomBelow(bound, type, ProgramGenerator(.object(box), source))
        }
    }
}

private func randomBelow<G: RandomNumberGenerator>(
    _ bound: Value, _ type: any FixedWidthInteger.Type, _ generator: G
) throws -> Value {
    var generator = generator
    if type.bitWidth > 64 {
        let bound = bound.integer(UInt128.self)
        guard bound > 0 else { throw Traps.range("the upper bound of a random number must be above zero") }
        return .integer(generator.next(upperBound: bound))
    }
    let bound = UInt64(bitPattern: Int64(bound.asInt))
    guard bound > 0 else { throw Traps.range("the upper bound of a random number must be above zero") }
    switch type.bitWidth {
    case 8: return .int(Int(generator.next(upperBound: UInt8(truncatingIfNeeded: bound))))
    case 16: return .int(Int(generator.next(upperBound: UInt16(truncatingIfNeeded: bound))))
    case 32: return .int(Int(generator.next(upperBound: UInt32(truncatingIfNeeded: bound))))
    default: return .int(Int(truncatingIfNeeded: generator.next(upperBound: bound)))
    }
}

private func random<T: FixedWidthInteger, G: RandomNumberGenerator>(
    _: T.Type, _ range: Value, isClosed: Bool, _ generator: G
) throws -> Value {
    var generator = generator
    let record = range.exactly(RecordBox.self)
    let (low, high) = (record.base[0].integer(T.self), record.base[1].integer(T.self))
    if isClosed { return .integer(T.random(in: low...high, using: &generator)) }
    guard low < high else { throw Traps.range("there is no random number in an empty range") }
    return .integer(T.random(in: low..<high, using: &generator))
}

/// A random number generator of the program, in the box of its `inout` argument.
struct ProgramGenerator: RandomNumberGenerator {
    private let place: Value
    private let function: FunctionObject?
    init(_ place: Value, _ type: RuntimeType) {
        self.place = place
        function = type.witness("RandomNumberGenerator", "next()")
    }
    mutating func next() -> UInt64 {
        if let function, let bits = Unwinding.guarded({ try function.call1(place) }) {
            return UInt64(bitPattern: Int64(bits.asInt))
        }
        var world = WorldGenerator()
        return world.next()
    }
}

/// Adds `==` and `<` between integers of different types.
private func addMixedComparisonBindings(_ t: inout NativeModule) {
    func compare(_ name: String, _ test: @escaping (Int) -> Bool) {
        t.make("BinaryInteger.\(name)(_:_:)") { context in
            let (left, right) = (integerType(context.generics[0]), integerType(context.generics[1]))
            return .two { .bool(test(order(left, $0, right, $1))) }
        }
    }
    compare("==") { $0 == 0 }
    compare("!=") { $0 != 0 }
    compare("<") { $0 < 0 }
    compare("<=") { $0 <= 0 }
    compare(">") { $0 > 0 }
    compare(">=") { $0 >= 0 }
}

private func order<A: FixedWidthInteger, B: FixedWidthInteger>(
    _: A.Type, _ left: Value, _: B.Type, _ right: Value
) -> Int {
    let (a, b) = (left.integer(A.self), right.integer(B.self))
    return a < b ? -1 : a == b ? 0 : 1
}
