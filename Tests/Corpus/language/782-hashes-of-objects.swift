// Expected: compiled with swiftc 6.3. Objects that stand for values have the hashes of these.
import Foundation
let a = (0..<50).map { NSNumber(value: $0) }, b = (0..<50).map { NSNumber(value: Double($0)) }
print(zip(a, b).allSatisfy { $0.hash == $1.hash }, Set(a + b).count, Set(a).union(b).contains(7), a[3].hashValue == b[3].hashValue)
let d: [NSNumber: String] = [1: "a", 2.5: "b"]
print(d[NSNumber(value: 1.0)] ?? "-", d[2.5] ?? "-")
let s = ["x", "y"].map { NSString(string: $0) }
print(Set(s + [NSString(string: "x")]).count, NSString(string: "q").hash == NSString(string: "q").hash, NSString(string: "q").isEqual(NSString(string: "q")))
print(Set((0..<50).map { _ in NSString(string: "k").hash }).count)
print(Set((0..<50).map { _ in NSNumber(value: 3).hash }).count)
