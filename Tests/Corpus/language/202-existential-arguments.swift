protocol Store<Item> {
    associatedtype Item
    var items: [Item] { get }
    mutating func add(_ item: Item)
}
struct ListStore<T>: Store {
    var items: [T] = []
    mutating func add(_ item: T) { items.append(item) }
}
struct LoudStore: Store {
    var items: [Int] = []
    mutating func add(_ item: Int) { print("adding \(item)"); items.append(item) }
}
func total(_ s: any Store<Int>) -> Int { s.items.reduce(0, +) }
func make() -> some Store<String> { var s = ListStore<String>(); s.add("a"); return s }
func dump2(_ s: some Store<String>) { print(s.items.map { $0.uppercased() }) }
var x: any Store<Int> = ListStore<Int>(items: [1, 2])
x.add(5)
print(total(x), x.items.first! + 1)
x = LoudStore()
x.add(3)
print(total(x))
let all: [any Store<Int>] = [ListStore(items: [1]), LoudStore(items: [4, 5])]
for s in all { print(s.items.map { $0 * 2 }) }
print(all.map { $0.items.count })
var m = make()
m.add("b")
dump2(m)
print(m.items[0].count)
func seq(_ n: Int) -> any Sequence<Int> { n > 2 ? [1, 2, 3] : Set([1]) }
for v in seq(3) { print(v + 1) }
print(seq(1).map { $0 + 1 })
let col: any Collection<String> = ["a", "b"]
print(col.count, col.first ?? "")
func sum(_ c: some Collection<Int>) -> Int { c.reduce(0, +) }
print(sum([1, 2]), sum(1...3), sum([1, 2, 3].lazy.map { $0 * 2 }))
