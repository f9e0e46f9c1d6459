protocol C<Out> { associatedtype Out }
struct X<Out>: C { }
extension String: C { typealias Out = String }
func two<W0, W1, R0: C, R1: C>(_ a: R0, _ b: R1) -> X<String> where R0.Out == W0, R1.Out == W1 { print("plain"); return X() }
func two<W0, W1, B1, R0: C, R1: C>(_ a: R0, _ b: R1) -> X<(String, B1)> where R0.Out == W0, R1.Out == (W1, B1) { print("pair"); return X() }
func g<R: C, O>(_ r: R) -> X<O> where R.Out == O { X<O>() }
func cap<W, R: C>(_ r: R) -> X<(String, W)> where R.Out == W { X() }
let p = X<String>(), q = X<(String, Int)>()
let a = two(p, cap("a"))
let b = g(two(p, cap("a")))
let w: X<(String, String)> = two(p, cap("a"))
