// What sequences that operations make look like when they are printed, and how values lie in memory.
print(repeatElement("x", count: 2), [repeatElement(1, count: 1)], CollectionOfOne(4), [CollectionOfOne("a")], EmptyCollection<Int>())
print([1, 2, 3].lazy.map { $0 * 2 }, (1...3).lazy.filter { $0 > 1 }, [1, 2].lazy)
print(type(of: [1].lazy.map { "\($0)" }), type(of: [1].lazy.filter { $0 > 0 }), type(of: [1].lazy.filter { $0 > 0 }.map { $0 }))
print([1, 2, 3].lazy.filter { $0 > 1 }.map { $0 * 10 }.first!, [1, 2, 3].lazy.map { $0 + 1 }.reversed().first!)
print(Array([3, 4].lazy.map { $0 }.filter { $0 > 3 }), [5, 6].lazy.map { $0 }[1], Array([[1], [2]].lazy.flatMap { $0 }))
print(zip([1], ["a"]), [1].enumerated(), Slice(base: [1, 2, 3], bounds: 1..<3))

var rest = IteratorSequence([1, 2, 3].makeIterator())
print(rest.next()!, Array(rest))

struct Mixed { var a: Int8; var b: Int; var c: Bool }
enum Side { case left, right }
enum Shape { case circle(Int), none }
class Node {}
print(MemoryLayout<Int>.size, MemoryLayout<Int32>.stride, MemoryLayout<Bool>.alignment, MemoryLayout<Double?>.size)
print(MemoryLayout<Mixed>.size, MemoryLayout<Mixed>.stride, MemoryLayout<Side>.size, MemoryLayout<Shape>.size, MemoryLayout<Shape?>.size)
print(MemoryLayout<Node>.size, MemoryLayout<Node?>.size, MemoryLayout<String?>.size, MemoryLayout<[Int]>.size, MemoryLayout<Any>.size)
print(MemoryLayout.size(ofValue: 3 as Int16), MemoryLayout<(Int, Bool)>.stride, MemoryLayout<Bool?>.size, MemoryLayout<Error>.size)
print(Swift.type(of: 3), Swift.type(of: "x") == String.self)
