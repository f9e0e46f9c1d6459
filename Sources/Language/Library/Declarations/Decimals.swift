import Runtime

/// Decimal numbers as Foundation has them: exact where binary ones are not.
let decimalsPage = LibraryPage(
    name: "Decimals", module: "Foundation",
    text: #"""
        /// A number of up to 38 decimal digits.
        struct Decimal: SignedNumeric, Strideable, Comparable, Hashable, Codable, CustomStringConvertible,
            ExpressibleByFloatLiteral, Sendable
        {
            typealias Magnitude = Decimal
            typealias Stride = Decimal
            typealias IntegerLiteralType = Int
            typealias FloatLiteralType = Double
            init() { self.init(0) }
            init(_ value: Int)
            @bind("Decimal.init(Double)") init(_ value: Double)
            init<T: BinaryInteger>(_ value: T) { self.init(Int(value)) }
            init?<T: BinaryInteger>(exactly source: T) { self.init(Int(source)) }
            @bind("Decimal.init(_:)") init(integerLiteral value: Int)
            @bind("Decimal.init(Double)") init(floatLiteral value: Double)
            /// Reads a number; `nil` if the text begins with none.
            init?(string: String)
            init?(string: String, locale: Locale?) { self.init(string: string) }
            init(sign: FloatingPointSign, exponent: Int, significand: Decimal)
            init(from decoder: Decoder) throws {
                self.init(try decoder.singleValueContainer().decode(Double.self))
            }
            func encode(to encoder: Encoder) throws {
                var container = encoder.singleValueContainer()
                try container.encode(NSDecimalNumber(decimal: self).doubleValue)
            }
            static var pi: Decimal { get }
            static var nan: Decimal { get }
            static var zero: Decimal { 0 }
            static var greatestFiniteMagnitude: Decimal { get }
            var isNaN: Bool { get }
            var isZero: Bool { self == 0 }
            var isSignMinus: Bool { self < 0 }
            var sign: FloatingPointSign { self < 0 ? .minus : .plus }
            var exponent: Int { get }
            var significand: Decimal { get }
            var magnitude: Decimal { self < 0 ? -self : self }
            var description: String { get }
            static func + (lhs: Decimal, rhs: Decimal) -> Decimal
            static func - (lhs: Decimal, rhs: Decimal) -> Decimal
            static func * (lhs: Decimal, rhs: Decimal) -> Decimal
            static func / (lhs: Decimal, rhs: Decimal) -> Decimal
            static func += (lhs: inout Decimal, rhs: Decimal) { lhs = lhs + rhs }
            static func -= (lhs: inout Decimal, rhs: Decimal) { lhs = lhs - rhs }
            static func *= (lhs: inout Decimal, rhs: Decimal) { lhs = lhs * rhs }
            static func /= (lhs: inout Decimal, rhs: Decimal) { lhs = lhs / rhs }
            static prefix func - (operand: Decimal) -> Decimal { 0 - operand }
            mutating func negate() { self = 0 - self }
            static func == (lhs: Decimal, rhs: Decimal) -> Bool
            static func < (lhs: Decimal, rhs: Decimal) -> Bool
            func hash(into hasher: inout Hasher)
            func distance(to other: Decimal) -> Decimal { other - self }
            func advanced(by n: Decimal) -> Decimal { self + n }
            /// How a decimal number is cut to fewer digits.
            enum RoundingMode: Int {
                case plain, down, up, bankers
            }
            func _rounded(_ scale: Int, _ mode: Int) -> Decimal
            func _power(_ exponent: Int) -> Decimal
            var _double: Double { get }
        }
        /// A power of a decimal number.
        func pow(_ x: Decimal, _ y: Int) -> Decimal { x._power(y) }
        /// Cuts a decimal number to some digits after the point.
        func NSDecimalRound(
            _ result: inout Decimal, _ number: inout Decimal, _ scale: Int, _ roundingMode: NSDecimalNumber.RoundingMode
        ) {
            result = number._rounded(scale, roundingMode.rawValue)
        }
        /// A decimal number as an object.
        class NSDecimalNumber: NSNumber {
            typealias RoundingMode = Decimal.RoundingMode
            let decimalValue: Decimal
            init(decimal dcm: Decimal) {
                decimalValue = dcm
                super.init(value: dcm._double)
            }
            convenience init(string numberValue: String?) { self.init(decimal: Decimal(string: numberValue ?? "") ?? .nan) }
            override convenience init(value: Int) { self.init(decimal: Decimal(value)) }
            override convenience init(value: Double) { self.init(decimal: Decimal(value)) }
            required convenience init(integerLiteral value: Int) { self.init(decimal: Decimal(value)) }
            required convenience init(floatLiteral value: Double) { self.init(decimal: Decimal(value)) }
            required convenience init(booleanLiteral value: Bool) { self.init(decimal: value ? 1 : 0) }
            static var zero: NSDecimalNumber { NSDecimalNumber(decimal: 0) }
            static var one: NSDecimalNumber { NSDecimalNumber(decimal: 1) }
            static var notANumber: NSDecimalNumber { NSDecimalNumber(decimal: .nan) }
            func adding(_ other: NSDecimalNumber) -> NSDecimalNumber {
                NSDecimalNumber(decimal: decimalValue + other.decimalValue)
            }
            func subtracting(_ other: NSDecimalNumber) -> NSDecimalNumber {
                NSDecimalNumber(decimal: decimalValue - other.decimalValue)
            }
            func multiplying(by other: NSDecimalNumber) -> NSDecimalNumber {
                NSDecimalNumber(decimal: decimalValue * other.decimalValue)
            }
            func dividing(by other: NSDecimalNumber) -> NSDecimalNumber {
                NSDecimalNumber(decimal: decimalValue / other.decimalValue)
            }
            func raising(toPower power: Int) -> NSDecimalNumber { NSDecimalNumber(decimal: decimalValue._power(power)) }
            override var description: String { decimalValue.description }
        }
        """#)
