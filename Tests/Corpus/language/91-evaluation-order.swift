var log: [String] = []
func i(_ n: Int) -> Int { log.append("i\(n)"); return n }
func v(_ n: Int) -> Int { log.append("v\(n)"); return n }
var a = [1, 2, 3], m = [[1, 2], [3, 4]]
a[i(0)] = v(5)
a[i(1)] += v(6)
m[i(1)][i(0)] = v(7)
m[i(0)][i(1)] -= v(8)
func local() {
    var b = [1, 2, 3, 4, 5, 6]
    var k = 0
    func next() -> Int { k += 1; log.append("next\(k)"); return k }
    b[k] = next()
    b[next()] = next()
    b[k] += next()
    print(b, k)
}
local()
final class Box { var n = 0; let name: String; init(_ name: String) { self.name = name; log.append("make " + name) }
    deinit { log.append("drop " + name) } }
func box(_ s: String) -> Box { Box(s) }
box("x").n = v(9)
box("y").n += v(10)
var current = Box("first")
let first = current
func swapIt() -> Int { current = Box("second"); return 42 }
current.n = swapIt()
print(first.n, current.n)
struct S { var n = 0; var list = [1, 2] }
var none: S? = nil
none?.n = v(11)
none?.list[i(0)] = v(12)
var some: S? = S()
some?.n = v(13)
some?.list[i(1)] = v(14)
print(some!.n, some!.list)
var d: [String: Int] = [:]
func key(_ s: String) -> String { log.append(s); return s }
d[key("k1")] = v(1)
d[key("k2"), default: v(0)] += v(2)
a[i(2)].negate()
m[i(0)].append(v(3))
m[i(0)].insert(v(4), at: i(0))
var text = ["a", "b"]
text[i(1)] += String(v(77))
print(a, m, d.count, text)
print(log.joined(separator: " "))
