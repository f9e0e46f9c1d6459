import Runtime

/// Integers and floating-point numbers.
let numbersPage = LibraryPage(
    name: "Numbers", module: "Swift",
    text: #"""
        // MARK: Protocols

        /// Values with addition and zero.
        protocol AdditiveArithmetic: Equatable {
            static var zero: Self { get }
            static func + (lhs: Self, rhs: Self) -> Self
            static func += (lhs: inout Self, rhs: Self)
            static func - (lhs: Self, rhs: Self) -> Self
            static func -= (lhs: inout Self, rhs: Self)
        }
        extension AdditiveArithmetic {
            static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
            static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
            /// The value itself.
            static prefix func + (x: Self) -> Self { x }
        }
        extension AdditiveArithmetic where Self: ExpressibleByIntegerLiteral {
            static var zero: Self { 0 }
        }
        /// Values with multiplication.
        protocol Numeric: AdditiveArithmetic, ExpressibleByIntegerLiteral {
            associatedtype Magnitude: Comparable & Numeric
            init?<T: BinaryInteger>(exactly source: T)
            var magnitude: Magnitude { get }
            static func * (lhs: Self, rhs: Self) -> Self
            static func *= (lhs: inout Self, rhs: Self)
        }
        /// Numbers with a sign.
        protocol SignedNumeric: Numeric {
            static prefix func - (operand: Self) -> Self
            mutating func negate()
        }
        extension SignedNumeric {
            /// Zero minus a number.
            static prefix func - (operand: Self) -> Self {
                var result = operand
                result.negate()
                return result
            }
            /// Changes the sign.
            mutating func negate() { self = 0 - self }
        }
        /// Values with a distance between them.
        protocol Strideable<Stride>: Comparable {
            associatedtype Stride: SignedNumeric & Comparable
            func distance(to other: Self) -> Stride
            func advanced(by n: Stride) -> Self
        }
        extension Strideable {
            static func < (lhs: Self, rhs: Self) -> Bool { lhs.distance(to: rhs) > 0 }
            static func == (lhs: Self, rhs: Self) -> Bool { lhs.distance(to: rhs) == 0 }
        }
        /// Integers.
        protocol BinaryInteger: Hashable, Numeric, CustomStringConvertible, Strideable
        where Magnitude: BinaryInteger, Stride: SignedInteger {
            static var isSigned: Bool { get }
            var bitWidth: Int { get }
            var trailingZeroBitCount: Int { get }
            init<T: BinaryFloatingPoint>(_ source: T)
            init<T: BinaryInteger>(_ source: T)
            init<T: BinaryInteger>(truncatingIfNeeded source: T)
            init<T: BinaryInteger>(clamping source: T)
            init?<T: BinaryFloatingPoint>(exactly source: T)
            static func / (lhs: Self, rhs: Self) -> Self
            static func /= (lhs: inout Self, rhs: Self)
            static func % (lhs: Self, rhs: Self) -> Self
            static func %= (lhs: inout Self, rhs: Self)
            static prefix func ~ (x: Self) -> Self
            static func & (lhs: Self, rhs: Self) -> Self
            static func &= (lhs: inout Self, rhs: Self)
            static func | (lhs: Self, rhs: Self) -> Self
            static func |= (lhs: inout Self, rhs: Self)
            static func ^ (lhs: Self, rhs: Self) -> Self
            static func ^= (lhs: inout Self, rhs: Self)
            static func >> <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self
            static func >>= <RHS: BinaryInteger>(lhs: inout Self, rhs: RHS)
            static func << <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self
            static func <<= <RHS: BinaryInteger>(lhs: inout Self, rhs: RHS)
            func quotientAndRemainder(dividingBy rhs: Self) -> (quotient: Self, remainder: Self)
            func isMultiple(of other: Self) -> Bool
            func signum() -> Self
        }
        extension BinaryInteger {
            static func == <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool
            static func != <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool
            static func < <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool
            static func <= <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool
            static func > <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool
            static func >= <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool
            /// Quotient and remainder of a division.
            func quotientAndRemainder(dividingBy rhs: Self) -> (quotient: Self, remainder: Self) { (self / rhs, self % rhs) }
            /// Whether the number can be divided without remainder.
            func isMultiple(of other: Self) -> Bool { other == 0 ? self == 0 : self % other == 0 }
            /// -1, 0 or 1.
            func signum() -> Self { self == 0 ? 0 : self < 0 ? 0 - 1 : 1 }
        }
        /// Integers of a fixed size.
        protocol FixedWidthInteger: BinaryInteger, LosslessStringConvertible where Magnitude: FixedWidthInteger {
            static var bitWidth: Int { get }
            static var max: Self { get }
            static var min: Self { get }
            static func &+ (lhs: Self, rhs: Self) -> Self
            static func &- (lhs: Self, rhs: Self) -> Self
            static func &* (lhs: Self, rhs: Self) -> Self
        }
        extension FixedWidthInteger {
            /// Traps when the value does not fit.
            init<T: BinaryInteger>(_ source: T)
            /// Cuts off the fraction; traps when the value does not fit.
            @bind("FixedWidthInteger.init(float)") init<T: BinaryFloatingPoint>(_ source: T)
            /// `nil` when the value does not fit.
            init?<T: BinaryInteger>(exactly source: T)
            /// `nil` when the value is not a whole number that fits.
            @bind("FixedWidthInteger.init(exactlyFloat)") init?<T: BinaryFloatingPoint>(exactly source: T)
            /// Keeps the low bits.
            init<T: BinaryInteger>(truncatingIfNeeded source: T)
            /// The nearest value that fits.
            init<T: BinaryInteger>(clamping source: T)
            /// Reads a number in some base; `nil` if the text is none.
            init?<S: StringProtocol>(_ text: S, radix: Int = 10)
            /// Reads a decimal number; `nil` if the text is none.
            @bind("FixedWidthInteger.init?(_:)") init?(_ description: String)
            @bind("FixedWidthInteger.literal") init(integerLiteral value: Self)
            /// Zero.
            init() { self = 0 }
            static var isSigned: Bool { get }
            /// How many bits the type has.
            static var bitWidth: Int { get }
            /// The greatest value.
            static var max: Self { get }
            /// The least value.
            static var min: Self { get }
            static var zero: Self { 0 }
            @bind("FixedWidthInteger.width") var bitWidth: Int { get }
            /// How many bits are set.
            var nonzeroBitCount: Int { get }
            /// How many bits before the highest one that is set.
            var leadingZeroBitCount: Int { get }
            /// How many bits after the lowest one that is set.
            var trailingZeroBitCount: Int { get }
            /// The bytes in reverse order.
            var byteSwapped: Self { get }
            var bigEndian: Self { byteSwapped }
            var littleEndian: Self { self }
            /// The number of which these are the bytes in the order of the network.
            init(bigEndian value: Self) { self = value.byteSwapped }
            init(littleEndian value: Self) { self = value }
            /// The value as decimal text.
            var description: String { get }
            /// The sum without check: wraps around.
            static func &+ (lhs: Self, rhs: Self) -> Self
            static func &- (lhs: Self, rhs: Self) -> Self
            static func &* (lhs: Self, rhs: Self) -> Self
            static func &+= (lhs: inout Self, rhs: Self) { lhs = lhs &+ rhs }
            static func &-= (lhs: inout Self, rhs: Self) { lhs = lhs &- rhs }
            static func &*= (lhs: inout Self, rhs: Self) { lhs = lhs &* rhs }
            static func &<< (lhs: Self, rhs: Self) -> Self
            static func &>> (lhs: Self, rhs: Self) -> Self
            static func &<<= (lhs: inout Self, rhs: Self) { lhs = lhs &<< rhs }
            static func &>>= (lhs: inout Self, rhs: Self) { lhs = lhs &>> rhs }
            static func + (lhs: Self, rhs: Self) -> Self
            static func - (lhs: Self, rhs: Self) -> Self
            static func * (lhs: Self, rhs: Self) -> Self
            static func / (lhs: Self, rhs: Self) -> Self
            static func % (lhs: Self, rhs: Self) -> Self
            static func & (lhs: Self, rhs: Self) -> Self
            static func | (lhs: Self, rhs: Self) -> Self
            static func ^ (lhs: Self, rhs: Self) -> Self
            static func >> <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self
            static func << <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self
            static func += (lhs: inout Self, rhs: Self)
            static func -= (lhs: inout Self, rhs: Self)
            static func *= (lhs: inout Self, rhs: Self)
            static func /= (lhs: inout Self, rhs: Self)
            static func %= (lhs: inout Self, rhs: Self)
            static func &= (lhs: inout Self, rhs: Self)
            static func |= (lhs: inout Self, rhs: Self)
            static func ^= (lhs: inout Self, rhs: Self)
            static func >>= <RHS: BinaryInteger>(lhs: inout Self, rhs: RHS)
            static func <<= <RHS: BinaryInteger>(lhs: inout Self, rhs: RHS)
            static prefix func ~ (x: Self) -> Self
            static func == (lhs: Self, rhs: Self) -> Bool
            static func != (lhs: Self, rhs: Self) -> Bool
            static func < (lhs: Self, rhs: Self) -> Bool
            static func <= (lhs: Self, rhs: Self) -> Bool
            static func > (lhs: Self, rhs: Self) -> Bool
            static func >= (lhs: Self, rhs: Self) -> Bool
            func hash(into hasher: inout Hasher)
            /// The sum, and whether it overflowed.
            func addingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)
            /// The difference, and whether it overflowed.
            func subtractingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)
            /// The product, and whether it overflowed.
            func multipliedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool)
            /// The quotient, and whether it overflowed.
            func dividedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool)
            /// The remainder, and whether it overflowed.
            func remainderReportingOverflow(dividingBy rhs: Self) -> (partialValue: Self, overflow: Bool)
            /// Quotient and remainder of a division.
            func quotientAndRemainder(dividingBy rhs: Self) -> (quotient: Self, remainder: Self) { (self / rhs, self % rhs) }
            /// How far another number is.
            func distance(to other: Self) -> Int
            /// The number some steps away.
            func advanced(by n: Int) -> Self
            /// A random number in a range.
            static func random(in range: Range<Self>) -> Self
            @bind("FixedWidthInteger.randomClosed") static func random(in range: ClosedRange<Self>) -> Self
            @bind("FixedWidthInteger.randomUsing") static func random<T: RandomNumberGenerator>(
                in range: Range<Self>, using generator: inout T
            ) -> Self
            @bind("FixedWidthInteger.randomClosedUsing") static func random<T: RandomNumberGenerator>(
                in range: ClosedRange<Self>, using generator: inout T
            ) -> Self
        }
        /// Integers without sign.
        protocol UnsignedInteger: BinaryInteger {}
        /// Integers with a sign.
        protocol SignedInteger: BinaryInteger, SignedNumeric {}
        extension UnsignedInteger where Self: FixedWidthInteger {
            var magnitude: Self { self }
        }
        extension SignedInteger where Self: FixedWidthInteger {
            static prefix func - (operand: Self) -> Self
        }
        /// Numbers with a fraction.
        protocol FloatingPoint: SignedNumeric, Strideable, Hashable where Magnitude == Self {
            static var nan: Self { get }
            static var infinity: Self { get }
            static var pi: Self { get }
            static var greatestFiniteMagnitude: Self { get }
            static var leastNormalMagnitude: Self { get }
            static var leastNonzeroMagnitude: Self { get }
            static var ulpOfOne: Self { get }
            static func / (lhs: Self, rhs: Self) -> Self
            static func /= (lhs: inout Self, rhs: Self)
            func squareRoot() -> Self
            func rounded(_ rule: FloatingPointRoundingRule) -> Self
            func truncatingRemainder(dividingBy other: Self) -> Self
            func remainder(dividingBy other: Self) -> Self
            var isNaN: Bool { get }
            var isInfinite: Bool { get }
            var isFinite: Bool { get }
            var isZero: Bool { get }
        }
        /// How a number becomes whole.
        enum FloatingPointRoundingRule {
            case toNearestOrAwayFromZero, toNearestOrEven, up, down, towardZero, awayFromZero
        }
        /// Whether a number has a minus.
        enum FloatingPointSign: Int {
            case plus, minus
        }
        /// The kinds of floating-point numbers.
        enum FloatingPointClassification {
            case signalingNaN, quietNaN, negativeInfinity, negativeNormal, negativeSubnormal, negativeZero
            case positiveZero, positiveSubnormal, positiveNormal, positiveInfinity
        }
        /// Binary numbers with a fraction.
        protocol BinaryFloatingPoint: FloatingPoint, ExpressibleByFloatLiteral {
            init<T: BinaryInteger>(_ value: T)
            init<T: BinaryFloatingPoint>(_ value: T)
        }
        extension BinaryFloatingPoint {
            /// The nearest value to an integer.
            init<T: BinaryInteger>(_ value: T)
            /// The nearest value to another number.
            @bind("BinaryFloatingPoint.init(float)") init<T: BinaryFloatingPoint>(_ value: T)
            /// `nil` when the value cannot be held exactly.
            init?<T: BinaryInteger>(exactly value: T)
            @bind("BinaryFloatingPoint.init(exactlyFloat)") init?<T: BinaryFloatingPoint>(exactly value: T)
            @bind("BinaryFloatingPoint.init?(_:)") init?<S: StringProtocol>(_ text: S)
            @bind("BinaryFloatingPoint.integerLiteral") init(integerLiteral value: Int)
            @bind("BinaryFloatingPoint.floatLiteral") init(floatLiteral value: Self)
            /// Zero.
            init() { self = 0 }
            /// The ratio of a circle to its diameter.
            static var pi: Self { get }
            /// More than every number.
            static var infinity: Self { get }
            /// Not a number.
            static var nan: Self { get }
            static var zero: Self { 0 }
            static var greatestFiniteMagnitude: Self { get }
            static var leastNormalMagnitude: Self { get }
            static var leastNonzeroMagnitude: Self { get }
            static var ulpOfOne: Self { get }
            static func + (lhs: Self, rhs: Self) -> Self
            static func - (lhs: Self, rhs: Self) -> Self
            static func * (lhs: Self, rhs: Self) -> Self
            static func / (lhs: Self, rhs: Self) -> Self
            static func += (lhs: inout Self, rhs: Self)
            static func -= (lhs: inout Self, rhs: Self)
            static func *= (lhs: inout Self, rhs: Self)
            static func /= (lhs: inout Self, rhs: Self)
            static prefix func - (x: Self) -> Self
            static func == (lhs: Self, rhs: Self) -> Bool
            static func != (lhs: Self, rhs: Self) -> Bool
            static func < (lhs: Self, rhs: Self) -> Bool
            static func <= (lhs: Self, rhs: Self) -> Bool
            static func > (lhs: Self, rhs: Self) -> Bool
            static func >= (lhs: Self, rhs: Self) -> Bool
            func hash(into hasher: inout Hasher)
            /// The value without its sign.
            var magnitude: Self { get }
            /// The next whole number by a rule.
            func rounded(_ rule: FloatingPointRoundingRule) -> Self
            /// The nearest whole number; halves go away from zero.
            @bind("BinaryFloatingPoint.rounded()") func rounded() -> Self
            /// Becomes whole by a rule.
            mutating func round(_ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) { self = rounded(rule) }
            /// The square root.
            func squareRoot() -> Self
            /// Becomes its square root.
            mutating func formSquareRoot() { self = squareRoot() }
            /// What a division cut to a whole number leaves.
            func truncatingRemainder(dividingBy other: Self) -> Self
            /// What a division rounded to the nearest whole number leaves.
            func remainder(dividingBy other: Self) -> Self
            /// The sum with a product, rounded once.
            func addingProduct(_ lhs: Self, _ rhs: Self) -> Self
            /// Whether it is not a number.
            var isNaN: Bool { get }
            /// Whether it is infinite.
            var isInfinite: Bool { get }
            /// Whether it is an ordinary number.
            var isFinite: Bool { get }
            /// Whether it is zero.
            var isZero: Bool { get }
            /// Whether it is at full precision.
            var isNormal: Bool { get }
            /// Plus or minus.
            var sign: FloatingPointSign { get }
            /// The distance to the next number.
            var ulp: Self { get }
            /// The next greater number.
            var nextUp: Self { get }
            /// The next smaller number.
            var nextDown: Self { get }
            /// The power of two in the number.
            var exponent: Int { get }
            /// The number without its power of two.
            var significand: Self { get }
            /// The value as the shortest decimal text that reads back the same.
            var description: String { get }
            @bind("BinaryFloatingPoint.description") var debugDescription: String { get }
            func distance(to other: Self) -> Self { other - self }
            func advanced(by amount: Self) -> Self { self + amount }
            /// Whether it is less than another, as `<` says.
            func isLess(than other: Self) -> Bool { self < other }
            func isLessThanOrEqualTo(_ other: Self) -> Bool { self <= other }
            func isEqual(to other: Self) -> Bool { self == other }
            /// Whether it is in order with another: as `<=`, with what is no number below all others.
            func isTotallyOrdered(belowOrEqualTo other: Self) -> Bool { self <= other || isNaN }
            /// Becomes the sum with a product.
            mutating func addProduct(_ lhs: Self, _ rhs: Self) { self = addingProduct(lhs, rhs) }
            /// Whether it stands for a number that is not written in one way only.
            var isCanonical: Bool { true }
            var isSignalingNaN: Bool { false }
            var isSubnormal: Bool { !isNormal && isFinite && !isZero }
            /// A number from its parts.
            init(sign: FloatingPointSign, exponent: Int, significand: Self) {
                var value = sign == .minus ? -significand : significand
                var rest = exponent
                while rest > 0 && value.isFinite && !value.isZero {
                    value *= 2
                    rest -= 1
                }
                while rest < 0 && !value.isZero {
                    value /= 2
                    rest += 1
                }
                self = value
            }
            /// The sign of one number with the size of another.
            init(signOf: Self, magnitudeOf: Self) {
                self = signOf.sign == .minus ? -magnitudeOf.magnitude : magnitudeOf.magnitude
            }
            static var radix: Int { 2 }
            /// How many bits the fraction has.
            static var significandBitCount: Int { -ulpOfOne.exponent }
            static var exponentBitCount: Int { greatestFiniteMagnitude.exponent > 127 ? 11 : 8 }
            /// The power of two in the number, with its sign.
            var binade: Self { isZero || !isFinite ? self : Self(sign: sign, exponent: exponent, significand: 1) }
            /// How many bits the fraction needs.
            var significandWidth: Int {
                guard isFinite, !isZero else { return -1 }
                var rest = significand - 1
                var width = 0
                while rest > 0 {
                    rest *= 2
                    rest -= rest.rounded(.down)
                    width += 1
                }
                return width
            }
            mutating func formRemainder(dividingBy other: Self) { self = remainder(dividingBy: other) }
            mutating func formTruncatingRemainder(dividingBy other: Self) {
                self = truncatingRemainder(dividingBy: other)
            }
            static func minimumMagnitude(_ x: Self, _ y: Self) -> Self {
                x.isNaN ? y : y.isNaN ? x : x.magnitude <= y.magnitude ? x : y
            }
            static func maximumMagnitude(_ x: Self, _ y: Self) -> Self {
                x.isNaN ? y : y.isNaN ? x : x.magnitude >= y.magnitude ? x : y
            }
            /// What kind of number it is.
            var floatingPointClass: FloatingPointClassification {
                if isNaN { return .quietNaN }
                let isMinus = sign == .minus
                if isInfinite { return isMinus ? .negativeInfinity : .positiveInfinity }
                if isZero { return isMinus ? .negativeZero : .positiveZero }
                if isNormal { return isMinus ? .negativeNormal : .positiveNormal }
                return isMinus ? .negativeSubnormal : .positiveSubnormal
            }
            /// The lesser, ignoring what is no number.
            static func minimum(_ x: Self, _ y: Self) -> Self { x.isNaN ? y : y.isNaN ? x : x < y ? x : y }
            /// The greater, ignoring what is no number.
            static func maximum(_ x: Self, _ y: Self) -> Self { x.isNaN ? y : y.isNaN ? x : x > y ? x : y }
            /// A random number in a range.
            static func random(in range: Range<Self>) -> Self
            @bind("BinaryFloatingPoint.randomClosed") static func random(in range: ClosedRange<Self>) -> Self
            @bind("BinaryFloatingPoint.randomUsing") static func random<T: RandomNumberGenerator>(
                in range: Range<Self>, using generator: inout T
            ) -> Self
            @bind("BinaryFloatingPoint.randomClosedUsing") static func random<T: RandomNumberGenerator>(
                in range: ClosedRange<Self>, using generator: inout T
            ) -> Self
        }

        // MARK: Int

        /// The integer type for ordinary use: 64 bits with sign.
        struct Int: FixedWidthInteger, SignedInteger, Codable, Sendable {
            typealias Magnitude = UInt
            typealias Stride = Int
            typealias IntegerLiteralType = Int
            /// Cuts off the fraction; traps when the value does not fit.
            @bind("Int.init(Double)") init(_ source: Double)
            /// The same bits.
            @bind("Int.init(bitPattern:)") init(bitPattern x: UInt)
            @bind("Int.init(bitPattern:ObjectIdentifier)") init(bitPattern x: ObjectIdentifier)
            /// The value without its sign.
            @bind("Int.magnitude") var magnitude: UInt { get }
            static func + (lhs: Int, rhs: Int) -> Int
            static func - (lhs: Int, rhs: Int) -> Int
            static func * (lhs: Int, rhs: Int) -> Int
            static func / (lhs: Int, rhs: Int) -> Int
            static func % (lhs: Int, rhs: Int) -> Int
            static func & (lhs: Int, rhs: Int) -> Int
            static func | (lhs: Int, rhs: Int) -> Int
            static func ^ (lhs: Int, rhs: Int) -> Int
            static func << (lhs: Int, rhs: Int) -> Int
            static func >> (lhs: Int, rhs: Int) -> Int
            static func &+ (lhs: Int, rhs: Int) -> Int
            static func &- (lhs: Int, rhs: Int) -> Int
            static func &* (lhs: Int, rhs: Int) -> Int
            static func == (lhs: Int, rhs: Int) -> Bool
            static func != (lhs: Int, rhs: Int) -> Bool
            static func < (lhs: Int, rhs: Int) -> Bool
            static func <= (lhs: Int, rhs: Int) -> Bool
            static func > (lhs: Int, rhs: Int) -> Bool
            static func >= (lhs: Int, rhs: Int) -> Bool
            static func += (lhs: inout Int, rhs: Int)
            static func -= (lhs: inout Int, rhs: Int)
            static func *= (lhs: inout Int, rhs: Int)
            static func /= (lhs: inout Int, rhs: Int)
            static func %= (lhs: inout Int, rhs: Int)
            static func &= (lhs: inout Int, rhs: Int)
            static func |= (lhs: inout Int, rhs: Int)
            static func ^= (lhs: inout Int, rhs: Int)
            static func <<= (lhs: inout Int, rhs: Int)
            static func >>= (lhs: inout Int, rhs: Int)
            static prefix func - (x: Int) -> Int
            static prefix func ~ (x: Int) -> Int
            /// Whether the number can be divided without remainder.
            func isMultiple(of other: Int) -> Bool
            /// -1, 0 or 1.
            func signum() -> Int
        }

        // MARK: Double

        /// The decimal number type for ordinary use: 64 bits.
        struct Double: BinaryFloatingPoint, LosslessStringConvertible, CustomDebugStringConvertible, Codable, Sendable {
            typealias Magnitude = Double
            typealias Stride = Double
            typealias FloatLiteralType = Double
            typealias IntegerLiteralType = Int
            typealias Exponent = Int
            @bind("Double.init(Int)") init(_ v: Int)
            @bind("Double.init(Double)") init(_ other: Double)
            @bind("Double.init(Float)") init(_ other: Float)
            @bind("Double.init(CGFloat)") init(_ other: CGFloat)
            /// Reads a number; `nil` if the text is none.
            @bind("Double.init?(_:)") init?(_ description: String)
            init(bitPattern: UInt64)
            var bitPattern: UInt64 { get }
            static func + (lhs: Double, rhs: Double) -> Double
            static func - (lhs: Double, rhs: Double) -> Double
            static func * (lhs: Double, rhs: Double) -> Double
            static func / (lhs: Double, rhs: Double) -> Double
            static func == (lhs: Double, rhs: Double) -> Bool
            static func != (lhs: Double, rhs: Double) -> Bool
            static func < (lhs: Double, rhs: Double) -> Bool
            static func <= (lhs: Double, rhs: Double) -> Bool
            static func > (lhs: Double, rhs: Double) -> Bool
            static func >= (lhs: Double, rhs: Double) -> Bool
            static func += (lhs: inout Double, rhs: Double)
            static func -= (lhs: inout Double, rhs: Double)
            static func *= (lhs: inout Double, rhs: Double)
            static func /= (lhs: inout Double, rhs: Double)
            static prefix func - (x: Double) -> Double
        }
        /// A decimal number of 32 bits.
        struct Float: BinaryFloatingPoint, LosslessStringConvertible, CustomDebugStringConvertible, Codable, Sendable {
            typealias Magnitude = Float
            typealias Stride = Float
            typealias FloatLiteralType = Float
            typealias IntegerLiteralType = Int
            typealias Exponent = Int
            @bind("Float.init?(_:)") init?(_ description: String)
            init(bitPattern: UInt32)
            var bitPattern: UInt32 { get }
        }
        /// The number type of drawing: as `Double`.
        struct CGFloat: BinaryFloatingPoint, CustomStringConvertible, CustomDebugStringConvertible, Codable, Sendable {
            typealias NativeType = Double
            typealias Magnitude = CGFloat
            typealias Stride = CGFloat
            typealias FloatLiteralType = CGFloat
            typealias IntegerLiteralType = Int
            typealias Exponent = Int
        }
        typealias Float64 = Double
        typealias Float32 = Float

        // MARK: Random numbers

        /// A source of random bits.
        protocol RandomNumberGenerator {
            mutating func next() -> UInt64
        }
        extension RandomNumberGenerator {
            /// A random number below a bound.
            mutating func next<T: FixedWidthInteger & UnsignedInteger>(upperBound: T) -> T
            /// Random bits of some width.
            mutating func next<T: FixedWidthInteger & UnsignedInteger>() -> T { T(truncatingIfNeeded: next() as UInt64) }
        }
        /// The random source of this world; the same seed gives the same numbers.
        struct SystemRandomNumberGenerator: RandomNumberGenerator {
            init()
            mutating func next() -> UInt64
        }

        extension UInt8 {
            /// The number of an ASCII character.
            init(ascii v: Unicode.Scalar) { self.init(v.value) }
        }
        """#)
