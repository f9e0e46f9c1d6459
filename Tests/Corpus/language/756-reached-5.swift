// Expected: compiled with swiftc 6.3. Which code a member of a class runs, by how it is reached: staticvar make selfret.
func inc(_ x: inout Int) { x += 1 }
// staticvar ext False
protocol P_25: AnyObject { static var m: String { get } }
class Base_25: P_25 {
    
}
extension Base_25 { static var m: String { "B" } }
class Der_25: Base_25 {
    
}
final class Leaf_25: Der_25 {}
extension P_25 { func viaExt_25() { print("ext", type(of: self).m) } }
func gen_25<T: P_25>(_ o: T) { print("gen", type(of: o).m) }
func genB_25<T: Base_25>(_ o: T) { print("genB", type(of: o).m) }
func any_25(_ o: any P_25) { print("any", type(of: o).m) }
func base_25(_ o: Base_25) { print("base", type(of: o).m); any_25(o); gen_25(o); o.viaExt_25() }
func some_25(_ o: some P_25) { print("some", type(of: o).m) }
do { let o = Base_25(); print("-- Base staticvar"); print(type(of: o).m); base_25(o); any_25(o); gen_25(o); genB_25(o); some_25(o); o.viaExt_25() }
do { let o = Der_25(); print("-- Der staticvar"); print(type(of: o).m); base_25(o); any_25(o); gen_25(o); genB_25(o); some_25(o); o.viaExt_25() }
do { let o = Leaf_25(); print("-- Leaf staticvar"); print(type(of: o).m); base_25(o); any_25(o); gen_25(o); genB_25(o); some_25(o); o.viaExt_25() }

// staticvar default False
protocol P_26: AnyObject { static var m: String { get } }
extension P_26 { static var m: String { "P" } }
class Base_26: P_26 {
    
}
class Der_26: Base_26 {
    
}
final class Leaf_26: Der_26 {}
extension P_26 { func viaExt_26() { print("ext", type(of: self).m) } }
func gen_26<T: P_26>(_ o: T) { print("gen", type(of: o).m) }
func genB_26<T: Base_26>(_ o: T) { print("genB", type(of: o).m) }
func any_26(_ o: any P_26) { print("any", type(of: o).m) }
func base_26(_ o: Base_26) { print("base", type(of: o).m); any_26(o); gen_26(o); o.viaExt_26() }
func some_26(_ o: some P_26) { print("some", type(of: o).m) }
do { let o = Base_26(); print("-- Base staticvar"); print(type(of: o).m); base_26(o); any_26(o); gen_26(o); genB_26(o); some_26(o); o.viaExt_26() }
do { let o = Der_26(); print("-- Der staticvar"); print(type(of: o).m); base_26(o); any_26(o); gen_26(o); genB_26(o); some_26(o); o.viaExt_26() }
do { let o = Leaf_26(); print("-- Leaf staticvar"); print(type(of: o).m); base_26(o); any_26(o); gen_26(o); genB_26(o); some_26(o); o.viaExt_26() }

