import Foundation
import Runtime

/// Checks values that a program passes to Foundation, because Foundation traps or hangs for some values.
/// `docs/Foundation.md` lists the natives that call Foundation, with these checks.
enum FoundationInput {
    // MARK: Addresses

    /// Throws unless the scheme is a letter, followed by letters, digits, `+`, `-` and `.`.
    static func checkScheme(_ scheme: String) throws {
        func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
        func isOther(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) || "+-.".utf8.contains(byte) }
        guard let first = scheme.utf8.first, isLetter(first),
            scheme.utf8.allSatisfy({ isLetter($0) || isOther($0) })
        else {
            throw Trap(
                "precondition-failed",
                "'\(scheme)' is not a URL scheme: a letter, then letters, digits, '+', '-' or '.'")
        }
    }

    /// Throws unless the text consists of query characters and escapes: `%` with two hexadecimal digits.
    static func checkEncodedQuery(_ query: String) throws {
        var rest = Substring(query).utf8
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%") {
                let digits = rest.prefix(2)
                if digits.count == 2, digits.allSatisfy(isHexadecimal) {
                    rest = rest.dropFirst(2)
                    continue
                }
            } else if isAllowedInQuery(byte) {
                continue
            }
            throw Trap("precondition-failed", "'\(query)' is not percent-encoded: set 'query', which encodes it")
        }
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte | 0x20)
    }
    private static func isAllowedInQuery(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || "-._~!$&'()*+,;=:@/?".utf8.contains(byte)
    }

    static func port(_ number: Int) throws -> Int {
        guard number >= 0 else { throw Trap("precondition-failed", "a port cannot be negative: \(number)") }
        return number
    }

    // MARK: Numbers

    /// Returns Foundation's units for an option set of the program, from bytes to yottabytes.
    static func byteUnits(_ bits: Int) -> ByteCountFormatter.Units {
        ByteCountFormatter.Units(rawValue: UInt(bitPattern: bits) & ByteCountFormatter.Units.useAll.rawValue)
    }

    /// Returns the scale or increment of a number style, unless it is infinite; then it throws.
    static func finiteSize(_ number: Double) throws -> Double {
        guard !number.isInfinite else {
            throw Trap("precondition-failed", "a number style needs a finite scale and increment")
        }
        return number
    }

    /// Multiplies two decimals. Foundation adds their exponents without a check, and ends the process if the sum is
    /// below the minimum.
    static func product(_ left: Decimal, _ right: Decimal) throws -> Decimal {
        let exponent = left.exponent + right.exponent
        if exponent < minExponent, !left.isNaN, !right.isNaN, !left.isZero, !right.isZero {
            // Digits that do not fit are dropped. Then the exponent becomes larger.
            let digits = digits(left) + digits(right) - 1
            guard exponent + max(0, digits - maxDigits) >= minExponent else {
                throw Trap("overflow", "\(left) * \(right) is too small for a Decimal")
            }
        }
        return left * right
    }

    static func power(_ base: Decimal, _ steps: Int) throws -> Decimal {
        var (result, factor, rest) = (Decimal(1), base, steps)
        while rest > 0 {
            if rest % 2 == 1 { result = try product(factor, result) }
            rest /= 2
            if rest > 0 { factor = try product(factor, factor) }
            // If the result or the factor is one of these, a further multiplication changes nothing.
            if result.isNaN || factor.isZero || factor == 1 { break }
        }
        return result
    }

    private static let minExponent = -128
    private static let maxDigits = 38
    private static func digits(_ number: Decimal) -> Int { number.significand.magnitude.description.utf8.count }

    // MARK: Dates

    /// Returns false if a component is out of the calendar's range: then no date matches, and Foundation would search
    /// forever.
    static func canOccur(_ wanted: DateComponents, in calendar: Calendar) -> Bool {
        let counted: [Calendar.Component] = [
            .month, .day, .hour, .minute, .second, .weekday, .weekdayOrdinal, .quarter, .weekOfMonth, .weekOfYear,
            .dayOfYear,
        ]
        return counted.allSatisfy { unit in
            guard let value = wanted.value(for: unit), let range = calendar.maximumRange(of: unit) else { return true }
            return range.contains(value)
        }
    }
}
