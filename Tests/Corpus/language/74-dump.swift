enum E { case a, b(Int), c(x: Int), d(Int, String), e(x: Int, y: [Int]) }
dump(E.a)
dump(E.b(1))
dump(E.c(x: 2))
dump(E.d(1, "s"))
dump(E.e(x: 1, y: [2]))
struct S { var a = 1; var b: Int? = nil; var c: String? = "x"; var e = E.b(3); var d = ["k": 1]; var t = (1, z: "q") }
dump(S())
dump([1, 2])
dump("str")
dump(3.5)
dump(Set([1]))
dump((a: 1, b: "x"))
dump(Optional(3))
dump(["k": [1]])
class C { var x = 1; let y = "s" }
class D: C { var z = [1.5] }
dump(D())
dump(C(), name: "it")
dump(true)
dump(1...3)
