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
        let RAND_MAX: Int32 = 2_147_483_647
        let M_PI = 3.14159265358979323846
        let M_E = 2.7182818284590452354
        let M_SQRT2 = 1.41421356237309504880
        /// Ends the program.
        func exit(_ status: Int32) -> Never
        func CFAbsoluteTimeGetCurrent() -> Double
        func CACurrentMediaTime() -> Double
        func strlen(_ s: String) -> Int { s.utf8.count }
        """#)
