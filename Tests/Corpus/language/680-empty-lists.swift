// A list of nothing where nothing says what it holds: of anything.
print([])
print([:])
print([], [1], [:], separator: "; ")
func show(_ value: Any) { print(value) }
show([])
show([:])
func generic<T>(_ value: T) { print(value, T.self) }
generic([])
generic([1: 2])
let any: Any = []
print(any, type(of: []))
print("\([])", [[]], [[], [1]])
for _ in [] { print("never") }
print([].count, [].isEmpty)
let typed: [Int] = []
print(typed, [] as [String], typed == [], typed + [], [typed, []].count)
func sum(_ numbers: [Int]) -> Int { numbers.reduce(0, +) }
print(sum([]), Set<Int>([]).count)
debugPrint([])
