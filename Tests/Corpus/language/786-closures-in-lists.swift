// Expected: compiled with swiftc 6.3. Closures in a list, of which the results together say what they give.
struct Egg { let n = 1 }
func get<T>(_ t: T.Type) throws -> T { if let e = Egg() as? T { return e }; if let i = 3 as? T { return i }; throw E.no }
enum E: Error { case no }
for f in [{ try get(Egg.self) as Any }, { try get(Int.self) }, { try get(String.self) }] {
    do { print(try f()) } catch { print("error", error) }
}
let list = [{ 1 as Any }, { "a" }]
print(list.map { $0() })
let fs: [() -> Any] = [{ 1 }, { "b" }]
print(fs.map { $0() })
let opts = [{ Int("1") }, { nil }, { 3 }]
print(opts.map { $0() })
class A { func name() -> String { "A" } }
class B: A { override func name() -> String { "B" } }
class C: A { override func name() -> String { "C" } }
let makers = [{ B() as A }, { C() }]
print(makers.map { $0().name() })
let hs = [{ (x: Int) in x + 1 }, { $0 * 2 }, { -$0 }]
print(hs.map { $0(3) })
let ks = ["a": { (x: Int) -> Double in Double(x) }, "b": { Double($0) / 2 }]
print(ks["b"]!(3))
let us = [{ () -> Int? in nil }, { 5 }]
print(us.map { $0() as Any })
let ds = [{ 1.5 }, { 2 }]
print(ds.map { $0() })
let ts = [{ try get(Int.self) }, { 7 }]
print(try ts.map { try $0() })
