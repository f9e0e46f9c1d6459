class A {
    var x = 1 { didSet { print("x", oldValue, x) } }
    init() { x = 2 }
    init(a: Int) { x = a; x += 1; setX() }
    convenience init(b: Int) { self.init(); x = b }
    func setX() { x = 50 }
}
class B: A {
    override init() { super.init(); x = 9 }
    var y = 0 { didSet { print("y") } }
    init(c: Int) { y = 1; super.init(a: c); y = 2; x = 3 }
}
_ = A(); print("-"); _ = A(a: 4); print("-"); _ = A(b: 6); print("-"); _ = B(); print("-"); _ = B(c: 1)
struct S {
    var v = 1 { didSet { print("v", v) } }
    init() { v = 2 }; init(_ n: Int) { self.init(); v = n }
}
_ = S(); _ = S(5)
