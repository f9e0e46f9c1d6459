class L { lazy var lines: [Int] = { print("made"); return [1] }() ; lazy var n = { print("n made"); return 2 }() }
let q = L()
q.lines
print("1")
func f() { q.n; print("2"); _ = q.n; print("3") }
f()
struct S { lazy var z: Int = { print("z"); return 1 }(); static let t: Int = { print("t"); return 4 }() ; var w: Int { print("w"); return 1 } }
var s = S()
s.z
S.t
s.w
print("4")
let g: Int = { print("g"); return 2 }()
g
