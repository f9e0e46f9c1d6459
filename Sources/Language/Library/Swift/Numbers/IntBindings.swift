import Rill
import Runtime

// Adds the natives of `Int`. Frequent operators are called without indirection.

func addIntModule(_ t: inout NativeModule) {
    addIntArithmeticBindings(&t)
    addIntComparisonBindings(&t)
    addIntAssignmentBindings(&t)
    t.one("Int.init(Double)") { .int(try wholeNumber($0.asDouble, Int.self)) }
    t.one("Int.init(bitPattern:)") { $0 }
    t.one("Int.init(bitPattern:ObjectIdentifier)") { .int($0.wrapped(ObjectIdentifier.self).hashValue) }
    t.one("Int.magnitude") { .int(Int(bitPattern: $0.asInt.magnitude)) }
    t.code("Int.isMultiple(of:)", .intIntToBool { $1 == 0 ? $0 == 0 : $1 == -1 || $0 % $1 == 0 })
    t.code("Int.signum()", .intToInt { $0.signum() })
}

private func addIntArithmeticBindings(_ t: inout NativeModule) {
    t.code("Int.+(_:_:)", .intIntToInt { try checked($0.addingReportingOverflow($1), "+") })
    t.code("Int.-(_:_:)", .intIntToInt { try checked($0.subtractingReportingOverflow($1), "-") })
    t.code("Int.*(_:_:)", .intIntToInt { try checked($0.multipliedReportingOverflow(by: $1), "*") })
    t.code("Int./(_:_:)", .intIntToInt { try quotient($0, $1) })
    t.code("Int.%(_:_:)", .intIntToInt { try remainder($0, $1) })
    t.code("Int.&(_:_:)", .intIntToInt { $0 & $1 })
    t.code("Int.|(_:_:)", .intIntToInt { $0 | $1 })
    t.code("Int.^(_:_:)", .intIntToInt { $0 ^ $1 })
    t.code("Int.<<(_:_:)", .intIntToInt { $0 << $1 })
    t.code("Int.>>(_:_:)", .intIntToInt { $0 >> $1 })
    t.code("Int.&+(_:_:)", .intIntToInt { $0 &+ $1 })
    t.code("Int.&-(_:_:)", .intIntToInt { $0 &- $1 })
    t.code("Int.&*(_:_:)", .intIntToInt { $0 &* $1 })
    t.code("Int.-(_:)", .intToInt { try checked((0).subtractingReportingOverflow($0), "-") })
    t.code("Int.~(_:)", .intToInt { ~$0 })
}

private func addIntComparisonBindings(_ t: inout NativeModule) {
    t.code("Int.==(_:_:)", .intIntToBool { $0 == $1 })
    t.code("Int.!=(_:_:)", .intIntToBool { $0 != $1 })
    t.code("Int.<(_:_:)", .intIntToBool { $0 < $1 })
    t.code("Int.<=(_:_:)", .intIntToBool { $0 <= $1 })
    t.code("Int.>(_:_:)", .intIntToBool { $0 > $1 })
    t.code("Int.>=(_:_:)", .intIntToBool { $0 >= $1 })
}

private func addIntAssignmentBindings(_ t: inout NativeModule) {
    func assign(_ name: String, _ operation: @escaping (Int, Int) throws -> Int) {
        t.change("Int.\(name)(_:_:)") { place, value in
            place = .int(try operation(place.asInt, value.asInt))
            return .unit
        }
    }
    assign("+=") { try checked($0.addingReportingOverflow($1), "+=") }
    assign("-=") { try checked($0.subtractingReportingOverflow($1), "-=") }
    assign("*=") { try checked($0.multipliedReportingOverflow(by: $1), "*=") }
    assign("/=") { try quotient($0, $1) }
    assign("%=") { try remainder($0, $1) }
    assign("&=") { $0 & $1 }
    assign("|=") { $0 | $1 }
    assign("^=") { $0 ^ $1 }
    assign("<<=") { $0 << $1 }
    assign(">>=") { $0 >> $1 }
}

@inline(__always)
func checked<T: FixedWidthInteger>(_ result: (partialValue: T, overflow: Bool), _ operation: String) throws -> T {
    if result.overflow { throw Traps.overflow(operation, "\(T.self)") }
    return result.partialValue
}

extension Value {
    /// Returns an index moved by some steps. Traps on overflow, because a program may create any index.
    func moved(by steps: Int) throws -> Value { .int(try checked(asInt.addingReportingOverflow(steps), "+")) }
}

func quotient<T: FixedWidthInteger>(_ left: T, _ right: T) throws -> T {
    if right == 0 { throw Traps.division }
    return try checked(left.dividedReportingOverflow(by: right), "/")
}

func remainder<T: FixedWidthInteger>(_ left: T, _ right: T) throws -> T {
    if right == 0 { throw Traps.division }
    return try checked(left.remainderReportingOverflow(dividingBy: right), "%")
}

/// Truncates a number to an integer; traps if it does not fit.
func wholeNumber<T: FixedWidthInteger>(_ number: Double, _: T.Type) throws -> T {
    if let exact = T(exactly: number.rounded(.towardZero)) { return exact }
    throw Traps.conversion("\(number)", "\(T.self)")
}

/// Random numbers from the world of the running program.
struct WorldGenerator: RandomNumberGenerator {
    mutating func next() -> UInt64 {
        if let world = World.current { return world.random.next() }
        return WorldGenerator.outsideWorld.next()
    }
    // The generator for natives that run without a world. Only tests use it, one at a time.
    nonisolated(unsafe) private static var outsideWorld = WorldRandom(seed: 0)
}
