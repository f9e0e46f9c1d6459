// Expected: compiled with swiftc 6.3. A program's own '==', '&&', '||' and '!' for conditions, of nil and of implicit members too.
struct P: CustomStringConvertible { let description: String }
struct Key<V> { let name: String }
func == <V>(l: Key<V>, r: V?) -> P { P(description: "\(l.name) == \(r.map { "\($0)" } ?? "nil")") }
func && (l: P, r: P) -> P { P(description: "(\(l) && \(r))") }
func || (l: P, r: P) -> P { P(description: "(\(l) || \(r))") }
prefix func ! (p: P) -> P { P(description: "!\(p)") }
let nick = Key<String>(name: "nick"), age = Key<Int>(name: "age")
let q = !(nick == nil) || age == 3
print(q)
let r = !(nick == nil)
print(r)
print(!(age == 3 && nick == "bob") || nick == nil)
let s = nick == nil && !(age == nil)
print(s)
func filter(_ p: P) { print("filter", p) }
filter(!(nick == nil) || age == 3)
filter(!(nick == nil) && !(nick == "x") || age == nil)
let plain: String? = nil
print(!(plain == nil) || plain == "x")
struct F: Equatable { let name: String; static let a = F(name: "a"), b = F(name: "b"); static func c(_ n: Int) -> F { F(name: "c\(n)") } 
 static func && (l: F, r: F) -> F { F(name: "(\(l.name) && \(r.name))") }
 static prefix func ! (l: F) -> F { F(name: "!\(l.name)") } }
func use(_ f: F) { print(f.name) }
use(.a && .b)
use(.a && .b && .c(1))
use(!.a && .b)
let f: F = .a && .b
print(f.name)
print({ (xs: Int...) in xs.count }(1, 2, 3))
print({ (a: String, xs: Int...) -> String in a + "\(xs)" }("n", 1, 2))
let v = { (xs: Int...) in xs.reduce(0, +) }
print(v(1, 2))
({ (xs: String...) in print(xs) })("a", "b")
