struct Bag<Element>: RangeReplaceableCollection, BidirectionalCollection {
    private var storage: [Element] = []
    init() {}
    var startIndex: Int { storage.startIndex }
    var endIndex: Int { storage.endIndex }
    func index(after i: Int) -> Int { i + 1 }
    func index(before i: Int) -> Int { i - 1 }
    subscript(i: Int) -> Element { storage[i] }
    mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C)
    where C.Element == Element {
        storage.replaceSubrange(subrange, with: newElements)
    }
}
var b = Bag<Int>()
b.append(1)
b.append(contentsOf: [2, 3, 4])
print(Array(b))
b.insert(0, at: 0)
b.insert(contentsOf: [9, 9], at: 2)
print(Array(b))
print(b.remove(at: 2), b.removeFirst(), b.removeLast())
print(Array(b))
b.removeAll(where: { $0 == 9 })
print(Array(b))
b += [7, 8]
let c = b + [10]
print(Array(c), c.count)
b.removeSubrange(1..<2)
print(Array(b))
b.removeAll()
print(b.isEmpty, b.popLast() as Any)
let d = Bag([1, 2, 3])
print(Array(d.filter { $0 != 2 }), type(of: d.filter { $0 != 2 }))
let e = Bag(repeating: "x", count: 3)
print(e.joined(separator: "-"))
var f = Bag("hello")
f.removeFirst(2)
print(String(f), f.last!)
f.removeLast(2)
print(String(f))
f.reserveCapacity(10)
f.replaceSubrange(0..<1, with: "LLL")
print(String(f), f.map { $0.uppercased() })