// make class True
protocol P_27: AnyObject { init(n: Int) }
class Base_27: P_27 {
    let n: Int
    required init(n: Int) { self.n = n }
    convenience init() { self.init(n: 0) }
}
class Der_27: Base_27 {
    var extra = 0
    required init(n: Int) { extra = n; super.init(n: n * 2) }
}
final class Leaf_27: Der_27 {}
extension P_27 { func viaExt_27() { print("ext", "\({ (t: Base_27.Type) -> String in let x = t.init(n: 3); return "\(type(of: x)) \(x.n)" }(type(of: self as! Base_27)))") } }
func gen_27<T: P_27>(_ o: T) { print("gen", "\({ (t: Base_27.Type) -> String in let x = t.init(n: 3); return "\(type(of: x)) \(x.n)" }(type(of: o as! Base_27)))") }
func genB_27<T: Base_27>(_ o: T) { print("genB", "\({ (t: Base_27.Type) -> String in let x = t.init(n: 3); return "\(type(of: x)) \(x.n)" }(type(of: o as! Base_27)))") }
func any_27(_ o: any P_27) { print("any", "\({ (t: Base_27.Type) -> String in let x = t.init(n: 3); return "\(type(of: x)) \(x.n)" }(type(of: o as! Base_27)))") }
func base_27(_ o: Base_27) { print("base", "\({ (t: Base_27.Type) -> String in let x = t.init(n: 3); return "\(type(of: x)) \(x.n)" }(type(of: o as! Base_27)))"); any_27(o); gen_27(o); o.viaExt_27() }
func some_27(_ o: some P_27) { print("some", "\({ (t: Base_27.Type) -> String in let x = t.init(n: 3); return "\(type(of: x)) \(x.n)" }(type(of: o as! Base_27)))") }
do { let o = Base_27(n: 1); print("-- Base make"); print("\({ (t: Base_27.Type) -> String in let x = t.init(n: 3); return "\(type(of: x)) \(x.n)" }(type(of: o as! Base_27)))"); base_27(o); any_27(o); gen_27(o); genB_27(o); some_27(o); o.viaExt_27() }
do { let o = Der_27(n: 1); print("-- Der make"); print("\({ (t: Base_27.Type) -> String in let x = t.init(n: 3); return "\(type(of: x)) \(x.n)" }(type(of: o as! Base_27)))"); base_27(o); any_27(o); gen_27(o); genB_27(o); some_27(o); o.viaExt_27() }
do { let o = Leaf_27(n: 1); print("-- Leaf make"); print("\({ (t: Base_27.Type) -> String in let x = t.init(n: 3); return "\(type(of: x)) \(x.n)" }(type(of: o as! Base_27)))"); base_27(o); any_27(o); gen_27(o); genB_27(o); some_27(o); o.viaExt_27() }

// make class False
protocol P_28: AnyObject { init(n: Int) }
class Base_28: P_28 {
    let n: Int
    required init(n: Int) { self.n = n }
    convenience init() { self.init(n: 0) }
    class func other() {}
}
class Der_28: Base_28 {
    override class func other() {}
}
final class Leaf_28: Der_28 {}
extension P_28 { func viaExt_28() { print("ext", "\({ (t: Base_28.Type) -> String in let x = t.init(n: 3); return "\(type(of: x)) \(x.n)" }(type(of: self as! Base_28)))") } }
func gen_28<T: P_28>(_ o: T) { print("gen", "\({ (t: Base_28.Type) -> String in let x = t.init(n: 3); return "\(type(of: x)) \(x.n)" }(type(of: o as! Base_28)))") }
func genB_28<T: Base_28>(_ o: T) { print("genB", "\({ (t: Base_28.Type) -> String in let x = t.init(n: 3); return "\(type(of: x)) \(x.n)" }(type(of: o as! Base_28)))") }
func any_28(_ o: any P_28) { print("any", "\({ (t: Base_28.Type) -> String in let x = t.init(n: 3); return "\(type(of: x)) \(x.n)" }(type(of: o as! Base_28)))") }
func base_28(_ o: Base_28) { print("base", "\({ (t: Base_28.Type) -> String in let x = t.init(n: 3); return "\(type(of: x)) \(x.n)" }(type(of: o as! Base_28)))"); any_28(o); gen_28(o); o.viaExt_28() }
func some_28(_ o: some P_28) { print("some", "\({ (t: Base_28.Type) -> String in let x = t.init(n: 3); return "\(type(of: x)) \(x.n)" }(type(of: o as! Base_28)))") }
do { let o = Base_28(n: 1); print("-- Base make"); print("\({ (t: Base_28.Type) -> String in let x = t.init(n: 3); return "\(type(of: x)) \(x.n)" }(type(of: o as! Base_28)))"); base_28(o); any_28(o); gen_28(o); genB_28(o); some_28(o); o.viaExt_28() }
do { let o = Der_28(n: 1); print("-- Der make"); print("\({ (t: Base_28.Type) -> String in let x = t.init(n: 3); return "\(type(of: x)) \(x.n)" }(type(of: o as! Base_28)))"); base_28(o); any_28(o); gen_28(o); genB_28(o); some_28(o); o.viaExt_28() }
do { let o = Leaf_28(n: 1); print("-- Leaf make"); print("\({ (t: Base_28.Type) -> String in let x = t.init(n: 3); return "\(type(of: x)) \(x.n)" }(type(of: o as! Base_28)))"); base_28(o); any_28(o); gen_28(o); genB_28(o); some_28(o); o.viaExt_28() }

