// Expected: compiled with swiftc 6.3. Which code a member of a class runs, by how it is reached: observed storedObserved sub.
func inc(_ x: inout Int) { x += 1 }
// observed class True
protocol P_13: AnyObject { var m: Int { get set } }
class Base_13: P_13 {
    var m = 1 { didSet { print("didB", oldValue, m) } }
}
class Der_13: Base_13 {
    override var m: Int { willSet { print("willD", newValue) } didSet { print("didD", m) } }
}
final class Leaf_13: Der_13 {}
extension P_13 { func viaExt_13() { print("ext", { () -> Int in self.m += 1; self.m = 5; inc(&self.m); return self.m }()) } }
func gen_13<T: P_13>(_ o: T) { print("gen", { () -> Int in o.m += 1; o.m = 5; inc(&o.m); return o.m }()) }
func genB_13<T: Base_13>(_ o: T) { print("genB", { () -> Int in o.m += 1; o.m = 5; inc(&o.m); return o.m }()) }
func any_13(_ o: any P_13) { print("any", { () -> Int in o.m += 1; o.m = 5; inc(&o.m); return o.m }()) }
func base_13(_ o: Base_13) { print("base", { () -> Int in o.m += 1; o.m = 5; inc(&o.m); return o.m }()); any_13(o); gen_13(o); o.viaExt_13() }
func some_13(_ o: some P_13) { print("some", { () -> Int in o.m += 1; o.m = 5; inc(&o.m); return o.m }()) }
do { let o = Base_13(); print("-- Base observed"); print({ () -> Int in o.m += 1; o.m = 5; inc(&o.m); return o.m }()); base_13(o); any_13(o); gen_13(o); genB_13(o); some_13(o); o.viaExt_13(); print(o[keyPath: \.m], (o as Base_13)[keyPath: \Base_13.m]); o[keyPath: \.m] = o[keyPath: \Base_13.m] }
do { let o = Der_13(); print("-- Der observed"); print({ () -> Int in o.m += 1; o.m = 5; inc(&o.m); return o.m }()); base_13(o); any_13(o); gen_13(o); genB_13(o); some_13(o); o.viaExt_13(); print(o[keyPath: \.m], (o as Base_13)[keyPath: \Base_13.m]); o[keyPath: \.m] = o[keyPath: \Base_13.m] }
do { let o = Leaf_13(); print("-- Leaf observed"); print({ () -> Int in o.m += 1; o.m = 5; inc(&o.m); return o.m }()); base_13(o); any_13(o); gen_13(o); genB_13(o); some_13(o); o.viaExt_13(); print(o[keyPath: \.m], (o as Base_13)[keyPath: \Base_13.m]); o[keyPath: \.m] = o[keyPath: \Base_13.m] }

// observed class False
protocol P_14: AnyObject { var m: Int { get set } }
class Base_14: P_14 {
    var m = 1 { didSet { print("didB", oldValue, m) } }
}
class Der_14: Base_14 {
    
}
final class Leaf_14: Der_14 {}
extension P_14 { func viaExt_14() { print("ext", { () -> Int in self.m += 1; self.m = 5; inc(&self.m); return self.m }()) } }
func gen_14<T: P_14>(_ o: T) { print("gen", { () -> Int in o.m += 1; o.m = 5; inc(&o.m); return o.m }()) }
func genB_14<T: Base_14>(_ o: T) { print("genB", { () -> Int in o.m += 1; o.m = 5; inc(&o.m); return o.m }()) }
func any_14(_ o: any P_14) { print("any", { () -> Int in o.m += 1; o.m = 5; inc(&o.m); return o.m }()) }
func base_14(_ o: Base_14) { print("base", { () -> Int in o.m += 1; o.m = 5; inc(&o.m); return o.m }()); any_14(o); gen_14(o); o.viaExt_14() }
func some_14(_ o: some P_14) { print("some", { () -> Int in o.m += 1; o.m = 5; inc(&o.m); return o.m }()) }
do { let o = Base_14(); print("-- Base observed"); print({ () -> Int in o.m += 1; o.m = 5; inc(&o.m); return o.m }()); base_14(o); any_14(o); gen_14(o); genB_14(o); some_14(o); o.viaExt_14(); print(o[keyPath: \.m], (o as Base_14)[keyPath: \Base_14.m]); o[keyPath: \.m] = o[keyPath: \Base_14.m] }
do { let o = Der_14(); print("-- Der observed"); print({ () -> Int in o.m += 1; o.m = 5; inc(&o.m); return o.m }()); base_14(o); any_14(o); gen_14(o); genB_14(o); some_14(o); o.viaExt_14(); print(o[keyPath: \.m], (o as Base_14)[keyPath: \Base_14.m]); o[keyPath: \.m] = o[keyPath: \Base_14.m] }
do { let o = Leaf_14(); print("-- Leaf observed"); print({ () -> Int in o.m += 1; o.m = 5; inc(&o.m); return o.m }()); base_14(o); any_14(o); gen_14(o); genB_14(o); some_14(o); o.viaExt_14(); print(o[keyPath: \.m], (o as Base_14)[keyPath: \Base_14.m]); o[keyPath: \.m] = o[keyPath: \Base_14.m] }

