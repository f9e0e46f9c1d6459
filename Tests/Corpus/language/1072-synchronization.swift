import Synchronization
let m = Mutex(0)
m.withLock { $0 += 1 }
print(m.withLock { $0 })
final class Cache: Sendable {
    private let items = Mutex<[String: Int]>([:])
    let hits = Atomic<Int>(0)
    func value(_ k: String) -> Int {
        items.withLock { d in
            if let v = d[k] { hits.wrappingAdd(1, ordering: .relaxed); return v }
            d[k] = k.count; return k.count
        }
    }
    var count: Int { items.withLock { $0.count } }
}
let c = Cache()
print(c.value("abc"), c.value("abc"), c.count, c.hits.load(ordering: .acquiring))
await withTaskGroup(of: Void.self) { g in
    for _ in 0..<100 { g.addTask { c.hits.add(1, ordering: .sequentiallyConsistent) } }
}
print(c.hits.load(ordering: .relaxed))
let a = Atomic(5)
print(a.exchange(7, ordering: .acquiringAndReleasing))
print(a.compareExchange(expected: 7, desired: 9, ordering: .sequentiallyConsistent))
print(a.compareExchange(expected: 7, desired: 10, successOrdering: .acquiring, failureOrdering: .relaxed))
let (ok, old) = a.weakCompareExchange(expected: 1, desired: 2, ordering: .relaxed); print(ok, old)
print(a.add(3, ordering: .relaxed), a.subtract(1, ordering: .relaxed), a.max(100, ordering: .relaxed), a.min(4, ordering: .relaxed))
print(a.bitwiseAnd(6, ordering: .relaxed), a.bitwiseOr(1, ordering: .relaxed), a.bitwiseXor(3, ordering: .relaxed))
print(a.wrappingSubtract(2, ordering: .relaxed).newValue)
a.store(42, ordering: .releasing)
print(a.load(ordering: .relaxed))
let flag = Atomic<Bool>(false)
print(flag.logicalOr(true, ordering: .relaxed), flag.logicalAnd(false, ordering: .relaxed), flag.logicalXor(true, ordering: .relaxed))
print(flag.exchange(true, ordering: .relaxed))
let u8 = Atomic<UInt8>(250); print(u8.wrappingAdd(10, ordering: .relaxed))
enum State: Int, AtomicRepresentable { case idle, running, done }
let st = Atomic<State>(.idle)
print(st.compareExchange(expected: .idle, desired: .running, ordering: .relaxed).exchanged, st.load(ordering: .relaxed))
let opt = Atomic<Double>(1.5); print(opt.load(ordering: .relaxed))
if let r = m.withLockIfAvailable({ $0 += 5; return $0 }) { print(r) }
struct E: Error {}
do { try m.withLock { _ in throw E() } } catch { print(error) }
do throws(E) { try m.withLock { (_: inout Int) throws(E) in throw E() } } catch { print("typed", error) }
struct Pair { var x = 0, y = 0 }
let p = Mutex(Pair())
p.withLock { $0.x = 1; $0.y = 2 }
p.withLock { print($0) }
atomicMemoryFence(ordering: .sequentiallyConsistent)
let lazyRef = AtomicLazyReference<Cache>()
print(lazyRef.load() == nil)
let got = lazyRef.storeIfNil(Cache())
print(got === lazyRef.load()!)
print(type(of: a.load(ordering: .relaxed)))
