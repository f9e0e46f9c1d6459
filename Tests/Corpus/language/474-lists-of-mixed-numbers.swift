// Which overload takes a list of whole numbers and numbers with a fraction
func a(_ x: [Double]) { print("a Double") }
func a(_ x: [Any]) { print("a Any") }
func b(_ x: [Double]) { print("b Double") }
func b(_ x: Any) { print("b Any") }
func c<T>(_ x: T) { print("c T") }
func c(_ x: [Double]) { print("c Double") }
func d<T>(_ x: T) { print("d T") }
func d(_ x: [Any]) { print("d Any") }
func e<T>(_ x: [T]) { print("e T") }
func e(_ x: [Any]) { print("e Any") }
func f<T>(_ x: [T]) { print("f T") }
func f(_ x: [Double]) { print("f Double") }
func g(_ x: [Any?]) { print("g Any?") }
func g(_ x: [Double]) { print("g Double") }
func h(_ x: [AnyHashable]) { print("h AnyHashable") }
func h(_ x: [Double]) { print("h Double") }
func i<T: Hashable>(_ x: [T]) { print("i T") }
func i(_ x: [Any]) { print("i Any") }
a([1, 2.5]); b([1, 2.5]); c([1, 2.5]); d([1, 2.5]); e([1, 2.5]); f([1, 2.5]); g([1, 2.5]); h([1, 2.5]); i([1, 2.5])
a([1.5, 2.5]); b([1.5, 2.5]); c([1.5, 2.5]); d([1.5, 2.5]); e([1.5, 2.5]); f([1.5, 2.5]); g([1.5, 2.5]); h([1.5, 2.5]); i([1.5, 2.5])
let any: [Any] = [1, 2.5]
print(any)
