// from swiftc
print(Int(3.99), Int(-3.99), Int8(truncatingIfNeeded: 300), UInt8(clamping: -5), Int(exactly: 3.5) as Any, Double("1e3") ?? 0, Int("12a") as Any)
print(7 / 2, -7 / 2, 7 % -3, -7 % 3, 7.0 / 2, 7.truncatingRemainder2(3), 1_000_000.description)
extension Int { func truncatingRemainder2(_ d: Int) -> Double { Double(self).truncatingRemainder(dividingBy: Double(d)) } }
print((2.5).rounded(), (3.5).rounded(), (2.5).rounded(.up), (-2.5).rounded(.toNearestOrEven), 0.1 + 0.2, 1e21, 1.0e-7, 100.0, .pi as Double)
print(Int.max &+ 1 == .min, 5.addingReportingOverflow(.max).overflow, 250 as UInt8 &+ 10, 12.isMultiple(of: 4), 6.signum(), 13.quotientAndRemainder(dividingBy: 5))
print(0b1010 & 0x6, 1 << 5, ~0, 0xF0 >> 4, 5 ^ 1, UInt8(0b10110).nonzeroBitCount, 8.trailingZeroBitCount, Int32(5).leadingZeroBitCount, UInt16(0x1234).byteSwapped)
print(Double.infinity, -Double.infinity, Double.nan, Double.nan == .nan, (0.0).sign, -0.0, 5e-324, Float(0.1), Double(Float(0.1)), Float.pi)
print(max(1, 5, 3), min(2.5, 1), abs(-4), (1...10).reduce(1, *), Double(7).squareRoot(), (1.0).ulp, 10.0.exponent, 3.7.magnitude)
let big = UInt64.max; print(big, Int(bitPattern: UInt(big)), String(big, radix: 36), UInt64(1) << 63)
print(Float(16777217), 1.0 / 3, Float(1) / 3, 123456789.123, 1e15, 1e16, 12345678901234567890.0)
