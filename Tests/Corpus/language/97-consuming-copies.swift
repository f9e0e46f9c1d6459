// consuming and borrowing of values that can be copied
struct Big { var list: [Int]; consuming func sorted() -> Big { list.sort(); return self }; borrowing func sum() -> Int { list.reduce(0, +) } }
func own(_ b: consuming Big) -> Int { b.list.append(1); return b.list.count }
func look(_ b: borrowing Big) -> Int { b.list.count }
let b = Big(list: [3, 1, 2])
print(own(b), look(b), b.sorted().list, b.sum())
func f() { let x = Big(list: [1]); let y = consume x; print(y.list) }
f()
final class Res { let n: Int; init(_ n: Int) { self.n = n }; deinit { print("freed", n) } }
func g() { let r = Res(1); print("a"); h(consume r); print("b") }
func h(_ r: consuming Res) { print("h", r.n) }
g()
func k() { var r = Res(2); r = Res(3); print("k", r.n); _ = consume r; print("end k") }
k()
