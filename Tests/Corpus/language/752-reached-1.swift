// Expected: compiled with swiftc 6.3. Which code a member of a class runs, by how it is reached: method get.
func inc(_ x: inout Int) { x += 1 }
// method class True
protocol P_1: AnyObject { func m(_ x: Int) -> String }
class Base_1: P_1 {
    func m(_ x: Int) -> String { "B\(x)" }
}
class Der_1: Base_1 {
    override func m(_ x: Int) -> String { "D" + super.m(x) }
}
final class Leaf_1: Der_1 {}
extension P_1 { func viaExt_1() { print("ext", self.m(1)) } }
func gen_1<T: P_1>(_ o: T) { print("gen", o.m(1)) }
func genB_1<T: Base_1>(_ o: T) { print("genB", o.m(1)) }
func any_1(_ o: any P_1) { print("any", o.m(1)) }
func base_1(_ o: Base_1) { print("base", o.m(1)); any_1(o); gen_1(o); o.viaExt_1() }
func some_1(_ o: some P_1) { print("some", o.m(1)) }
do { let o = Base_1(); print("-- Base method"); print(o.m(1)); base_1(o); any_1(o); gen_1(o); genB_1(o); some_1(o); o.viaExt_1(); let f = o.m; print(f(9), Base_1.m(o)(8), [1, 2].map(o.m)) }
do { let o = Der_1(); print("-- Der method"); print(o.m(1)); base_1(o); any_1(o); gen_1(o); genB_1(o); some_1(o); o.viaExt_1(); let f = o.m; print(f(9), Base_1.m(o)(8), [1, 2].map(o.m)) }
do { let o = Leaf_1(); print("-- Leaf method"); print(o.m(1)); base_1(o); any_1(o); gen_1(o); genB_1(o); some_1(o); o.viaExt_1(); let f = o.m; print(f(9), Base_1.m(o)(8), [1, 2].map(o.m)) }

// method class False
protocol P_2: AnyObject { func m(_ x: Int) -> String }
class Base_2: P_2 {
    func m(_ x: Int) -> String { "B\(x)" }
}
class Der_2: Base_2 {
    
}
final class Leaf_2: Der_2 {}
extension P_2 { func viaExt_2() { print("ext", self.m(1)) } }
func gen_2<T: P_2>(_ o: T) { print("gen", o.m(1)) }
func genB_2<T: Base_2>(_ o: T) { print("genB", o.m(1)) }
func any_2(_ o: any P_2) { print("any", o.m(1)) }
func base_2(_ o: Base_2) { print("base", o.m(1)); any_2(o); gen_2(o); o.viaExt_2() }
func some_2(_ o: some P_2) { print("some", o.m(1)) }
do { let o = Base_2(); print("-- Base method"); print(o.m(1)); base_2(o); any_2(o); gen_2(o); genB_2(o); some_2(o); o.viaExt_2(); let f = o.m; print(f(9), Base_2.m(o)(8), [1, 2].map(o.m)) }
do { let o = Der_2(); print("-- Der method"); print(o.m(1)); base_2(o); any_2(o); gen_2(o); genB_2(o); some_2(o); o.viaExt_2(); let f = o.m; print(f(9), Base_2.m(o)(8), [1, 2].map(o.m)) }
do { let o = Leaf_2(); print("-- Leaf method"); print(o.m(1)); base_2(o); any_2(o); gen_2(o); genB_2(o); some_2(o); o.viaExt_2(); let f = o.m; print(f(9), Base_2.m(o)(8), [1, 2].map(o.m)) }

// method ext False
protocol P_3: AnyObject { func m(_ x: Int) -> String }
class Base_3: P_3 {
    
}
extension Base_3 { func m(_ x: Int) -> String { "B\(x)" } }
class Der_3: Base_3 {
    
}
final class Leaf_3: Der_3 {}
extension P_3 { func viaExt_3() { print("ext", self.m(1)) } }
func gen_3<T: P_3>(_ o: T) { print("gen", o.m(1)) }
func genB_3<T: Base_3>(_ o: T) { print("genB", o.m(1)) }
func any_3(_ o: any P_3) { print("any", o.m(1)) }
func base_3(_ o: Base_3) { print("base", o.m(1)); any_3(o); gen_3(o); o.viaExt_3() }
func some_3(_ o: some P_3) { print("some", o.m(1)) }
do { let o = Base_3(); print("-- Base method"); print(o.m(1)); base_3(o); any_3(o); gen_3(o); genB_3(o); some_3(o); o.viaExt_3(); let f = o.m; print(f(9), Base_3.m(o)(8), [1, 2].map(o.m)) }
do { let o = Der_3(); print("-- Der method"); print(o.m(1)); base_3(o); any_3(o); gen_3(o); genB_3(o); some_3(o); o.viaExt_3(); let f = o.m; print(f(9), Base_3.m(o)(8), [1, 2].map(o.m)) }
do { let o = Leaf_3(); print("-- Leaf method"); print(o.m(1)); base_3(o); any_3(o); gen_3(o); genB_3(o); some_3(o); o.viaExt_3(); let f = o.m; print(f(9), Base_3.m(o)(8), [1, 2].map(o.m)) }

