// Expected: compiled with swiftc 6.3. What a type in a condition asks of its arguments is asked of them.
struct Box<Element> {
    let all: [Element]
}
enum Oops: Error { case bad }
extension Box {
    func values<V, E>() -> [V] where Element == Result<V, E> { all.compactMap { try? $0.get() } }
    func errors<V, E>() -> [E] where Element == Result<V, E> {
        all.compactMap {
            if case .failure(let error) = $0 { return error }
            return nil
        }
    }
    func first<V, E>() throws -> V where Element == Result<V, E> { try all[0].get() }
    func keys<K, V>() -> Int where Element == [K: V] {
        var seen = Set<K>()
        for row in all { seen.formUnion(row.keys) }
        return seen.count
    }
    func members<M>(other: M) -> Bool where Element == Set<M> { all.contains { $0.contains(other) } }
}
let results = Box<Result<Int, Oops>>(all: [.success(1), .failure(.bad), .success(3)])
print(results.values(), results.errors(), try results.first())
print(Box(all: [["a": 1, "b": 2], ["b": 3]]).keys(), Box(all: [Set([1, 2])]).members(other: 2))
extension Sequence {
    func partitioned<V, E>() -> ([V], [E]) where Element == Result<V, E> {
        var values: [V] = [], errors: [E] = []
        for result in self {
            do { values.append(try result.get()) } catch { errors.append(error) }
        }
        return (values, errors)
    }
}
print([Result<Int, Oops>.success(4), .failure(.bad)].partitioned())
