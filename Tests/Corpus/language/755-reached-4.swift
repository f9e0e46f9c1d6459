// Expected: compiled with swiftc 6.3. Which code a member of a class runs, by how it is reached: static staticvar.
func inc(_ x: inout Int) { x += 1 }
// static class True
protocol P_19: AnyObject { static func m() -> String }
class Base_19: P_19 {
    class func m() -> String { "B" + "\(Self.self)" }
}
class Der_19: Base_19 {
    override class func m() -> String { "D" + super.m() }
}
final class Leaf_19: Der_19 {}
extension P_19 { func viaExt_19() { print("ext", type(of: self).m()) } }
func gen_19<T: P_19>(_ o: T) { print("gen", type(of: o).m()) }
func genB_19<T: Base_19>(_ o: T) { print("genB", type(of: o).m()) }
func any_19(_ o: any P_19) { print("any", type(of: o).m()) }
func base_19(_ o: Base_19) { print("base", type(of: o).m()); any_19(o); gen_19(o); o.viaExt_19() }
func some_19(_ o: some P_19) { print("some", type(of: o).m()) }
do { let o = Base_19(); print("-- Base static"); print(type(of: o).m()); base_19(o); any_19(o); gen_19(o); genB_19(o); some_19(o); o.viaExt_19() }
do { let o = Der_19(); print("-- Der static"); print(type(of: o).m()); base_19(o); any_19(o); gen_19(o); genB_19(o); some_19(o); o.viaExt_19() }
do { let o = Leaf_19(); print("-- Leaf static"); print(type(of: o).m()); base_19(o); any_19(o); gen_19(o); genB_19(o); some_19(o); o.viaExt_19() }

// static class False
protocol P_20: AnyObject { static func m() -> String }
class Base_20: P_20 {
    class func m() -> String { "B" + "\(Self.self)" }
}
class Der_20: Base_20 {
    
}
final class Leaf_20: Der_20 {}
extension P_20 { func viaExt_20() { print("ext", type(of: self).m()) } }
func gen_20<T: P_20>(_ o: T) { print("gen", type(of: o).m()) }
func genB_20<T: Base_20>(_ o: T) { print("genB", type(of: o).m()) }
func any_20(_ o: any P_20) { print("any", type(of: o).m()) }
func base_20(_ o: Base_20) { print("base", type(of: o).m()); any_20(o); gen_20(o); o.viaExt_20() }
func some_20(_ o: some P_20) { print("some", type(of: o).m()) }
do { let o = Base_20(); print("-- Base static"); print(type(of: o).m()); base_20(o); any_20(o); gen_20(o); genB_20(o); some_20(o); o.viaExt_20() }
do { let o = Der_20(); print("-- Der static"); print(type(of: o).m()); base_20(o); any_20(o); gen_20(o); genB_20(o); some_20(o); o.viaExt_20() }
do { let o = Leaf_20(); print("-- Leaf static"); print(type(of: o).m()); base_20(o); any_20(o); gen_20(o); genB_20(o); some_20(o); o.viaExt_20() }

// static ext False
protocol P_21: AnyObject { static func m() -> String }
class Base_21: P_21 {
    
}
extension Base_21 { static func m() -> String { "B" + "\(Self.self)" } }
class Der_21: Base_21 {
    
}
final class Leaf_21: Der_21 {}
extension P_21 { func viaExt_21() { print("ext", type(of: self).m()) } }
func gen_21<T: P_21>(_ o: T) { print("gen", type(of: o).m()) }
func genB_21<T: Base_21>(_ o: T) { print("genB", type(of: o).m()) }
func any_21(_ o: any P_21) { print("any", type(of: o).m()) }
func base_21(_ o: Base_21) { print("base", type(of: o).m()); any_21(o); gen_21(o); o.viaExt_21() }
func some_21(_ o: some P_21) { print("some", type(of: o).m()) }
do { let o = Base_21(); print("-- Base static"); print(type(of: o).m()); base_21(o); any_21(o); gen_21(o); genB_21(o); some_21(o); o.viaExt_21() }
do { let o = Der_21(); print("-- Der static"); print(type(of: o).m()); base_21(o); any_21(o); gen_21(o); genB_21(o); some_21(o); o.viaExt_21() }
do { let o = Leaf_21(); print("-- Leaf static"); print(type(of: o).m()); base_21(o); any_21(o); gen_21(o); genB_21(o); some_21(o); o.viaExt_21() }

