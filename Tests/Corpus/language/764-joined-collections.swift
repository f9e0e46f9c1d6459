// Expected: compiled with swiftc 6.3. Flattened sequences are collections.
let f = [1, 2, 3].lazy.flatMap { (x: Int) -> [Int] in return [x, x * 10] }
print(Array(f.prefix(3)))
for x in f { print(x) }
print(f.contains(30))
let j = [[1], [], [2, 3]].joined()
print(j.first!, j.count, j.last!, j.reversed(), Array(j), j.firstIndex(of: 2) != nil, j[j.startIndex], j.dropFirst().first!)
for i in j.indices { print(j[i], terminator: " ") }
print()
print(j.max()!, j.contains(3), j.map { $0 + 1 })
print(["ab", "", "c"].joined().count)
print(f.first!, f.count, f.firstIndex(of: 20) != nil, f.isEmpty, f.last!)
