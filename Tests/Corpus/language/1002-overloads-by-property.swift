// from swiftc
// An overload whose result has no such property is not meant by one that reads it.
struct Items: Sequence {
    func makeIterator() -> IndexingIterator<[(key: String, value: Int)]> {
        [(key: "a", value: 1), (key: "b", value: 4)].makeIterator()
    }
}
let items = Items()
print(items.lazy.filter { $0.value > 3 }.map(\.key).first ?? "none")
print(items.lazy.map(\.value).first as Any, items.lazy.map { $0.value }.count, items.lazy.filter { $0.value > 9 }.isEmpty)
print([1, 2, 3].lazy.map { $0 * 2 }.first ?? 0, items.lazy.map(\.value).first(where: { $0 > 1 }) ?? 0)
struct Wrapper<T> { let value: T; func first(where test: (T) -> Bool) -> T? { test(value) ? value : nil } }
struct Source {
    func map<U>(_ f: (Int) -> U) -> Wrapper<U> { Wrapper(value: f(1)) }
    func map<U>(_ f: (Int) -> U) -> [U] { [f(2)] }
}
print(Source().map { $0 + 1 }.first ?? 7, Source().map { $0 + 1 }.value)
// The elements of a literal are known before the closures that take them.
print(Dictionary(grouping: "banana", by: { $0 }).mapValues(\.count).sorted { $0.key < $1.key })
let letters = Dictionary(grouping: "banana") { $0 }.max { $0.value.count < $1.value.count }
print(letters!.key)
