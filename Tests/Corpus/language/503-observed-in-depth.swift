struct Inner { var t = 0 { didSet { } }; var u = 0; var v = 0 { willSet { log.append(newValue) } didSet { log.append(oldValue); if v > 100 { v = 100 } } }; var log: [Int] = []; mutating func add() { t += 1 } ; mutating func add2() { v += 1 } }
struct Out { var i = Inner() { didSet { n += 1 } }; var n = 0 }
var o = Out(); o.i.t = 1; print(o.n); o.i.add(); print(o.n); o.i.u = 3; print(o.n); o.i.t += 1; print(o.n); o.i.log.append(1); print(o.n); o.i.v = 4; print(o.n); o.i.add2(); print(o.n, o.i.log)
class C { var i = Inner() { didSet { n += 1 } }; var n = 0 }
let c = C(); c.i.t = 1; print(c.n); c.i.add(); print(c.n); c.i.u = 3; print(c.n); c.i.t += 1; print(c.n); c.i.v = 200; print(c.n, c.i.log, c.i.v)
var g = Inner() { didSet { print("g") } }; g.t = 1; g.add(); g.u += 1; g.v = 3
class D { var i = Inner() { willSet { n += 1 } }; var n = 0; var arr = [Inner()] { didSet { n += 10 } } }
let d = D(); d.i.v = 200; print(d.n); d.arr[0].v = 5; print(d.n, d.arr[0].log); d.arr[0].add2(); print(d.n)
// An expression that gives the object is evaluated once.
class Box { lazy var a: Int = 5; lazy var b: String? = "y"; var obs = 1 { didSet { print("obs", oldValue) } }; var o: String? = "o"; deinit { print("bye") } }
struct Late { lazy var z: Int = 4; var q = 1 { didSet { print("q") } } }
func box() -> Box { print("box"); return Box() }
print(box().a); print(box().b as Any); print(box().b!.count)
box().a += 2; box().obs += 1; box().obs = 5; box().o! += "x"; box().b?.append("r")
class Holder { var s = Late() }
func holder() -> Holder { print("holder"); return Holder() }
print(holder().s.z); holder().s.q += 1; holder().s.z = 3
