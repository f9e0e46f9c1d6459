// Setting a property through a protocol keeps the object no longer than the statement.
protocol Owned: AnyObject { var owner: String { get set }; func go() }
protocol Loose { var owner: String { get set } }
class Dog: Owned, Loose { var owner = "me"; func go() {}; deinit { print("freed", owner) } }
var a: Owned? = Dog(); a?.owner = "1"; a = nil; print("a")
var b: Owned = Dog(); b.owner = "2"; b = Dog(); print("b")
var c: Owned? = Dog(); c?.go(); c = nil; print("c")
var d: Loose? = Dog(); d?.owner = "3"; d = nil; print("d")
var l: [Owned] = [Dog()]; l[0].owner = "4"; l = []; print("l")
final class K { var pet: Owned?; init(_ p: Owned) { pet = p } }
let k = K(Dog()); k.pet?.owner = "5"; k.pet = nil; print("k")
let n = K(Dog()); n.pet!.owner = "6"; n.pet = nil; print("n")
func f() { var e: Owned? = Dog(); e?.owner = "7"; e = nil; print("e") }
f()
func g(_ o: Owned?) { o?.owner = "8" }
g(Dog()); print("g")
