protocol Store {
    associatedtype Item; var items: [Item] { get }; var top: Item? { get }; func get() -> Item; func copy() -> Self
}
struct L: Store { var items: [Int] = [1, 2]; var top: Int? { 5 }; func get() -> Int { 7 }; func copy() -> L { self } }
let s: any Store = L()
print(s.items, s.top as Any, s.get(), s.copy())
let g = s.get()
print(g, g is Int, (g as? Int) ?? -1)
for i in s.items { print(i) }
print(s.items.map { "\($0)" }, s.copy().get())
