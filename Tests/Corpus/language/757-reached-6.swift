// Expected: compiled with swiftc 6.3. Which code a member of a class runs, by how it is reached: selfret generic lazyget.
func inc(_ x: inout Int) { x += 1 }
// selfret default False
protocol P_31: AnyObject { func m() -> Self }
extension P_31 { func m() -> Self { print("P"); return self } }
class Base_31: P_31 {
    var tag: String { "B" }
}
class Der_31: Base_31 {
    override var tag: String { "D" }
}
final class Leaf_31: Der_31 {}
extension P_31 { func viaExt_31() { print("ext", (self.m() as AnyObject as! Base_31).tag) } }
func gen_31<T: P_31>(_ o: T) { print("gen", (o.m() as AnyObject as! Base_31).tag) }
func genB_31<T: Base_31>(_ o: T) { print("genB", (o.m() as AnyObject as! Base_31).tag) }
func any_31(_ o: any P_31) { print("any", (o.m() as AnyObject as! Base_31).tag) }
func base_31(_ o: Base_31) { print("base", (o.m() as AnyObject as! Base_31).tag); any_31(o); gen_31(o); o.viaExt_31() }
func some_31(_ o: some P_31) { print("some", (o.m() as AnyObject as! Base_31).tag) }
do { let o = Base_31(); print("-- Base selfret"); print((o.m() as AnyObject as! Base_31).tag); base_31(o); any_31(o); gen_31(o); genB_31(o); some_31(o); o.viaExt_31() }
do { let o = Der_31(); print("-- Der selfret"); print((o.m() as AnyObject as! Base_31).tag); base_31(o); any_31(o); gen_31(o); genB_31(o); some_31(o); o.viaExt_31() }
do { let o = Leaf_31(); print("-- Leaf selfret"); print((o.m() as AnyObject as! Base_31).tag); base_31(o); any_31(o); gen_31(o); genB_31(o); some_31(o); o.viaExt_31() }

// generic class True
protocol P_32: AnyObject { func m<U: CustomStringConvertible>(_ u: U) -> String }
class Base_32: P_32 {
    func m<U: CustomStringConvertible>(_ u: U) -> String { "B\(u.description)" }
}
class Der_32: Base_32 {
    override func m<U: CustomStringConvertible>(_ u: U) -> String { "D" + super.m(u) }
}
final class Leaf_32: Der_32 {}
extension P_32 { func viaExt_32() { print("ext", self.m(4)) } }
func gen_32<T: P_32>(_ o: T) { print("gen", o.m(4)) }
func genB_32<T: Base_32>(_ o: T) { print("genB", o.m(4)) }
func any_32(_ o: any P_32) { print("any", o.m(4)) }
func base_32(_ o: Base_32) { print("base", o.m(4)); any_32(o); gen_32(o); o.viaExt_32() }
func some_32(_ o: some P_32) { print("some", o.m(4)) }
do { let o = Base_32(); print("-- Base generic"); print(o.m(4)); base_32(o); any_32(o); gen_32(o); genB_32(o); some_32(o); o.viaExt_32() }
do { let o = Der_32(); print("-- Der generic"); print(o.m(4)); base_32(o); any_32(o); gen_32(o); genB_32(o); some_32(o); o.viaExt_32() }
do { let o = Leaf_32(); print("-- Leaf generic"); print(o.m(4)); base_32(o); any_32(o); gen_32(o); genB_32(o); some_32(o); o.viaExt_32() }

// generic class False
protocol P_33: AnyObject { func m<U: CustomStringConvertible>(_ u: U) -> String }
class Base_33: P_33 {
    func m<U: CustomStringConvertible>(_ u: U) -> String { "B\(u.description)" }
}
class Der_33: Base_33 {
    
}
final class Leaf_33: Der_33 {}
extension P_33 { func viaExt_33() { print("ext", self.m(4)) } }
func gen_33<T: P_33>(_ o: T) { print("gen", o.m(4)) }
func genB_33<T: Base_33>(_ o: T) { print("genB", o.m(4)) }
func any_33(_ o: any P_33) { print("any", o.m(4)) }
func base_33(_ o: Base_33) { print("base", o.m(4)); any_33(o); gen_33(o); o.viaExt_33() }
func some_33(_ o: some P_33) { print("some", o.m(4)) }
do { let o = Base_33(); print("-- Base generic"); print(o.m(4)); base_33(o); any_33(o); gen_33(o); genB_33(o); some_33(o); o.viaExt_33() }
do { let o = Der_33(); print("-- Der generic"); print(o.m(4)); base_33(o); any_33(o); gen_33(o); genB_33(o); some_33(o); o.viaExt_33() }
do { let o = Leaf_33(); print("-- Leaf generic"); print(o.m(4)); base_33(o); any_33(o); gen_33(o); genB_33(o); some_33(o); o.viaExt_33() }