// method default False
protocol P_4: AnyObject { func m(_ x: Int) -> String }
extension P_4 { func m(_ x: Int) -> String { "P\(x)" } }
class Base_4: P_4 {
    
}
class Der_4: Base_4 {
    
}
final class Leaf_4: Der_4 {}
extension P_4 { func viaExt_4() { print("ext", self.m(1)) } }
func gen_4<T: P_4>(_ o: T) { print("gen", o.m(1)) }
func genB_4<T: Base_4>(_ o: T) { print("genB", o.m(1)) }
func any_4(_ o: any P_4) { print("any", o.m(1)) }
func base_4(_ o: Base_4) { print("base", o.m(1)); any_4(o); gen_4(o); o.viaExt_4() }
func some_4(_ o: some P_4) { print("some", o.m(1)) }
do { let o = Base_4(); print("-- Base method"); print(o.m(1)); base_4(o); any_4(o); gen_4(o); genB_4(o); some_4(o); o.viaExt_4(); let f = o.m; print(f(9), Base_4.m(o)(8), [1, 2].map(o.m)) }
do { let o = Der_4(); print("-- Der method"); print(o.m(1)); base_4(o); any_4(o); gen_4(o); genB_4(o); some_4(o); o.viaExt_4(); let f = o.m; print(f(9), Base_4.m(o)(8), [1, 2].map(o.m)) }
do { let o = Leaf_4(); print("-- Leaf method"); print(o.m(1)); base_4(o); any_4(o); gen_4(o); genB_4(o); some_4(o); o.viaExt_4(); let f = o.m; print(f(9), Base_4.m(o)(8), [1, 2].map(o.m)) }

// get class True
protocol P_5: AnyObject { var m: String { get } }
class Base_5: P_5 {
    var m: String { "B" }
}
class Der_5: Base_5 {
    override var m: String { "D" + super.m }
}
final class Leaf_5: Der_5 {}
extension P_5 { func viaExt_5() { print("ext", self.m) } }
func gen_5<T: P_5>(_ o: T) { print("gen", o.m) }
func genB_5<T: Base_5>(_ o: T) { print("genB", o.m) }
func any_5(_ o: any P_5) { print("any", o.m) }
func base_5(_ o: Base_5) { print("base", o.m); any_5(o); gen_5(o); o.viaExt_5() }
func some_5(_ o: some P_5) { print("some", o.m) }
do { let o = Base_5(); print("-- Base get"); print(o.m); base_5(o); any_5(o); gen_5(o); genB_5(o); some_5(o); o.viaExt_5(); print(o[keyPath: \.m], (o as Base_5)[keyPath: \Base_5.m]) }
do { let o = Der_5(); print("-- Der get"); print(o.m); base_5(o); any_5(o); gen_5(o); genB_5(o); some_5(o); o.viaExt_5(); print(o[keyPath: \.m], (o as Base_5)[keyPath: \Base_5.m]) }
do { let o = Leaf_5(); print("-- Leaf get"); print(o.m); base_5(o); any_5(o); gen_5(o); genB_5(o); some_5(o); o.viaExt_5(); print(o[keyPath: \.m], (o as Base_5)[keyPath: \Base_5.m]) }

// get class False
protocol P_6: AnyObject { var m: String { get } }
class Base_6: P_6 {
    var m: String { "B" }
}
class Der_6: Base_6 {
    
}
final class Leaf_6: Der_6 {}
extension P_6 { func viaExt_6() { print("ext", self.m) } }
func gen_6<T: P_6>(_ o: T) { print("gen", o.m) }
func genB_6<T: Base_6>(_ o: T) { print("genB", o.m) }
func any_6(_ o: any P_6) { print("any", o.m) }
func base_6(_ o: Base_6) { print("base", o.m); any_6(o); gen_6(o); o.viaExt_6() }
func some_6(_ o: some P_6) { print("some", o.m) }
do { let o = Base_6(); print("-- Base get"); print(o.m); base_6(o); any_6(o); gen_6(o); genB_6(o); some_6(o); o.viaExt_6(); print(o[keyPath: \.m], (o as Base_6)[keyPath: \Base_6.m]) }
do { let o = Der_6(); print("-- Der get"); print(o.m); base_6(o); any_6(o); gen_6(o); genB_6(o); some_6(o); o.viaExt_6(); print(o[keyPath: \.m], (o as Base_6)[keyPath: \Base_6.m]) }
do { let o = Leaf_6(); print("-- Leaf get"); print(o.m); base_6(o); any_6(o); gen_6(o); genB_6(o); some_6(o); o.viaExt_6(); print(o[keyPath: \.m], (o as Base_6)[keyPath: \Base_6.m]) }
