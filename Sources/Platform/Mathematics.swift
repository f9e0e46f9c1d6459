#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The functions of the C library on `Double`.
package enum Mathematics {
    /// The functions of one number, by name.
    package static let unaryFunctions: [(String, (Double) -> Double)] = [
        ("sin", sin), ("cos", cos), ("tan", tan), ("asin", asin), ("acos", acos), ("atan", atan), ("sinh", sinh),
        ("cosh", cosh), ("tanh", tanh), ("asinh", asinh), ("acosh", acosh), ("atanh", atanh), ("exp", exp),
        ("exp2", exp2), ("expm1", expm1), ("log", log), ("log2", log2), ("log10", log10), ("log1p", log1p),
        ("sqrt", { $0.squareRoot() }), ("cbrt", cbrt), ("ceil", { $0.rounded(.up) }), ("floor", { $0.rounded(.down) }),
        ("round", { $0.rounded() }), ("trunc", { $0.rounded(.towardZero) }), ("rint", { $0.rounded(.toNearestOrEven) }),
        ("fabs", { abs($0) }), ("tgamma", tgamma), ("lgamma", { lgamma($0) }), ("erf", erf),
    ]

    /// The functions of two numbers, by name.
    package static let binaryFunctions: [(String, (Double, Double) -> Double)] = [
        ("pow", pow), ("atan2", atan2), ("hypot", hypot), ("fmod", fmod), ("fmin", fmin), ("fmax", fmax),
        ("copysign", copysign), ("remainder", remainder), ("fdim", fdim),
    ]

    /// Formats a number with a `printf` format for one `double`. The result has at most 1,023 bytes.
    package static func formatted(_ number: Double, _ format: String) -> String {
        var buffer = [CChar](repeating: 0, count: 1024)
        let count = withVaList([number]) { vsnprintf(&buffer, buffer.count, format, $0) }
        return String(
            decoding: buffer.prefix(Int(max(0, min(count, 1023)))).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
