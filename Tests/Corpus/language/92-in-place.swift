struct P { var x = 1, y = 2; var list = [3, 1, 2]; mutating func shift(_ by: Int) { x += by; list.append(by) } }
func both(_ a: inout Int, _ b: inout Int) { a += 10; b += 100; swap(&a, &b) }
func local() {
    var q = P()
    swap(&q.x, &q.y)
    both(&q.x, &q.y)
    var ps = [q, q]

    ps[1].shift(7)
    ps[1].list.sort()
    let copy = ps
    ps[0].list[0] = 99
    ps[0].list.append(5)
    ps.swapAt(0, 1)
    print(copy, ps)
    var nested = [[1, 2], [3]]
    let before = nested
    nested[0][1] += 40
    nested[1].append(nested[0][1])
    nested[1].removeFirst()
    print(before, nested)
    var dict = ["a": [1]]
    let d2 = dict
    dict["a"]![0] = 5
    dict["a", default: []].append(6)
    dict["b", default: []].append(7)
    print(d2, dict["a"]!, dict["b"]!)
    var t = (1, [2, 3])
    let t2 = t
    t.1[0] = 9
    t.0 += 1
    print(t, t2)
}
local()
final class C { var items = [P()]; var n = 0; var d = 1.5
  func run() { items[0].shift(3); items.append(P()); items[1].x -= 4; n += 2; n *= 5; n -= 1; n /= 2; n %= 3; d *= 2; d -= 0.5; items[0].list.sort { $0 > $1 } } }
let c = C()
c.run(); c.items[0].shift(4); c.items[1].list[2] *= 3
print(c.items, c.n, c.d)
var arr = [1, 2, 3, 4]
let old = arr
arr[0] -= 1; arr[1] *= 3; arr[2] /= 2; arr[3] %= 3
print(old, arr)
var total = 0
let f = { (n: Int) in total += n }
f(3); f(4)
print(total)
print(-7 / 2, -7 % 2, 7 / -2, -9 % 10, Int.min / 2, Int.min % 3, (0 - 1) / 3, 1_000_000_007 % 1000, Int.max / 10, -1 % 7)
for d in [1, 2, 3, 7, 10, 1009] { print((-100 / d), (-100 % d), 100 / d) }
var str = "ab"; let sc = str; str += "cd\(total)"; print(sc, str, str == "abcd7")
