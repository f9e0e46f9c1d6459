// Subscripts of a type and of its values, of one signature, through the type, a metatype and a subclass.
struct M { subscript(i: Int) -> Int { i * 2 }
  static subscript(i: Int) -> String { "s\(i)" }
  static subscript(n: String) -> Int { get { n.count } set { print("set", n, newValue) } } }
print(M()[3], M[4], M["abc"])
M["x"] = 2
M["yy"] += 1
let t = M.self; print(t[5])
print(type(of: M())[6])
class K { class subscript(i: Int) -> Int { i }
 subscript(i: Int) -> Int { -i } }
class L: K { override class subscript(i: Int) -> Int { i + 100 } }
let kt: K.Type = L.self; print(kt[1], K[1], L[1], L()[1])
