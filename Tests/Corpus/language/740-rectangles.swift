// Expected: compiled with swiftc 6.3. Rectangles meet, lie in each other, and have a common frame.
import Foundation

let a = CGRect(x: 0, y: 0, width: 4, height: 3)
let others = [
    CGRect(x: 1, y: 1, width: 2, height: 1), CGRect(x: 3, y: 2, width: 5, height: 5), CGRect(x: 10, y: 0, width: 1, height: 1),
    CGRect(x: 4, y: 0, width: 2, height: 2), .zero,
]
for b in others {
    print(a.intersects(b), a.contains(b), a.union(b), a.intersection(b).isNull, a.intersection(b).isEmpty)
}
print(a.intersection(others[1]))
print(a.contains(CGPoint(x: 1, y: 1)), a.contains(CGPoint(x: 4, y: 1)), CGRect.zero.isEmpty, CGRect.null.isEmpty, a.isEmpty)
print(a.union(.null) == a, a.intersection(.null).isNull, CGRect.null.isNull)
