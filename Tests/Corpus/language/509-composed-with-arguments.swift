protocol P<X> { associatedtype X; var v: X { get }; func put(_ x: X) -> String }
protocol Q { var q: String { get } }
struct PQ: P, Q { let v = 3; let q = "q"; func put(_ x: Int) -> String { "put \(x)" } }
struct PS: P, Q { let v = "s"; let q = "ps"; func put(_ x: String) -> String { x } }
func both(_ x: any P<Int> & Q) -> String { "\(x.v + 1)\(x.q)\(x.put(4))" }
let l: [any P<Int> & Q] = [PQ(), PQ()]
print(both(PQ()), l.map { $0.v + $0.q.count }, l.reduce(0) { $0 + $1.v })
func some(_ x: some P<Int> & Q) -> Int { x.v * 2 }
let anys: [Any] = [PQ(), PS(), 3]
print(some(PQ()), both(l[0]), anys.map { $0 is any Q & P<Int> }, anys.compactMap { ($0 as? any P<String> & Q)?.v })
typealias Both = P<Int> & Q
let b: any Both = PQ(); print(b.v - 1, some(b))
