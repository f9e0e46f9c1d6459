// Vectors of two to four numbers.
import Foundation

var p = SIMD2<Float>(0.5, 1.5)
p += SIMD2(1, 1)
p *= 2
p.y -= 0.5
print(p, -p, p / 2, p.sum(), p.min(), p.max(), (p * p).sum().squareRoot(), type(of: p))
let q = SIMD3<Double>(1, 2, 3)
let r: SIMD3<Double> = [4, 5, 6]
print((q * r).sum(), q + r, 2 * q, q - 1, q.x, r.z, q[1], q == r, q != r)
print(q.rounded(.up), q.squareRoot(), q.clamped(lowerBound: [0, 0, 0], upperBound: [2, 2, 2]), SIMD4(q, 1))
var a = SIMD4<Int32>(1, 2, 3, 4)
a[2] = 9
print(a &+ a, a &* 2, a.x, a.w, a.scalarCount, a.wrappedSum(), a.indices, SIMD4<Int32>.zero, SIMD4<Int32>(repeating: 3))
print(SIMD2<Int>(3, 4) &- 1, SIMD2<Int>(7, 8) / 2, SIMD2<Int>(7, 8) % 4, SIMD2<UInt8>(1, 2), SIMD2(x: 1, y: 2))
print(SIMD4(lowHalf: SIMD2(1, 2), highHalf: SIMD2(3, 4)), SIMD4<Double>(1, 2, 3, 4).lowHalf, Set([q, q]).count)
func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { a.indices.reduce(0) { $0 + a[$1] * b[$1] } }
print(dot(q, r), [q: 1][q]!)
