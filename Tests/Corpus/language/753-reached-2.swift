// Expected: compiled with swiftc 6.3. Which code a member of a class runs, by how it is reached: get getset stored.
func inc(_ x: inout Int) { x += 1 }
// get ext False
protocol P_7: AnyObject { var m: String { get } }
class Base_7: P_7 {
    
}
extension Base_7 { var m: String { "B" } }
class Der_7: Base_7 {
    
}
final class Leaf_7: Der_7 {}
extension P_7 { func viaExt_7() { print("ext", self.m) } }
func gen_7<T: P_7>(_ o: T) { print("gen", o.m) }
func genB_7<T: Base_7>(_ o: T) { print("genB", o.m) }
func any_7(_ o: any P_7) { print("any", o.m) }
func base_7(_ o: Base_7) { print("base", o.m); any_7(o); gen_7(o); o.viaExt_7() }
func some_7(_ o: some P_7) { print("some", o.m) }
do { let o = Base_7(); print("-- Base get"); print(o.m); base_7(o); any_7(o); gen_7(o); genB_7(o); some_7(o); o.viaExt_7(); print(o[keyPath: \.m], (o as Base_7)[keyPath: \Base_7.m]) }
do { let o = Der_7(); print("-- Der get"); print(o.m); base_7(o); any_7(o); gen_7(o); genB_7(o); some_7(o); o.viaExt_7(); print(o[keyPath: \.m], (o as Base_7)[keyPath: \Base_7.m]) }
do { let o = Leaf_7(); print("-- Leaf get"); print(o.m); base_7(o); any_7(o); gen_7(o); genB_7(o); some_7(o); o.viaExt_7(); print(o[keyPath: \.m], (o as Base_7)[keyPath: \Base_7.m]) }

// get default False
protocol P_8: AnyObject { var m: String { get } }
extension P_8 { var m: String { "P" } }
class Base_8: P_8 {
    
}
class Der_8: Base_8 {
    
}
final class Leaf_8: Der_8 {}
extension P_8 { func viaExt_8() { print("ext", self.m) } }
func gen_8<T: P_8>(_ o: T) { print("gen", o.m) }
func genB_8<T: Base_8>(_ o: T) { print("genB", o.m) }
func any_8(_ o: any P_8) { print("any", o.m) }
func base_8(_ o: Base_8) { print("base", o.m); any_8(o); gen_8(o); o.viaExt_8() }
func some_8(_ o: some P_8) { print("some", o.m) }
do { let o = Base_8(); print("-- Base get"); print(o.m); base_8(o); any_8(o); gen_8(o); genB_8(o); some_8(o); o.viaExt_8(); print(o[keyPath: \.m], (o as Base_8)[keyPath: \Base_8.m]) }
do { let o = Der_8(); print("-- Der get"); print(o.m); base_8(o); any_8(o); gen_8(o); genB_8(o); some_8(o); o.viaExt_8(); print(o[keyPath: \.m], (o as Base_8)[keyPath: \Base_8.m]) }
do { let o = Leaf_8(); print("-- Leaf get"); print(o.m); base_8(o); any_8(o); gen_8(o); genB_8(o); some_8(o); o.viaExt_8(); print(o[keyPath: \.m], (o as Base_8)[keyPath: \Base_8.m]) }

