class Base {
    required init?(coder: Int) {}
    init() {}
}
class Mid: Base { var a = 1 }
class Low: Mid { var b = 2 }
let kind: Base.Type = Low.self
let u = kind.init(coder: 1)! as! Low
print(u.a, u.b)
let v = Low(coder: 1)!
print(v.a, v.b)
