// Expected: compiled with swiftc 6.3. Generic functions of the library take an `any P`: they are those of what it holds.
func show(_ x: any BinaryInteger) {
    print(Int(x), Double(x), UInt8(truncatingIfNeeded: x), Int(exactly: x) as Any, Int8(clamping: x))
}
show(5); show(UInt8(200)); show(Int64(-3))
func showf(_ x: any BinaryFloatingPoint) { print(Double(x), Int(x), Float(x)) }
showf(2.5); showf(Float(1.25))
func texts(_ s: any StringProtocol) { print(Int(s) as Any, String(s), s.count, s.uppercased()) }
texts("42"); texts("x7".dropFirst())
func hashed(_ h: any Hashable) { print(Set([AnyHashable(h)]).count); var s = Hasher(); s.combine(h); h.hash(into: &s) }
hashed(3); hashed("x")
func seq(_ s: any Sequence<Int>) { print(Array(s), s.reduce(0, +), s.map { $0 + 1 }) }
seq([1, 2]); seq(1...3); seq(Set([4]))
func coll(_ c: any Collection<String>) { print(c.count, c.first ?? "-", c.joined(separator: "+"), Array(c), c.isEmpty) }
coll(["a", "b"]); coll(["z": 1].keys); coll([][...])
func desc(_ c: any CustomStringConvertible) { print(String(describing: c), "\(c)", c.description) }
desc(3); desc([1])
func cmp(_ a: any Comparable, _ b: any Comparable) -> String { func f<T: Comparable>(_ x: T) -> Bool { guard let y = b as? T else { return false }; return x < y }; return "\(f(a))" }
print(cmp(1, 2), cmp("b", "a"), cmp(1, "a"))
func iter(_ xs: [any Sequence]) { for x in xs { print(x.underestimatedCount >= 0, x.map { "\($0)" }.sorted()) } }
iter([[1, 2], ["a"], 1...2])

