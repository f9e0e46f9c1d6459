class A {
    let f: () -> Int
    let g: Int
    init(k: Int) { f = { Self.twice(k) }; g = Self.twice(1) }
    class func twice(_ n: Int) -> Int { n * 2 }
    func later() -> () -> Int { return { Self.twice(3) } }
}
class B: A {
    let h: Int
    override init(k: Int) { h = Self.twice(k); super.init(k: k) }
    override class func twice(_ n: Int) -> Int { n * 20 }
}
print(A(k: 2).f(), A(k: 1).later()(), A(k: 1).g)
print(B(k: 2).f(), B(k: 1).later()(), B(k: 1).g, B(k: 1).h)
