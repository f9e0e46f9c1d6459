import Runtime

// Made by arities.py; do not edit by hand.

/// The other integer types differ by name, sign and size only.
let sizedIntegersPage = LibraryPage(
    name: "SizedIntegers", module: "Swift",
    text: #"""
        /// An integer of 64 bits without sign.
        struct UInt: FixedWidthInteger, UnsignedInteger, Codable, Sendable {
            typealias Magnitude = UInt
            typealias Stride = Int
            typealias IntegerLiteralType = UInt
            @bind("FixedWidthInteger.bitPattern") init(bitPattern x: Int)
        }
        /// An integer of 8 bits.
        struct Int8: FixedWidthInteger, SignedInteger, Codable, Sendable {
            typealias Magnitude = UInt8
            typealias Stride = Int
            typealias IntegerLiteralType = Int8
            @bind("FixedWidthInteger.bitPattern") init(bitPattern x: UInt8)
            @bind("SignedInteger.magnitude") var magnitude: UInt8 { get }
        }
        /// An integer of 8 bits without sign.
        struct UInt8: FixedWidthInteger, UnsignedInteger, Codable, Sendable {
            typealias Magnitude = UInt8
            typealias Stride = Int
            typealias IntegerLiteralType = UInt8
            @bind("FixedWidthInteger.bitPattern") init(bitPattern x: Int8)
        }
        /// An integer of 16 bits.
        struct Int16: FixedWidthInteger, SignedInteger, Codable, Sendable {
            typealias Magnitude = UInt16
            typealias Stride = Int
            typealias IntegerLiteralType = Int16
            @bind("FixedWidthInteger.bitPattern") init(bitPattern x: UInt16)
            @bind("SignedInteger.magnitude") var magnitude: UInt16 { get }
        }
        /// An integer of 16 bits without sign.
        struct UInt16: FixedWidthInteger, UnsignedInteger, Codable, Sendable {
            typealias Magnitude = UInt16
            typealias Stride = Int
            typealias IntegerLiteralType = UInt16
            @bind("FixedWidthInteger.bitPattern") init(bitPattern x: Int16)
        }
        /// An integer of 32 bits.
        struct Int32: FixedWidthInteger, SignedInteger, Codable, Sendable {
            typealias Magnitude = UInt32
            typealias Stride = Int
            typealias IntegerLiteralType = Int32
            @bind("FixedWidthInteger.bitPattern") init(bitPattern x: UInt32)
            @bind("SignedInteger.magnitude") var magnitude: UInt32 { get }
        }
        /// An integer of 32 bits without sign.
        struct UInt32: FixedWidthInteger, UnsignedInteger, Codable, Sendable {
            typealias Magnitude = UInt32
            typealias Stride = Int
            typealias IntegerLiteralType = UInt32
            @bind("FixedWidthInteger.bitPattern") init(bitPattern x: Int32)
        }
        /// An integer of 64 bits.
        struct Int64: FixedWidthInteger, SignedInteger, Codable, Sendable {
            typealias Magnitude = UInt64
            typealias Stride = Int
            typealias IntegerLiteralType = Int64
            @bind("FixedWidthInteger.bitPattern") init(bitPattern x: UInt64)
            @bind("SignedInteger.magnitude") var magnitude: UInt64 { get }
        }
        /// An integer of 64 bits without sign.
        struct UInt64: FixedWidthInteger, UnsignedInteger, Codable, Sendable {
            typealias Magnitude = UInt64
            typealias Stride = Int
            typealias IntegerLiteralType = UInt64
            @bind("FixedWidthInteger.bitPattern") init(bitPattern x: Int64)
        }
        """#)
