print(Double(sign: .minus, exponent: 3, significand: 1.5))
print((6.5).exponent, (6.5).significand, (6.5).sign, (-0.0).sign)
print((3.7).rounded(.down), (3.2).rounded(.up), (2.5).rounded(.toNearestOrEven), (-3.7).rounded(.towardZero))
var d = 3.7; d.round(); print(d); d.round(.down); print(d)
print((10.0).truncatingRemainder(dividingBy: 3), (10.0).remainder(dividingBy: 3))
print((1.0).nextUp, (1.0).nextDown, (1.0).ulp, Double.ulpOfOne)
print((2.0).squareRoot(), Double.nan.isNaN, (0.0).isZero, (1.0 / 0).isInfinite, (5.0).isLess(than: 6))
print(
    Double.maximum(1, 2), Double.minimum(1, .nan), Double.greatestFiniteMagnitude, Double.leastNonzeroMagnitude,
    Double.leastNormalMagnitude)
print((2.0).addingProduct(3, 4), (1.5).isNormal, (1.5).isSubnormal, Double.nan.isSignalingNaN, (1.0).isCanonical)
print((1.5).bitPattern, Double(bitPattern: 4609434218613702656), (1.5 as Float).bitPattern)
print(Double.radix, Double.exponentBitCount, Double.significandBitCount, (1.5).binade, (1.5).significandWidth)
print((1.5).isTotallyOrdered(belowOrEqualTo: 2), (1.5).isEqual(to: 1.5), (1.5).isLessThanOrEqualTo(1.5))
print((5.5).magnitude, (-5.5).magnitude, (3.0).advanced(by: 2), (3.0).distance(to: 7))
print(Double("1e3")!, Double("abc") as Any, Double("inf")!, Double("0x1p4")!, Float("1.25")!)
print(
    Int(3.99), Int(exactly: 3.5) as Any, Int(exactly: 3.0)!, Int("12")!, Int("0x1F") as Any, Int("1f", radix: 16)!,
    UInt8("256") as Any)
print(Int8(truncatingIfNeeded: 300), UInt8(clamping: -5), Int8(clamping: 1000), UInt8(truncatingIfNeeded: -1))
print(7.quotientAndRemainder(dividingBy: 2), (-7).signum(), 0.signum(), 12.isMultiple(of: 4), (-7).magnitude)
print(Int8.max, Int8.min, Int16.max, UInt32.max, Int64.min, UInt64.max, Int.bitWidth)
print(
    5.leadingZeroBitCount, 8.trailingZeroBitCount, 255.nonzeroBitCount, UInt16(0x1234).byteSwapped,
    UInt8(0b1010).bitWidth)
print(
    Int8.max.addingReportingOverflow(1), Int8.max &+ 1, Int8.min &- 1, (100 as Int8) &* 2,
    (1 as UInt8).subtractingReportingOverflow(2))
print(5.advanced(by: 3), 5.distance(to: 1))
print(String(255, radix: 2), String(255, radix: 16, uppercase: true), String(-255, radix: 36))
print(5 & 3, 5 | 3, 5 ^ 3, ~5, 1 << 4, -16 >> 2, 1 &<< 65, UInt8(200) >> 3, 1 << 70, 1 >> -2)
print(abs(-3), min(1, 2, 0), max(3, 9, 4), stride(from: 0, to: 1, by: 0.25).map { $0 })
print(Int.random(in: 1...1), Double.random(in: 0..<1) < 1, Bool.random() || true)
print(0.1 + 0.2, 1e16, 1e15, 123456789.123, 1e-5, 0.0001, 100000000000000000000.0, -0.0, 5e-324)
print(Float(0.1), Float(16777216), Float.pi, Double.pi, Float(1) / 3, 1.0 / 3)
print(UInt8(bitPattern: -1), Int8(bitPattern: 255), UInt(bitPattern: -1))
print(Double(7) / 2, 7 / 2, -7 / 2, -7 % 3, 7 % -3, Double(Int.max), Int.max)
var n = 5; n.negate(); print(n); n = -n; print(n)
print(3.14.description, (42).description, 5.hashValue == 5.hashValue)
print((1...5).contains(3), (1..<5).count, 5.clamped(1...3))
extension Comparable { func clamped(_ r: ClosedRange<Self>) -> Self { min(max(self, r.lowerBound), r.upperBound) } }
print(
    Double(1).isEqual(to: 1), Double.zero, Int.zero, 10.0.rounded(), (0.5).rounded(), (1.5).rounded(), (-0.5).rounded())
print(1_000_000, 0xff, 0b11, 0o17, 1e3, 0x1p3, 1.5e-3)
print(UInt64(1) << 63, Int64(-1) >> 63, UInt32(5).leadingZeroBitCount)
print(Int(truncatingIfNeeded: UInt64.max), Int("-5")!, Int("+5")!, Int(" 5") as Any, Int("") as Any)