// storedObserved class True
protocol P_15: AnyObject { var m: [Int] { get set } }
class Base_15: P_15 {
    var m = [1]
}
class Der_15: Base_15 {
    override var m: [Int] { didSet { print("didD", oldValue, m) } }
}
final class Leaf_15: Der_15 {}
extension P_15 { func viaExt_15() { print("ext", { () -> [Int] in self.m.append(2); self.m[0] = 7; self.m.sort(); return self.m }()) } }
func gen_15<T: P_15>(_ o: T) { print("gen", { () -> [Int] in o.m.append(2); o.m[0] = 7; o.m.sort(); return o.m }()) }
func genB_15<T: Base_15>(_ o: T) { print("genB", { () -> [Int] in o.m.append(2); o.m[0] = 7; o.m.sort(); return o.m }()) }
func any_15(_ o: any P_15) { print("any", { () -> [Int] in o.m.append(2); o.m[0] = 7; o.m.sort(); return o.m }()) }
func base_15(_ o: Base_15) { print("base", { () -> [Int] in o.m.append(2); o.m[0] = 7; o.m.sort(); return o.m }()); any_15(o); gen_15(o); o.viaExt_15() }
func some_15(_ o: some P_15) { print("some", { () -> [Int] in o.m.append(2); o.m[0] = 7; o.m.sort(); return o.m }()) }
do { let o = Base_15(); print("-- Base storedObserved"); print({ () -> [Int] in o.m.append(2); o.m[0] = 7; o.m.sort(); return o.m }()); base_15(o); any_15(o); gen_15(o); genB_15(o); some_15(o); o.viaExt_15(); print(o[keyPath: \.m], (o as Base_15)[keyPath: \Base_15.m]); o[keyPath: \.m] = o[keyPath: \Base_15.m] }
do { let o = Der_15(); print("-- Der storedObserved"); print({ () -> [Int] in o.m.append(2); o.m[0] = 7; o.m.sort(); return o.m }()); base_15(o); any_15(o); gen_15(o); genB_15(o); some_15(o); o.viaExt_15(); print(o[keyPath: \.m], (o as Base_15)[keyPath: \Base_15.m]); o[keyPath: \.m] = o[keyPath: \Base_15.m] }
do { let o = Leaf_15(); print("-- Leaf storedObserved"); print({ () -> [Int] in o.m.append(2); o.m[0] = 7; o.m.sort(); return o.m }()); base_15(o); any_15(o); gen_15(o); genB_15(o); some_15(o); o.viaExt_15(); print(o[keyPath: \.m], (o as Base_15)[keyPath: \Base_15.m]); o[keyPath: \.m] = o[keyPath: \Base_15.m] }

// storedObserved class False
protocol P_16: AnyObject { var m: [Int] { get set } }
class Base_16: P_16 {
    var m = [1]
}
class Der_16: Base_16 {
    
}
final class Leaf_16: Der_16 {}
extension P_16 { func viaExt_16() { print("ext", { () -> [Int] in self.m.append(2); self.m[0] = 7; self.m.sort(); return self.m }()) } }
func gen_16<T: P_16>(_ o: T) { print("gen", { () -> [Int] in o.m.append(2); o.m[0] = 7; o.m.sort(); return o.m }()) }
func genB_16<T: Base_16>(_ o: T) { print("genB", { () -> [Int] in o.m.append(2); o.m[0] = 7; o.m.sort(); return o.m }()) }
func any_16(_ o: any P_16) { print("any", { () -> [Int] in o.m.append(2); o.m[0] = 7; o.m.sort(); return o.m }()) }
func base_16(_ o: Base_16) { print("base", { () -> [Int] in o.m.append(2); o.m[0] = 7; o.m.sort(); return o.m }()); any_16(o); gen_16(o); o.viaExt_16() }
func some_16(_ o: some P_16) { print("some", { () -> [Int] in o.m.append(2); o.m[0] = 7; o.m.sort(); return o.m }()) }
do { let o = Base_16(); print("-- Base storedObserved"); print({ () -> [Int] in o.m.append(2); o.m[0] = 7; o.m.sort(); return o.m }()); base_16(o); any_16(o); gen_16(o); genB_16(o); some_16(o); o.viaExt_16(); print(o[keyPath: \.m], (o as Base_16)[keyPath: \Base_16.m]); o[keyPath: \.m] = o[keyPath: \Base_16.m] }
do { let o = Der_16(); print("-- Der storedObserved"); print({ () -> [Int] in o.m.append(2); o.m[0] = 7; o.m.sort(); return o.m }()); base_16(o); any_16(o); gen_16(o); genB_16(o); some_16(o); o.viaExt_16(); print(o[keyPath: \.m], (o as Base_16)[keyPath: \Base_16.m]); o[keyPath: \.m] = o[keyPath: \Base_16.m] }
do { let o = Leaf_16(); print("-- Leaf storedObserved"); print({ () -> [Int] in o.m.append(2); o.m[0] = 7; o.m.sort(); return o.m }()); base_16(o); any_16(o); gen_16(o); genB_16(o); some_16(o); o.viaExt_16(); print(o[keyPath: \.m], (o as Base_16)[keyPath: \Base_16.m]); o[keyPath: \.m] = o[keyPath: \Base_16.m] }

