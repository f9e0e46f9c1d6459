import Rill
import Runtime

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Thrown by `exit`: the driver ends the run with this status.
public struct ExitRequest: Error {
    public let status: Int32
}

/// A run loop that never ends has gone on for as long as the program may.
public struct EndlessWait: Error {
    public init() {}
}

/// The C library.
func systemModule(_ t: inout NativeModule) {
    mathematics(&t)
    t.one("sleep(_:)") {
        try asleep(nanoseconds(Double($0.asInt)))
        return .int(0)
    }
    t.one("usleep(_:)") {
        try asleep($0.asInt &* 1000)
        return .int(0)
    }
    func random() -> UInt64 {
        var generator = WorldGenerator()
        return generator.next()
    }
    t.zero("arc4random()") { .int(Int(UInt32(truncatingIfNeeded: random()))) }
    t.one("arc4random_uniform(_:)") { .int($0.asInt == 0 ? 0 : Int(random() % UInt64($0.asInt))) }
    t.zero("drand48()") { .double(Double(random() >> 11) * 0x1p-53) }
    t.zero("rand()") { .int(Int(random() >> 33)) }
    t.zero("random()") { .int(Int(random() >> 33)) }
    for name in ["srand48(_:)", "srand(_:)"] { t.one(name) { _ in .unit } }
    t.one("exit(_:)") { throw ExitRequest(status: Int32(truncatingIfNeeded: $0.asInt)) }
    t.zero("_programArguments()") { .strings(ProgramText.arguments) }
    t.zero("CFAbsoluteTimeGetCurrent()") { .double((World.current?.secondsSince1970 ?? 0) - 978_307_200) }
    t.zero("CACurrentMediaTime()") { .double(Double(World.current?.now ?? 0) / 1e9) }
}

private func mathematics(_ t: inout NativeModule) {
    let ofOne: [(String, (Double) -> Double)] = [
        ("sin", sin), ("cos", cos), ("tan", tan), ("asin", asin), ("acos", acos), ("atan", atan), ("sinh", sinh),
        ("cosh", cosh), ("tanh", tanh), ("asinh", asinh), ("acosh", acosh), ("atanh", atanh), ("exp", exp),
        ("exp2", exp2), ("expm1", expm1), ("log", log), ("log2", log2), ("log10", log10), ("log1p", log1p),
        ("sqrt", { $0.squareRoot() }), ("cbrt", cbrt), ("ceil", { $0.rounded(.up) }), ("floor", { $0.rounded(.down) }),
        ("round", { $0.rounded() }), ("trunc", { $0.rounded(.towardZero) }), ("rint", { $0.rounded(.toNearestOrEven) }),
        ("fabs", { abs($0) }), ("tgamma", tgamma), ("lgamma", { lgamma($0) }), ("erf", erf),
    ]
    let ofTwo: [(String, (Double, Double) -> Double)] = [
        ("pow", pow), ("atan2", atan2), ("hypot", hypot), ("fmod", fmod), ("fmin", fmin), ("fmax", fmax),
        ("copysign", copysign), ("remainder", remainder), ("fdim", fdim),
    ]
    for (name, function) in ofOne {
        for type in ["Double", "CGFloat"] { t.code("\(name) \(type)", .doubleToDouble(function)) }
        t.code("\(name) Float", .doubleToDouble { Double(Float(function($0))) })
    }
    for (name, function) in ofTwo {
        for type in ["Double", "CGFloat"] { t.code("\(name) \(type)", .doubleDoubleToDouble(function)) }
        t.code("\(name) Float", .doubleDoubleToDouble { Double(Float(function($0, $1))) })
    }
}