// static default False
protocol P_22: AnyObject { static func m() -> String }
extension P_22 { static func m() -> String { "P" + "\(Self.self)" } }
class Base_22: P_22 {
    
}
class Der_22: Base_22 {
    
}
final class Leaf_22: Der_22 {}
extension P_22 { func viaExt_22() { print("ext", type(of: self).m()) } }
func gen_22<T: P_22>(_ o: T) { print("gen", type(of: o).m()) }
func genB_22<T: Base_22>(_ o: T) { print("genB", type(of: o).m()) }
func any_22(_ o: any P_22) { print("any", type(of: o).m()) }
func base_22(_ o: Base_22) { print("base", type(of: o).m()); any_22(o); gen_22(o); o.viaExt_22() }
func some_22(_ o: some P_22) { print("some", type(of: o).m()) }
do { let o = Base_22(); print("-- Base static"); print(type(of: o).m()); base_22(o); any_22(o); gen_22(o); genB_22(o); some_22(o); o.viaExt_22() }
do { let o = Der_22(); print("-- Der static"); print(type(of: o).m()); base_22(o); any_22(o); gen_22(o); genB_22(o); some_22(o); o.viaExt_22() }
do { let o = Leaf_22(); print("-- Leaf static"); print(type(of: o).m()); base_22(o); any_22(o); gen_22(o); genB_22(o); some_22(o); o.viaExt_22() }

// staticvar class True
protocol P_23: AnyObject { static var m: String { get } }
class Base_23: P_23 {
    class var m: String { "B" }
}
class Der_23: Base_23 {
    override class var m: String { "D" + super.m }
}
final class Leaf_23: Der_23 {}
extension P_23 { func viaExt_23() { print("ext", type(of: self).m) } }
func gen_23<T: P_23>(_ o: T) { print("gen", type(of: o).m) }
func genB_23<T: Base_23>(_ o: T) { print("genB", type(of: o).m) }
func any_23(_ o: any P_23) { print("any", type(of: o).m) }
func base_23(_ o: Base_23) { print("base", type(of: o).m); any_23(o); gen_23(o); o.viaExt_23() }
func some_23(_ o: some P_23) { print("some", type(of: o).m) }
do { let o = Base_23(); print("-- Base staticvar"); print(type(of: o).m); base_23(o); any_23(o); gen_23(o); genB_23(o); some_23(o); o.viaExt_23() }
do { let o = Der_23(); print("-- Der staticvar"); print(type(of: o).m); base_23(o); any_23(o); gen_23(o); genB_23(o); some_23(o); o.viaExt_23() }
do { let o = Leaf_23(); print("-- Leaf staticvar"); print(type(of: o).m); base_23(o); any_23(o); gen_23(o); genB_23(o); some_23(o); o.viaExt_23() }

// staticvar class False
protocol P_24: AnyObject { static var m: String { get } }
class Base_24: P_24 {
    class var m: String { "B" }
}
class Der_24: Base_24 {
    
}
final class Leaf_24: Der_24 {}
extension P_24 { func viaExt_24() { print("ext", type(of: self).m) } }
func gen_24<T: P_24>(_ o: T) { print("gen", type(of: o).m) }
func genB_24<T: Base_24>(_ o: T) { print("genB", type(of: o).m) }
func any_24(_ o: any P_24) { print("any", type(of: o).m) }
func base_24(_ o: Base_24) { print("base", type(of: o).m); any_24(o); gen_24(o); o.viaExt_24() }
func some_24(_ o: some P_24) { print("some", type(of: o).m) }
do { let o = Base_24(); print("-- Base staticvar"); print(type(of: o).m); base_24(o); any_24(o); gen_24(o); genB_24(o); some_24(o); o.viaExt_24() }
do { let o = Der_24(); print("-- Der staticvar"); print(type(of: o).m); base_24(o); any_24(o); gen_24(o); genB_24(o); some_24(o); o.viaExt_24() }
do { let o = Leaf_24(); print("-- Leaf staticvar"); print(type(of: o).m); base_24(o); any_24(o); gen_24(o); genB_24(o); some_24(o); o.viaExt_24() }
