// from swiftc
func minMax(_ a: [Int]) -> (min: Int, max: Int)? { guard var lo = a.first else { return nil }; var hi = lo; for x in a.dropFirst() { lo = min(lo, x); hi = max(hi, x) }; return (lo, hi) }
if let (lo, hi) = minMax([3, 1, 4]) { print(lo, hi) }; print(minMax([]) == nil, minMax([2])!.max)
let pairs = [(1, "a"), (2, "b")]; for (i, s) in pairs { print(i, s) }; print(pairs.map { $0.1 }, pairs.map(\.0), Dictionary(uniqueKeysWithValues: pairs)[2]!)
print((1, "a") == (1, "a"), (1, 2) < (1, 3), ("b", 1) > ("a", 9))
typealias Point = (x: Double, y: Double); func dist(_ a: Point, _ b: Point = (0, 0)) -> Double { ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot() }
print(dist((3, 4)), dist((x: 1, y: 1), (1, 1)))
let (q, r) = 17.quotientAndRemainder(dividingBy: 5); print(q, r); let (_, second, _) = (1, 2, 3); print(second)
func variadic(_ label: String, _ ns: Int..., sep: String = ",") -> String { label + ns.map(String.init).joined(separator: sep) }; print(variadic("n:", 1, 2, 3), variadic("e"), variadic("s", 4, 5, sep: "-"))
func apply(_ n: Int, _ fs: (Int) -> Int...) -> Int { fs.reduce(n) { $1($0) } }; print(apply(2, { $0 + 1 }, { $0 * 10 }))
let nestedT = ((1, 2), [3: ("x", 4.5)]); print(nestedT.0.1, nestedT.1[3]!.0)
let ops: [String: (Double, Double) -> Double] = ["+": (+), "-": { $0 - $1 }, "max": max]; print(ops["+"]!(1, 2), ops["max"]!(3, 9), ops.keys.sorted())
func outer() -> Int { func inner(_ n: Int) -> Int { n <= 0 ? 0 : n + inner(n - 1) }; return inner(4) }; print(outer())
