// Expected: compiled with swiftc 6.3. Lists of several types are lists of what a function takes.
protocol Animal { var name: String { get } }
struct Dog: Animal { let name = "dog" }
struct Cat: Animal { let name = "cat" }
func describe(_ a: any Animal) -> String { a.name }
func isCat(_ a: Animal) -> Bool { a is Cat }
print([Dog(), Cat()].map(describe), [Dog(), Dog()].map(describe))
print([Dog(), Cat()].filter(isCat).count, [Dog(), Cat()].first(where: isCat)?.name ?? "none")
print([Dog(), Cat()].map { (a: any Animal) -> String in a.name })
for a in [Dog(), Cat()].filter({ (a: Animal) in a is Cat }) { print(a.name) }
