func ix(_ n: Int) -> Int { print("ix", n); return n }
struct G { var rows = [[1, 2], [3, 4]]; subscript(r: Int, c: Int) -> Int { get { rows[r][c] } set { rows[r][c] = newValue } } }
var i = 0
let kp = \G.[ix(i), ix(1)]
i = 1
var g = G()
print(g[keyPath: kp])
g[keyPath: kp] = 9
print(g.rows, g[keyPath: kp])
let ks = (0..<2).map { \[Int].[$0] }
print(ks.map { [7, 8][keyPath: $0] }, ks[0] == \[Int].[0], ks[0] == ks[1])
var k = "a"
let dp = \[String: Int].[k]
k = "b"
var d = ["a": 1, "b": 2]
print(d[keyPath: dp] as Any)
d[keyPath: dp] = 5
print(d.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
func at(_ n: Int) -> WritableKeyPath<[Int], Int> { \.[n] }
var a = [1, 2, 3]
a[keyPath: at(2)] += 10
print(a, [[1, 2], [3, 4]].map(\.[1]))
