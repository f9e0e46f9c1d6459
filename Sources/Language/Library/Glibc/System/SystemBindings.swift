import Platform
import Rill
import Runtime

/// The error that `exit` throws. The driver ends the run with this status.
public struct ExitRequest: Error {
    public let status: Int32
}

/// An error that is thrown when an endless run loop has reached the time limit of the program.
public struct EndlessWait: Error {
    public init() {}
}

/// Adds the natives of the C library.
func addSystemModule(_ t: inout NativeModule) {
    addMathematicsBindings(&t)
    t.one("sleep(_:)") {
        try sleepThread(nanoseconds(Double($0.asInt)))
        return .int(0)
    }
    t.one("usleep(_:)") {
        try sleepThread($0.asInt &* 1000)
        return .int(0)
    }
    func random() -> UInt64 {
        var generator = WorldGenerator()
        return generator.next()
    }
    t.zero("arc4random()") { .int(Int(UInt32(truncatingIfNeeded: random()))) }
    t.one("arc4random_uniform(_:)") { .int($0.asInt == 0 ? 0 : Int(random() % UInt64($0.asInt))) }
    t.one("exit(_:)") { throw ExitRequest(status: Int32(truncatingIfNeeded: $0.asInt)) }
    t.zero("_programArguments()") { .strings(ProgramText.arguments) }
    t.zero("CFAbsoluteTimeGetCurrent()") { .double((World.current?.secondsSince1970 ?? 0) - 978_307_200) }
    t.zero("CACurrentMediaTime()") { .double(Double(World.current?.now ?? 0) / 1e9) }
}

private func addMathematicsBindings(_ t: inout NativeModule) {
    for (name, function) in Mathematics.unaryFunctions {
        for type in ["Double", "CGFloat"] { t.code("\(name) \(type)", .doubleToDouble(function)) }
        t.code("\(name) Float", .doubleToDouble { Double(Float(function($0))) })
    }
    for (name, function) in Mathematics.binaryFunctions {
        for type in ["Double", "CGFloat"] { t.code("\(name) \(type)", .doubleDoubleToDouble(function)) }
        t.code("\(name) Float", .doubleDoubleToDouble { Double(Float(function($0, $1))) })
    }
}
