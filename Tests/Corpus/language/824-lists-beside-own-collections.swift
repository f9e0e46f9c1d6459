// Expected: compiled with swiftc 6.3. Lists in front of and behind a collection of the program; what a list is added to.
struct Ring: RangeReplaceableCollection, ExpressibleByArrayLiteral, CustomStringConvertible {
    var items: [Int] = []
    init() {}
    init(arrayLiteral elements: Int...) { items = elements }
    var startIndex: Int { 0 }
    var endIndex: Int { items.count }
    func index(after i: Int) -> Int { i + 1 }
    subscript(i: Int) -> Int { items[i] }
    mutating func replaceSubrange<C: Collection>(_ r: Range<Int>, with c: C) where C.Element == Int { items.replaceSubrange(r, with: c) }
    var description: String { "Ring\(items)" }
}
let ring: Ring = [7, 8]
print([1, 2] + ring)
print(ring + [1, 2])
print(type(of: [1, 2] + ring))

let ar = [1, 2]; print(ar + ring, [1, 2] as [Int] + ring, [Int]() + ring, [ar[0]] + ring)
let k = [1] + ring + [2]
print(k, type(of: ring + [3]), [0] + ring.dropFirst())