// selfret class True
protocol P_29: AnyObject { func m() -> Self }
class Base_29: P_29 {
    func m() -> Self { self }
    var tag: String { "B" }
}
class Der_29: Base_29 {
    override var tag: String { "D" }
}
final class Leaf_29: Der_29 {}
extension P_29 { func viaExt_29() { print("ext", (self.m() as AnyObject as! Base_29).tag) } }
func gen_29<T: P_29>(_ o: T) { print("gen", (o.m() as AnyObject as! Base_29).tag) }
func genB_29<T: Base_29>(_ o: T) { print("genB", (o.m() as AnyObject as! Base_29).tag) }
func any_29(_ o: any P_29) { print("any", (o.m() as AnyObject as! Base_29).tag) }
func base_29(_ o: Base_29) { print("base", (o.m() as AnyObject as! Base_29).tag); any_29(o); gen_29(o); o.viaExt_29() }
func some_29(_ o: some P_29) { print("some", (o.m() as AnyObject as! Base_29).tag) }
do { let o = Base_29(); print("-- Base selfret"); print((o.m() as AnyObject as! Base_29).tag); base_29(o); any_29(o); gen_29(o); genB_29(o); some_29(o); o.viaExt_29() }
do { let o = Der_29(); print("-- Der selfret"); print((o.m() as AnyObject as! Base_29).tag); base_29(o); any_29(o); gen_29(o); genB_29(o); some_29(o); o.viaExt_29() }
do { let o = Leaf_29(); print("-- Leaf selfret"); print((o.m() as AnyObject as! Base_29).tag); base_29(o); any_29(o); gen_29(o); genB_29(o); some_29(o); o.viaExt_29() }

// selfret class False
protocol P_30: AnyObject { func m() -> Self }
class Base_30: P_30 {
    func m() -> Self { self }
    var tag: String { "B" }
}
class Der_30: Base_30 {
    override var tag: String { "D" }
}
final class Leaf_30: Der_30 {}
extension P_30 { func viaExt_30() { print("ext", (self.m() as AnyObject as! Base_30).tag) } }
func gen_30<T: P_30>(_ o: T) { print("gen", (o.m() as AnyObject as! Base_30).tag) }
func genB_30<T: Base_30>(_ o: T) { print("genB", (o.m() as AnyObject as! Base_30).tag) }
func any_30(_ o: any P_30) { print("any", (o.m() as AnyObject as! Base_30).tag) }
func base_30(_ o: Base_30) { print("base", (o.m() as AnyObject as! Base_30).tag); any_30(o); gen_30(o); o.viaExt_30() }
func some_30(_ o: some P_30) { print("some", (o.m() as AnyObject as! Base_30).tag) }
do { let o = Base_30(); print("-- Base selfret"); print((o.m() as AnyObject as! Base_30).tag); base_30(o); any_30(o); gen_30(o); genB_30(o); some_30(o); o.viaExt_30() }
do { let o = Der_30(); print("-- Der selfret"); print((o.m() as AnyObject as! Base_30).tag); base_30(o); any_30(o); gen_30(o); genB_30(o); some_30(o); o.viaExt_30() }
do { let o = Leaf_30(); print("-- Leaf selfret"); print((o.m() as AnyObject as! Base_30).tag); base_30(o); any_30(o); gen_30(o); genB_30(o); some_30(o); o.viaExt_30() }
