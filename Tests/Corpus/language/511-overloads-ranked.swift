// Overloads ranked as the compiler does: by the kinds of conversions, then by which takes less.
protocol P {}
protocol Q: P {}
struct S: P {}
struct QS: Q, Hashable {}
class Shape {}
class Circle: Shape {}
enum Oops: Error { case a }

func a1(_ x: P) { print("a1 P") }
func a1<T: P>(_ x: T) { print("a1 T: P") }
a1(S())
func a2(_ x: any P) { print("a2 any") }
func a2(_ x: some P) { print("a2 some") }
a2(S())
func a3(_ x: Error) { print("a3 Error") }
func a3<E: Error>(_ x: E) { print("a3 E: Error") }
a3(Oops.a)
func a4(_ x: any Hashable) { print("a4 any Hashable") }
func a4<T: Hashable>(_ x: T) { print("a4 T: Hashable") }
a4(1)
func a5(_ x: [Shape]) { print("a5 [Shape]") }
func a5<T: Shape>(_ x: [T]) { print("a5 [T]") }
a5([Circle()])
a5([Shape()])
func a6(_ x: Int?) { print("a6 Int?") }
func a6(_ x: Any) { print("a6 Any") }
a6(1)
func a7(_ x: [Any]) { print("a7 [Any]") }
func a7<T>(_ x: [T]) { print("a7 [T]") }
a7([1, "a"])
a7([1, 2])
func a8<T: P>(_ x: T) { print("a8 P") }
func a8<T: Q>(_ x: T) { print("a8 Q") }
a8(QS())
a8(S())
func a9(_ x: Int) { print("a9 Int") }
func a9(_ x: Double) { print("a9 Double") }
func a9(_ x: Int?) { print("a9 Int?") }
a9(1); a9(1.5)
func b1(_ x: Int, _ y: Int = 0) { print("b1 default") }
func b1(_ x: Int) { print("b1 one") }
b1(1)
func b2(_ x: Int...) { print("b2 variadic") }
func b2(_ x: Int) { print("b2 one") }
b2(1)
func b3<T>(_ x: T) { print("b3 T") }
func b3<T>(_ x: T?) { print("b3 T?") }
b3(1); b3(Optional(1))
func b4<T>(_ x: T) { print("b4 T") }
func b4<T>(_ x: [T]) { print("b4 [T]") }
b4([1])
func b5(_ x: Shape) { print("b5 Shape") }
func b5(_ x: Circle) { print("b5 Circle") }
b5(Circle())
func b6(_ x: Any) { print("b6 Any") }
func b6<T>(_ x: T) { print("b6 T") }
b6(1)
func b7(_ x: Any) { print("b7 Any") }
func b7(_ x: AnyHashable) { print("b7 AnyHashable") }
b7(1)
func b8(_ x: P) { print("b8 P") }
func b8(_ x: Any) { print("b8 Any") }
b8(S())
func b9(_ f: () -> Int) { print("b9 Int") }
func b9(_ f: () -> Void) { print("b9 Void") }
b9 { 1 }
func c1(_ x: Any?) { print("c1 Any?") }
func c1(_ x: Int?) { print("c1 Int?") }
c1(1)
func c2<T: Hashable>(_ x: T) { print("c2 Hashable") }
func c2<T>(_ x: T) { print("c2 T") }
c2(1)
func c3(_ x: Any) { print("c3 Any") }
func c3<T: P>(_ x: T) { print("c3 T: P") }
c3(S()); c3(1)
func c4(_ x: [Int?]) { print("c4 [Int?]") }
func c4(_ x: [Any]) { print("c4 [Any]") }
c4([1])
func c5(_ x: (Int, Int)) { print("c5 tuple") }
func c5<T>(_ x: T) { print("c5 T") }
c5((1, 2))
func c6(_ x: Float) { print("c6 Float") }
func c6(_ x: Any) { print("c6 Any") }
c6(1)
func c7(_ x: Character) { print("c7 Character") }
func c7(_ x: Any) { print("c7 Any") }
c7("a")
func c8(_ x: P?) { print("c8 P?") }
func c8<T: P>(_ x: T) { print("c8 T") }
c8(S())
func c9(_ x: Double) { print("c9 Double") }
func c9(_ x: Int?) { print("c9 Int?") }
c9(1)
func d1<T>(_ x: T, _ y: T) { print("d1 T T") }
func d1(_ x: Any, _ y: Any) { print("d1 Any") }
d1(1, 2); d1(1, "a")
func d2<T, U>(_ x: T, _ y: U) { print("d2 T U") }
func d2<T>(_ x: T, _ y: T) { print("d2 T T") }
d2(1, 2)
