// Expected: compiled with swiftc 6.3. Which code a member of a class runs, by how it is reached: lazyget.
func inc(_ x: inout Int) { x += 1 }
// lazyget class False
protocol P_37: AnyObject { var m: Int { get } }
class Base_37: P_37 {
    private var k = 0
    lazy var m: Int = { print("lazy"); return 4 }()
}
class Der_37: Base_37 {
    
}
final class Leaf_37: Der_37 {}
extension P_37 { func viaExt_37() { print("ext", (self.m + self.m)) } }
func gen_37<T: P_37>(_ o: T) { print("gen", (o.m + o.m)) }
func genB_37<T: Base_37>(_ o: T) { print("genB", (o.m + o.m)) }
func any_37(_ o: any P_37) { print("any", (o.m + o.m)) }
func base_37(_ o: Base_37) { print("base", (o.m + o.m)); any_37(o); gen_37(o); o.viaExt_37() }
func some_37(_ o: some P_37) { print("some", (o.m + o.m)) }
do { let o = Base_37(); print("-- Base lazyget"); print((o.m + o.m)); base_37(o); any_37(o); gen_37(o); genB_37(o); some_37(o); o.viaExt_37(); print(o[keyPath: \.m], (o as Base_37)[keyPath: \Base_37.m]) }
do { let o = Der_37(); print("-- Der lazyget"); print((o.m + o.m)); base_37(o); any_37(o); gen_37(o); genB_37(o); some_37(o); o.viaExt_37(); print(o[keyPath: \.m], (o as Base_37)[keyPath: \Base_37.m]) }
do { let o = Leaf_37(); print("-- Leaf lazyget"); print((o.m + o.m)); base_37(o); any_37(o); gen_37(o); genB_37(o); some_37(o); o.viaExt_37(); print(o[keyPath: \.m], (o as Base_37)[keyPath: \Base_37.m]) }
