/// Converts fractional to whole numbers. No other code does so, because Swift's own initialiser traps on NaN, infinity
/// and overflow, and programs supply the numbers. A test searches the sources for other conversions.
extension Int {
    /// Returns the number truncated and clamped to the range of `Int`; 0 for NaN.
    package static func saturating(_ number: Double) -> Int {
        if number.isNaN { return 0 }
        // Every `Double` below this bound fits into an `Int`.
        if number >= 0x1p63 { return .max }
        return number < -0x1p63 ? .min : Int(number)
    }

    /// Returns the number, truncated. A number that does not fit is a misuse, which is reported under `name`.
    package static func clampedInt(_ number: Double, _ name: @autoclosure () -> String) -> Int {
        if !number.isFinite || abs(number) >= 0x1p63 {
            MisuseReport.report("\(name()) does not fit in Int: \(number)")
        }
        return saturating(number)
    }

    /// Adds an interval to a time. If the sum overflows, returns the latest or earliest possible time.
    package func saturatingSum(_ span: Int) -> Int {
        let (sum, overflows) = addingReportingOverflow(span)
        return overflows ? (span < 0 ? .min : .max) : sum
    }
}
