class N {
    var a: Int = 0 { didSet { print("a", oldValue, a) } }
    init() { a = 1; defer { a = 2 }; a = 4 }
}
_ = N()
struct S { var a = 0 { didSet { print("S", a) } }; init() { a = 1; defer { a = 2 } } }
_ = S()
class M: N { var b = 0 { willSet { print("b", newValue) } }; override init() { super.init(); defer { b = 3; a = 9 }; b = 2; a = 7 } }
_ = M()
struct G { var a: Int { didSet { print("G", a) } }; init(_ x: Int) { if x > 0 { a = x; defer { a += 1 } } else { a = 0 } ; a = 5 } }
_ = G(1); print(G(0).a)
protocol Named { static var id: String { get } }
extension Named { static var id: String { String(describing: self) } }
class Animal: Named {}; class Bear: Animal {}; class Cat: Animal {}
print([Bear.self, Cat.self].map { ($0 as Named.Type).id })
let types = [Animal.self, Bear.self]
print(types.map { $0.id })