// getset class True
protocol P_9: AnyObject { var m: Int { get set } }
class Base_9: P_9 {
    var s = 1
    var m: Int { get { s } set { print("setB", newValue); s = newValue } }
}
class Der_9: Base_9 {
    override var m: Int { get { super.m + 100 } set { print("setD", newValue); super.m = newValue } }
}
final class Leaf_9: Der_9 {}
extension P_9 { func viaExt_9() { print("ext", { () -> Int in self.m += 1; self.m = 5; inc(&self.m); return self.m }()) } }
func gen_9<T: P_9>(_ o: T) { print("gen", { () -> Int in o.m += 1; o.m = 5; inc(&o.m); return o.m }()) }
func genB_9<T: Base_9>(_ o: T) { print("genB", { () -> Int in o.m += 1; o.m = 5; inc(&o.m); return o.m }()) }
func any_9(_ o: any P_9) { print("any", { () -> Int in o.m += 1; o.m = 5; inc(&o.m); return o.m }()) }
func base_9(_ o: Base_9) { print("base", { () -> Int in o.m += 1; o.m = 5; inc(&o.m); return o.m }()); any_9(o); gen_9(o); o.viaExt_9() }
func some_9(_ o: some P_9) { print("some", { () -> Int in o.m += 1; o.m = 5; inc(&o.m); return o.m }()) }
do { let o = Base_9(); print("-- Base getset"); print({ () -> Int in o.m += 1; o.m = 5; inc(&o.m); return o.m }()); base_9(o); any_9(o); gen_9(o); genB_9(o); some_9(o); o.viaExt_9(); print(o[keyPath: \.m], (o as Base_9)[keyPath: \Base_9.m]); o[keyPath: \.m] = o[keyPath: \Base_9.m] }
do { let o = Der_9(); print("-- Der getset"); print({ () -> Int in o.m += 1; o.m = 5; inc(&o.m); return o.m }()); base_9(o); any_9(o); gen_9(o); genB_9(o); some_9(o); o.viaExt_9(); print(o[keyPath: \.m], (o as Base_9)[keyPath: \Base_9.m]); o[keyPath: \.m] = o[keyPath: \Base_9.m] }
do { let o = Leaf_9(); print("-- Leaf getset"); print({ () -> Int in o.m += 1; o.m = 5; inc(&o.m); return o.m }()); base_9(o); any_9(o); gen_9(o); genB_9(o); some_9(o); o.viaExt_9(); print(o[keyPath: \.m], (o as Base_9)[keyPath: \Base_9.m]); o[keyPath: \.m] = o[keyPath: \Base_9.m] }

// getset class False
protocol P_10: AnyObject { var m: Int { get set } }
class Base_10: P_10 {
    var s = 1
    var m: Int { get { s } set { print("setB", newValue); s = newValue } }
}
class Der_10: Base_10 {
    
}
final class Leaf_10: Der_10 {}
extension P_10 { func viaExt_10() { print("ext", { () -> Int in self.m += 1; self.m = 5; inc(&self.m); return self.m }()) } }
func gen_10<T: P_10>(_ o: T) { print("gen", { () -> Int in o.m += 1; o.m = 5; inc(&o.m); return o.m }()) }
func genB_10<T: Base_10>(_ o: T) { print("genB", { () -> Int in o.m += 1; o.m = 5; inc(&o.m); return o.m }()) }
func any_10(_ o: any P_10) { print("any", { () -> Int in o.m += 1; o.m = 5; inc(&o.m); return o.m }()) }
func base_10(_ o: Base_10) { print("base", { () -> Int in o.m += 1; o.m = 5; inc(&o.m); return o.m }()); any_10(o); gen_10(o); o.viaExt_10() }
func some_10(_ o: some P_10) { print("some", { () -> Int in o.m += 1; o.m = 5; inc(&o.m); return o.m }()) }
do { let o = Base_10(); print("-- Base getset"); print({ () -> Int in o.m += 1; o.m = 5; inc(&o.m); return o.m }()); base_10(o); any_10(o); gen_10(o); genB_10(o); some_10(o); o.viaExt_10(); print(o[keyPath: \.m], (o as Base_10)[keyPath: \Base_10.m]); o[keyPath: \.m] = o[keyPath: \Base_10.m] }
do { let o = Der_10(); print("-- Der getset"); print({ () -> Int in o.m += 1; o.m = 5; inc(&o.m); return o.m }()); base_10(o); any_10(o); gen_10(o); genB_10(o); some_10(o); o.viaExt_10(); print(o[keyPath: \.m], (o as Base_10)[keyPath: \Base_10.m]); o[keyPath: \.m] = o[keyPath: \Base_10.m] }
do { let o = Leaf_10(); print("-- Leaf getset"); print({ () -> Int in o.m += 1; o.m = 5; inc(&o.m); return o.m }()); base_10(o); any_10(o); gen_10(o); genB_10(o); some_10(o); o.viaExt_10(); print(o[keyPath: \.m], (o as Base_10)[keyPath: \Base_10.m]); o[keyPath: \.m] = o[keyPath: \Base_10.m] }

