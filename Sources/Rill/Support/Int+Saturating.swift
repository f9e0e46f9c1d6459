/// The only conversions from fractional to whole numbers. Swift's own initialiser traps on NaN, infinity and overflow,
/// and times come from programs. A test searches the sources for other conversions.
extension Int {
    /// Returns the number truncated and clamped to the range of `Int`; 0 for NaN.
    package static func saturating(_ number: Double) -> Int {
        if number.isNaN { return 0 }
        // Every `Double` below this bound fits.
        if number >= 0x1p63 { return .max }
        return number < -0x1p63 ? .min : Int(number)
    }

    /// Returns the number truncated. One that does not fit is misuse, reported under `name`.
    package static func fitting(_ number: Double, _ name: @autoclosure () -> String) -> Int {
        if !number.isFinite || abs(number) >= 0x1p63 {
            Misuse.report("\(name()) does not fit in Int: \(number)")
        }
        return saturating(number)
    }

    /// Adds a time and an interval; clamps to the end of time.
    package func saturatingSum(_ span: Int) -> Int {
        let (sum, overflows) = addingReportingOverflow(span)
        return overflows ? (span < 0 ? .min : .max) : sum
    }
}
