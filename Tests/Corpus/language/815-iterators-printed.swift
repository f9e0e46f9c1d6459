// Expected: compiled with swiftc 6.3. Iterators and unfolded sequences when they are printed.
struct Ring: Collection {
    let a = [4, 5]
    var startIndex: Int { 0 }
    var endIndex: Int { 2 }
    func index(after i: Int) -> Int { i + 1 }
    subscript(i: Int) -> Int { a[i] }
}
struct Count: Sequence, IteratorProtocol {
    var n = 0
    mutating func next() -> Int? {
        n += 1
        return n
    }
}
let joined = [[1, 2], [3]].joined(separator: [0])
print(type(of: joined), Array(joined), Array(joined))
var numbers = [1, 2, 3].makeIterator()
let untouched = numbers
_ = numbers.next()
print(numbers, untouched, type(of: numbers))
dump(numbers)
print((0..<3).makeIterator(), [1, 2, 3][1...].makeIterator())
var ring = Ring().makeIterator()
_ = ring.next()
print(ring, Ring().map { $0 }, Ring().first!)
print(Count().prefix(2), Count().dropFirst(3), Array(Count().dropFirst(3).prefix(2)))
var doubling = sequence(first: 1) { $0 < 4 ? $0 * 2 : nil }
print(doubling)
_ = doubling.next()
print(doubling, Array(doubling))
while let n = doubling.next() { print(n) }
print(doubling)
let fibonacci = sequence(state: (0, 1)) { s -> Int? in
    defer { s = (s.1, s.0 + s.1) }
    return s.0
}
print(fibonacci, Array(fibonacci.prefix(5)), Array(fibonacci.prefix(3)))
print(IteratorSequence([1].makeIterator()))
var calls = 0
let once = sequence(first: 10) { n in
    calls += 1
    return n > 8 ? n - 1 : nil
}
print(Array(once), calls)
