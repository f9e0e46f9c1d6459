var a: [Int] = []
for i in 0..<10 { a.append(i * i) }
var b = a
b[3] = 100
print(a, b, a == b, a.count, b.count)
a[2] += 5
print(a[2], a.first!, a.last!, a.reduce(0, +))
a.append(7); a[0] = -1
print(a)
var flags = Array(repeating: false, count: 5)
flags[2] = true
for f in flags { print(f, terminator: " ") }
print(flags)
var d = [Double](repeating: 1.5, count: 3)
d[1] *= 4
d.append(9)
print(d)
var o = [Int?](repeating: 3, count: 3)
o[1] = nil
o.append(4)
print(o)
func grid() {
    var g = Array(repeating: Array(repeating: 0, count: 3), count: 3)
    g[1][2] = 5
    g[0][0] += 2
    for row in g { print(row) }
    var copy = g
    copy[1][1] = 9
    print(g[1], copy[1])
}
grid()
func loop() {
    var xs = [1, 2, 3]
    var ys: [Int] = []
    for x in xs { ys.append(x); xs.append(x * 2); if xs.count > 20 { break } }
    for y in ys { ys.append(y); _ = ys.contains(3) }
    print(xs, ys)
    xs.swapAt(0, 1); xs.removeLast(); xs.append(1)
    print(xs, xs.isEmpty)
    var e: [UInt8] = []
    for i in 250..<256 { e.append(UInt8(i)) }
    e[0] &+= 10
    print(e)
}
loop()
var text = ""
for i in 0..<60 { text += "item \(i % 7), "; if i % 20 == 0 { print(text.count) } }
text += "ü\(Int.min) \(Int.max) \(-1) \(0) \(10) \(99) \(100)"
var other = text
other += "!"
print(text, other.count, text.count)
func long() -> String {
    var s = String(repeating: "é", count: 200)
    for i in 0..<300 { s += String(i); s += "x\(i)" }
    let t = s
    s += "end"
    s.append("?"); s.append(contentsOf: "yes")
    for i in 0..<20 { s += "\(i)"; if s.hasSuffix("9") { print(i) } }
    return t + s
}
print(long().utf8.count, long().hashValue == long().hashValue)
struct P { var x = 0.0; var n = 0; var name = "a"; mutating func go(_ d: Double) { x += d; n += 1; name += "b"; let c = self; if n == 2 { x = c.x * 2 } } }
func ps() {
    var p = [P(), P()]
    let q = p
    for i in 0..<4 { p[i % 2].go(0.5) }
    var one = P(); let two = one; one.go(3)
    print(p, q, one, two)
    var t = (P(), 1); t.0.go(2); print(t.0.x)
}
ps()
let k = 3
let addK: (Int) -> Int = { $0 + k }
let mk = { (x: Int) in { (y: Int) in x * y } }
print(addK(4), mk(3)(4), [1, 2, 3].map(addK))
var total = 0
outer: for i in 0..<10 { for j in 0..<10 { if j == 3 { continue outer }; if i == 4 { break outer }; total += i * j } }
print(total)
var w = 0
while w < 5 { w += 1; if w == 3 { continue }; print(w, terminator: ";") }
repeat { w -= 1 } while w > 0
print(w)