// stored class True
protocol P_11: AnyObject { var m: Int { get set } }
class Base_11: P_11 {
    var m = 1
}
class Der_11: Base_11 {
    override var m: Int { get { super.m + 100 } set { print("setD", newValue); super.m = newValue } }
}
final class Leaf_11: Der_11 {}
extension P_11 { func viaExt_11() { print("ext", { () -> Int in self.m += 1; self.m = 5; inc(&self.m); return self.m }()) } }
func gen_11<T: P_11>(_ o: T) { print("gen", { () -> Int in o.m += 1; o.m = 5; inc(&o.m); return o.m }()) }
func genB_11<T: Base_11>(_ o: T) { print("genB", { () -> Int in o.m += 1; o.m = 5; inc(&o.m); return o.m }()) }
func any_11(_ o: any P_11) { print("any", { () -> Int in o.m += 1; o.m = 5; inc(&o.m); return o.m }()) }
func base_11(_ o: Base_11) { print("base", { () -> Int in o.m += 1; o.m = 5; inc(&o.m); return o.m }()); any_11(o); gen_11(o); o.viaExt_11() }
func some_11(_ o: some P_11) { print("some", { () -> Int in o.m += 1; o.m = 5; inc(&o.m); return o.m }()) }
do { let o = Base_11(); print("-- Base stored"); print({ () -> Int in o.m += 1; o.m = 5; inc(&o.m); return o.m }()); base_11(o); any_11(o); gen_11(o); genB_11(o); some_11(o); o.viaExt_11(); print(o[keyPath: \.m], (o as Base_11)[keyPath: \Base_11.m]); o[keyPath: \.m] = o[keyPath: \Base_11.m] }
do { let o = Der_11(); print("-- Der stored"); print({ () -> Int in o.m += 1; o.m = 5; inc(&o.m); return o.m }()); base_11(o); any_11(o); gen_11(o); genB_11(o); some_11(o); o.viaExt_11(); print(o[keyPath: \.m], (o as Base_11)[keyPath: \Base_11.m]); o[keyPath: \.m] = o[keyPath: \Base_11.m] }
do { let o = Leaf_11(); print("-- Leaf stored"); print({ () -> Int in o.m += 1; o.m = 5; inc(&o.m); return o.m }()); base_11(o); any_11(o); gen_11(o); genB_11(o); some_11(o); o.viaExt_11(); print(o[keyPath: \.m], (o as Base_11)[keyPath: \Base_11.m]); o[keyPath: \.m] = o[keyPath: \Base_11.m] }

// stored class False
protocol P_12: AnyObject { var m: Int { get set } }
class Base_12: P_12 {
    var m = 1
}
class Der_12: Base_12 {
    
}
final class Leaf_12: Der_12 {}
extension P_12 { func viaExt_12() { print("ext", { () -> Int in self.m += 1; self.m = 5; inc(&self.m); return self.m }()) } }
func gen_12<T: P_12>(_ o: T) { print("gen", { () -> Int in o.m += 1; o.m = 5; inc(&o.m); return o.m }()) }
func genB_12<T: Base_12>(_ o: T) { print("genB", { () -> Int in o.m += 1; o.m = 5; inc(&o.m); return o.m }()) }
func any_12(_ o: any P_12) { print("any", { () -> Int in o.m += 1; o.m = 5; inc(&o.m); return o.m }()) }
func base_12(_ o: Base_12) { print("base", { () -> Int in o.m += 1; o.m = 5; inc(&o.m); return o.m }()); any_12(o); gen_12(o); o.viaExt_12() }
func some_12(_ o: some P_12) { print("some", { () -> Int in o.m += 1; o.m = 5; inc(&o.m); return o.m }()) }
do { let o = Base_12(); print("-- Base stored"); print({ () -> Int in o.m += 1; o.m = 5; inc(&o.m); return o.m }()); base_12(o); any_12(o); gen_12(o); genB_12(o); some_12(o); o.viaExt_12(); print(o[keyPath: \.m], (o as Base_12)[keyPath: \Base_12.m]); o[keyPath: \.m] = o[keyPath: \Base_12.m] }
do { let o = Der_12(); print("-- Der stored"); print({ () -> Int in o.m += 1; o.m = 5; inc(&o.m); return o.m }()); base_12(o); any_12(o); gen_12(o); genB_12(o); some_12(o); o.viaExt_12(); print(o[keyPath: \.m], (o as Base_12)[keyPath: \Base_12.m]); o[keyPath: \.m] = o[keyPath: \Base_12.m] }
do { let o = Leaf_12(); print("-- Leaf stored"); print({ () -> Int in o.m += 1; o.m = 5; inc(&o.m); return o.m }()); base_12(o); any_12(o); gen_12(o); genB_12(o); some_12(o); o.viaExt_12(); print(o[keyPath: \.m], (o as Base_12)[keyPath: \Base_12.m]); o[keyPath: \.m] = o[keyPath: \Base_12.m] }
