// Expected: compiled with swiftc 6.3. An overloaded call among the arguments of another: the one that fits its place is meant.
import Foundation

struct D { let v: Int }
func pw(_ x: D, _ y: Int) -> D { x }
func pw(_ x: Double, _ y: Double) -> Double { x * y }
extension D: ExpressibleByFloatLiteral { init(floatLiteral: Double) { v = 1 } }
print(Int(pw(2.0, 8)))
let k: Double = pw(2.0, 8)
func want(_ d: Double) -> Double { d }
print(k, want(pw(2.0, 8)), String(pw(2.0, 8)))
print(Int(pw(2.0, 8)) + 1)
print(Int(pow(2.0, 8)), [1, 2, 3].map { Int(pow(Double($0), 2)) }, Int(pow(2.0, 3)) + 1)
