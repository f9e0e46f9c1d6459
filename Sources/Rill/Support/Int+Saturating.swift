/// The only ways from a number with a fraction to a whole one. Swift's own initialiser stops the process where the number
/// is none, is infinite or does not fit, and times come from programs. A test reads the sources for others.
extension Int {
    /// The number without its fraction, as far as it fits; what is no number is 0.
    package static func saturating(_ number: Double) -> Int {
        if number.isNaN { return 0 }
        // The largest number below is the last one that fits.
        if number >= 0x1p63 { return .max }
        return number < -0x1p63 ? .min : Int(number)
    }

    /// The number without its fraction. One that does not fit is misuse, reported under `name`.
    package static func fitting(_ number: Double, _ name: @autoclosure () -> String) -> Int {
        if !number.isFinite || abs(number) >= 0x1p63 {
            Misuse.report("\(name()) does not fit in whole numbers: \(number)")
        }
        return saturating(number)
    }

    /// A time and a span after it; the end of all time is not passed.
    package func saturatingSum(_ span: Int) -> Int {
        let (sum, overflows) = addingReportingOverflow(span)
        return overflows ? (span < 0 ? .min : .max) : sum
    }
}
