// Expected: compiled with swiftc 6.3. Empty lists whose elements a closure says, texts among what it is given.
let d1 = zip("abc", 1...).reduce(into: [:]) { $0[$1.0] = $1.1 }
print(d1.sorted { $0.key < $1.key })
let c1 = "hello".reduce(into: [:]) { $0[$1, default: 0] += 1 }
print(c1.count)
let e1 = [1, 2].reduce(into: []) { $0.append("\($1)") }
print(e1)
let a2 = zip(["a"], [1]).reduce(into: [:]) { $0[$1.0] = $1.1 }
print(a2)
let a3 = zip("abc", [1, 2, 3]).reduce(into: [:]) { $0[$1.0] = $1.1 }
print(a3.count)
let a = zip(["a"], [1]).reduce(into: [:]) { d, p in d[p.0] = p.1 }
let b = ["x", "yy"].reduce(into: [:]) { $0[$1] = $1.count }
let c = [(1, "a")].reduce(into: [:]) { $0[$1.0] = $1.1 }
print(a, b.count, c)
