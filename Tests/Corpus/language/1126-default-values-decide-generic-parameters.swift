// A default value decides a generic parameter that no argument decides.

func count<T: Collection>(_ x: T = [1, 2, 3]) -> Int { x.count }
print(count(), count("ab"))

func pair<A, B>(_ a: A = 1, _ b: B = "x") -> (A, B) { (a, b) }
print(pair(), pair(2.5), pair(true, [1]))

struct Store<T> {
    var value: T
    init(_ value: T = "q") { self.value = value }
}
print(Store().value, Store(1).value)

class Cache<Key: Hashable, Value> {
    let name: String
    var entries: [Key: Value]
    init(_ entries: [Key: Value] = ["a": 1], name: String = "c") {
        self.entries = entries
        self.name = name
    }
}
print(Cache().entries, Cache([1: "x"]).entries)

func call<T>(_ f: () -> T = { 42 }) -> T { f() }
print(call(), call { "s" })

func joined<S: Sequence>(_ s: S = ["a", "b"], by mark: String = "-") -> String where S.Element == String {
    s.joined(separator: mark)
}
print(joined(), joined(["x", "y"], by: "+"), joined(by: "*"))

// A default value that is valid for every type decides nothing.
func first<T>(_ x: T? = nil, or other: T) -> T { x ?? other }
print(first(or: 3), first(5, or: 3))

extension Array {
    func folded<R>(_ start: R = 0, _ f: (R, Element) -> R) -> R { reduce(start, f) }
}
print([1, 2, 3].folded { $0 + $1 }, ["a", "b"].folded("") { $0 + $1 })
