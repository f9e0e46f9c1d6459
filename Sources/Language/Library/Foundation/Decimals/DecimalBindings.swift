import Foundation
import Runtime

/// Adds the natives of decimal numbers, whose values are Foundation's decimals.
func addDecimalModule(_ t: inout NativeModule) {
    t.one("Decimal.init(_:)") { .native(Decimal($0.asInt)) }
    t.one("Decimal.init(Double)") {
        if $0.asDouble.isInfinite { throw Traps.range("an infinite number is not a Decimal") }
        return .native(Decimal($0.asDouble))
    }
    t.one("Decimal.init(string:)") { text in
        Decimal(string: text.asString, locale: Locale(identifier: "en_US_POSIX")).map { Value.native($0).wrapped }
            ?? .none
    }
    t.three("Decimal.init(sign:exponent:significand:)") { sign, exponent, significand in
        let isMinus = sign.exactly(EnumBox.self).index == 1
        return .native(
            Decimal(sign: isMinus ? .minus : .plus, exponent: exponent.asInt, significand: significand.decimal))
    }
    t.zero("Decimal.pi") { .native(Decimal.pi) }
    t.zero("Decimal.nan") { .native(Decimal.nan) }
    t.zero("Decimal.greatestFiniteMagnitude") { .native(Decimal.greatestFiniteMagnitude) }
    t.one("Decimal.isNaN") { .bool($0.decimal.isNaN) }
    t.one("Decimal.exponent") { .int($0.decimal.exponent) }
    t.one("Decimal.significand") { .native($0.decimal.significand) }
    t.one("Decimal.description") { .string($0.decimal.description) }
    t.one("Decimal._double") { .double(NSDecimalNumber(decimal: $0.decimal).doubleValue) }
    t.two("Decimal.+(_:_:)") { .native($0.decimal + $1.decimal) }
    t.two("Decimal.-(_:_:)") { .native($0.decimal - $1.decimal) }
    t.two("Decimal.*(_:_:)") { .native(try FoundationInput.product($0.decimal, $1.decimal)) }
    t.two("Decimal./(_:_:)") { .native($0.decimal / $1.decimal) }
    t.two("Decimal.==(_:_:)") { .bool($0.decimal == $1.decimal) }
    t.two("Decimal.<(_:_:)") { .bool($0.decimal < $1.decimal) }
    t.two("Decimal.hash(into:)") { feedHasher($1, $0) }
    t.two("Decimal._power(_:)") { base, exponent in
        let steps = exponent.asInt
        // A decimal has at most 128 digits before and after the point.
        let power = try FoundationInput.power(base.decimal, Int(clamping: steps.magnitude))
        return .native(steps < 0 ? 1 / power : power)
    }
    t.three("Decimal._rounded(_:_:)") { value, scale, mode in
        var (number, result) = (value.decimal, Decimal())
        // A decimal has at most 256 digits around the point, and Foundation adds to the scale without a check.
        let places = max(-256, min(256, scale.asInt))
        NSDecimalRound(
            &result, &number, places, NSDecimalNumber.RoundingMode(rawValue: UInt(bitPattern: mode.asInt)) ?? .plain)
        return .native(result)
    }
}

extension Value {
    fileprivate var decimal: Decimal { wrapped(Decimal.self) }
}

extension Decimal: FallbackContent { public static var fallback: Decimal { 0 } }