// generic ext False
protocol P_34: AnyObject { func m<U: CustomStringConvertible>(_ u: U) -> String }
class Base_34: P_34 {
    
}
extension Base_34 { func m<U: CustomStringConvertible>(_ u: U) -> String { "B\(u.description)" } }
class Der_34: Base_34 {
    
}
final class Leaf_34: Der_34 {}
extension P_34 { func viaExt_34() { print("ext", self.m(4)) } }
func gen_34<T: P_34>(_ o: T) { print("gen", o.m(4)) }
func genB_34<T: Base_34>(_ o: T) { print("genB", o.m(4)) }
func any_34(_ o: any P_34) { print("any", o.m(4)) }
func base_34(_ o: Base_34) { print("base", o.m(4)); any_34(o); gen_34(o); o.viaExt_34() }
func some_34(_ o: some P_34) { print("some", o.m(4)) }
do { let o = Base_34(); print("-- Base generic"); print(o.m(4)); base_34(o); any_34(o); gen_34(o); genB_34(o); some_34(o); o.viaExt_34() }
do { let o = Der_34(); print("-- Der generic"); print(o.m(4)); base_34(o); any_34(o); gen_34(o); genB_34(o); some_34(o); o.viaExt_34() }
do { let o = Leaf_34(); print("-- Leaf generic"); print(o.m(4)); base_34(o); any_34(o); gen_34(o); genB_34(o); some_34(o); o.viaExt_34() }

// generic default False
protocol P_35: AnyObject { func m<U: CustomStringConvertible>(_ u: U) -> String }
extension P_35 { func m<U: CustomStringConvertible>(_ u: U) -> String { "P\(u)" } }
class Base_35: P_35 {
    
}
class Der_35: Base_35 {
    
}
final class Leaf_35: Der_35 {}
extension P_35 { func viaExt_35() { print("ext", self.m(4)) } }
func gen_35<T: P_35>(_ o: T) { print("gen", o.m(4)) }
func genB_35<T: Base_35>(_ o: T) { print("genB", o.m(4)) }
func any_35(_ o: any P_35) { print("any", o.m(4)) }
func base_35(_ o: Base_35) { print("base", o.m(4)); any_35(o); gen_35(o); o.viaExt_35() }
func some_35(_ o: some P_35) { print("some", o.m(4)) }
do { let o = Base_35(); print("-- Base generic"); print(o.m(4)); base_35(o); any_35(o); gen_35(o); genB_35(o); some_35(o); o.viaExt_35() }
do { let o = Der_35(); print("-- Der generic"); print(o.m(4)); base_35(o); any_35(o); gen_35(o); genB_35(o); some_35(o); o.viaExt_35() }
do { let o = Leaf_35(); print("-- Leaf generic"); print(o.m(4)); base_35(o); any_35(o); gen_35(o); genB_35(o); some_35(o); o.viaExt_35() }

// lazyget class True
protocol P_36: AnyObject { var m: Int { get } }
class Base_36: P_36 {
    private var k = 0
    lazy var m: Int = { print("lazy"); return 4 }()
}
class Der_36: Base_36 {
    override var m: Int { get { print("D"); return super.m } set { } }
}
final class Leaf_36: Der_36 {}
extension P_36 { func viaExt_36() { print("ext", (self.m + self.m)) } }
func gen_36<T: P_36>(_ o: T) { print("gen", (o.m + o.m)) }
func genB_36<T: Base_36>(_ o: T) { print("genB", (o.m + o.m)) }
func any_36(_ o: any P_36) { print("any", (o.m + o.m)) }
func base_36(_ o: Base_36) { print("base", (o.m + o.m)); any_36(o); gen_36(o); o.viaExt_36() }
func some_36(_ o: some P_36) { print("some", (o.m + o.m)) }
do { let o = Base_36(); print("-- Base lazyget"); print((o.m + o.m)); base_36(o); any_36(o); gen_36(o); genB_36(o); some_36(o); o.viaExt_36(); print(o[keyPath: \.m], (o as Base_36)[keyPath: \Base_36.m]) }
do { let o = Der_36(); print("-- Der lazyget"); print((o.m + o.m)); base_36(o); any_36(o); gen_36(o); genB_36(o); some_36(o); o.viaExt_36(); print(o[keyPath: \.m], (o as Base_36)[keyPath: \Base_36.m]) }
do { let o = Leaf_36(); print("-- Leaf lazyget"); print((o.m + o.m)); base_36(o); any_36(o); gen_36(o); genB_36(o); some_36(o); o.viaExt_36(); print(o[keyPath: \.m], (o as Base_36)[keyPath: \Base_36.m]) }
