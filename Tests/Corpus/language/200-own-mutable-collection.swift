struct Ring: RandomAccessCollection, MutableCollection {
    private var items: [Int]
    init(_ items: [Int]) { self.items = items }
    var startIndex: Int { 0 }
    var endIndex: Int { items.count }
    subscript(position: Int) -> Int {
        get { items[position] }
        set { items[position] = newValue }
    }
}
var r = Ring([5, 3, 9, 1])
r[0] = 7
print(Array(r))
r.swapAt(0, 3)
print(Array(r))
r.sort()
print(Array(r))
r.reverse()
print(Array(r))
r.sort { $0 % 3 < $1 % 3 }
print(r.map { $0 })
print(r.count, r.first!, r.last!, r.indices, r.isEmpty)
print(Array(r[1..<3]))
print(Array(r.reversed()))
for i in r.indices { r[i] *= 2 }
print(Array(r))
let p = r.partition { $0 > 6 }
print(p)
print(r.min()!, r.max()!, r.contains(6), r.firstIndex(of: 6) ?? -1)
r[1...2].sort()
var s = r[1...]
s[1] = 100
print(Array(s), Array(r).count)
print(r.prefix(2).map { $0 }, r.suffix(2).count, r.dropFirst().first!)
print(r.enumerated().map { "\($0):\($1)" }.count)