// sub class True
protocol P_17: AnyObject { subscript(i: Int) -> Int { get set } }
class Base_17: P_17 {
    var a = [1, 2]
    subscript(i: Int) -> Int { get { a[i] } set { print("setB"); a[i] = newValue } }
}
class Der_17: Base_17 {
    override subscript(i: Int) -> Int { get { super[i] * 10 } set { print("setD"); super[i] = newValue } }
}
final class Leaf_17: Der_17 {}
extension P_17 { func viaExt_17() { print("ext", { () -> Int in self[0] += 1; inc(&self[1]); return self[0] + self[1] }()) } }
func gen_17<T: P_17>(_ o: T) { print("gen", { () -> Int in o[0] += 1; inc(&o[1]); return o[0] + o[1] }()) }
func genB_17<T: Base_17>(_ o: T) { print("genB", { () -> Int in o[0] += 1; inc(&o[1]); return o[0] + o[1] }()) }
func any_17(_ o: any P_17) { print("any", { () -> Int in o[0] += 1; inc(&o[1]); return o[0] + o[1] }()) }
func base_17(_ o: Base_17) { print("base", { () -> Int in o[0] += 1; inc(&o[1]); return o[0] + o[1] }()); any_17(o); gen_17(o); o.viaExt_17() }
func some_17(_ o: some P_17) { print("some", { () -> Int in o[0] += 1; inc(&o[1]); return o[0] + o[1] }()) }
do { let o = Base_17(); print("-- Base sub"); print({ () -> Int in o[0] += 1; inc(&o[1]); return o[0] + o[1] }()); base_17(o); any_17(o); gen_17(o); genB_17(o); some_17(o); o.viaExt_17() }
do { let o = Der_17(); print("-- Der sub"); print({ () -> Int in o[0] += 1; inc(&o[1]); return o[0] + o[1] }()); base_17(o); any_17(o); gen_17(o); genB_17(o); some_17(o); o.viaExt_17() }
do { let o = Leaf_17(); print("-- Leaf sub"); print({ () -> Int in o[0] += 1; inc(&o[1]); return o[0] + o[1] }()); base_17(o); any_17(o); gen_17(o); genB_17(o); some_17(o); o.viaExt_17() }

// sub class False
protocol P_18: AnyObject { subscript(i: Int) -> Int { get set } }
class Base_18: P_18 {
    var a = [1, 2]
    subscript(i: Int) -> Int { get { a[i] } set { print("setB"); a[i] = newValue } }
}
class Der_18: Base_18 {
    
}
final class Leaf_18: Der_18 {}
extension P_18 { func viaExt_18() { print("ext", { () -> Int in self[0] += 1; inc(&self[1]); return self[0] + self[1] }()) } }
func gen_18<T: P_18>(_ o: T) { print("gen", { () -> Int in o[0] += 1; inc(&o[1]); return o[0] + o[1] }()) }
func genB_18<T: Base_18>(_ o: T) { print("genB", { () -> Int in o[0] += 1; inc(&o[1]); return o[0] + o[1] }()) }
func any_18(_ o: any P_18) { print("any", { () -> Int in o[0] += 1; inc(&o[1]); return o[0] + o[1] }()) }
func base_18(_ o: Base_18) { print("base", { () -> Int in o[0] += 1; inc(&o[1]); return o[0] + o[1] }()); any_18(o); gen_18(o); o.viaExt_18() }
func some_18(_ o: some P_18) { print("some", { () -> Int in o[0] += 1; inc(&o[1]); return o[0] + o[1] }()) }
do { let o = Base_18(); print("-- Base sub"); print({ () -> Int in o[0] += 1; inc(&o[1]); return o[0] + o[1] }()); base_18(o); any_18(o); gen_18(o); genB_18(o); some_18(o); o.viaExt_18() }
do { let o = Der_18(); print("-- Der sub"); print({ () -> Int in o[0] += 1; inc(&o[1]); return o[0] + o[1] }()); base_18(o); any_18(o); gen_18(o); genB_18(o); some_18(o); o.viaExt_18() }
do { let o = Leaf_18(); print("-- Leaf sub"); print({ () -> Int in o[0] += 1; inc(&o[1]); return o[0] + o[1] }()); base_18(o); any_18(o); gen_18(o); genB_18(o); some_18(o); o.viaExt_18() }
