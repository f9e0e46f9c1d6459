// Expected: compiled with swiftc 6.3. What is no number in max, min and total order; members of conditional conformances.
extension Collection { var kind: String { "collection" } }
extension RandomAccessCollection { var kind: String { "random" } }
print([1].kind, (1...2).kind, (1..<2).kind, "a".kind)
let c = 1...2
print(c.kind)
extension Sequence { func w() -> String { "seq" } }
extension BidirectionalCollection { func w() -> String { "bidi" } }
print((1...2).w(), (1..<2).w(), [1].w(), "a".w(), Set([1]).w(), [1].reversed().w(), [1].lazy.map { $0 }.w())
print((1.0).isTotallyOrdered(belowOrEqualTo: .nan), Double.nan.isTotallyOrdered(belowOrEqualTo: 1), (-0.0).isTotallyOrdered(belowOrEqualTo: 0.0), (0.0).isTotallyOrdered(belowOrEqualTo: -0.0), Double.minimum(.nan, 1), max(Double.nan, 1), min(1, Double.nan), [3, Double.nan, 1].max()!, [Double.nan, 1].max()!, [1, Double.nan].min()!)
print(max(Double.nan, 1).isNaN, max(1, Double.nan).isNaN, min(Double.nan, 1).isNaN, Double.maximum(1, .nan), max(1, 2, Double.nan), Swift.max(Double.nan, 1, 2))
print((3 as UInt8).distance(to: 1), Int8(-100).distance(to: 100), UInt.max.distance(to: UInt.max - 5))
