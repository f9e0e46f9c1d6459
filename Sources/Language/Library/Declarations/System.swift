import Runtime

/// The C library's constants, waiting, and old random functions.
let systemPage = LibraryPage(
    name: "System", module: "Glibc",
    text: #"""
        /// Waits for so many seconds; what is left is zero.
        @discardableResult func sleep(_ seconds: UInt32) -> UInt32
        /// Waits for so many millionths of a second.
        @discardableResult func usleep(_ microseconds: UInt32) -> Int32
        /// A random number of 32 bits.
        func arc4random() -> UInt32
        /// A random number below a bound.
        func arc4random_uniform(_ upperBound: UInt32) -> UInt32
        func drand48() -> Double
        func srand48(_ seed: Int)
        func rand() -> Int32
        func srand(_ seed: UInt32)
        func random() -> Int
        var RAND_MAX: Int32 { 2_147_483_647 }
        var M_E: Double { 2.7182818284590452354 }
        var M_LOG2E: Double { 1.4426950408889634074 }
        var M_LOG10E: Double { 0.43429448190325182765 }
        var M_LN2: Double { 0.69314718055994530942 }
        var M_LN10: Double { 2.30258509299404568402 }
        var M_PI: Double { 3.14159265358979323846 }
        var M_PI_2: Double { 1.57079632679489661923 }
        var M_PI_4: Double { 0.78539816339744830962 }
        var M_1_PI: Double { 0.31830988618379067154 }
        var M_2_PI: Double { 0.63661977236758134308 }
        var M_2_SQRTPI: Double { 1.12837916709551257390 }
        var M_SQRT2: Double { 1.41421356237309504880 }
        var M_SQRT1_2: Double { 0.70710678118654752440 }
        /// Ends the program.
        func exit(_ status: Int32) -> Never
        func CFAbsoluteTimeGetCurrent() -> Double
        func CACurrentMediaTime() -> Double
        func strlen(_ s: String) -> Int { s.utf8.count }
        """#)
