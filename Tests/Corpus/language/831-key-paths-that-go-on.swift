// Expected: compiled with swiftc 6.3. Key paths that go on, of which more or less is known; what a run loop waits for.
import Foundation
struct B { var c = [1, 2]; var n = "x" }
struct A { var b = B(); var o: B? = B() }
let p: PartialKeyPath<A> = \A.b
print(A()[keyPath: p.appending(path: \B.n)!])
print(p.appending(path: \A.b) as Any)
let q: PartialKeyPath<A>? = p.appending(path: \B.c)
print(A()[keyPath: q!])
let any: AnyKeyPath = p
print(any.appending(path: \B.n) as Any)
let k: KeyPath<A, B> = \.b
print(A()[keyPath: k.appending(path: \.n)])
let w: WritableKeyPath<A, B> = \.b
var a = A()
a[keyPath: w.appending(path: \.n)] = "y"
print(a.b.n)
let r = p.appending(path: \B.n) as? WritableKeyPath<A, String>
a[keyPath: r!] = "z"
print(a.b.n)
print(p.appending(path: \B.n) == \A.b.n)
let x: KeyPath<A, String>? = p.appending(path: \B.n)
print(x == \A.b.n)
print(type(of: p).rootType, type(of: p).valueType)
print(type(of: any).rootType)
class C { var b = B() }
let cr: ReferenceWritableKeyPath<C, B> = \.b
let c = C()
c[keyPath: cr.appending(path: \.n)] = "w"
print(c.b.n)
print(RunLoop.current.currentMode as Any)
let t = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in print(RunLoop.current.currentMode as Any, RunLoop.current.currentMode == .default, RunLoop.main.currentMode?.rawValue ?? "none") }
RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
print(RunLoop.main.currentMode as Any)
struct Node { let id = 1; var leaf = Leaf() }
class Leaf { var size = 2; let name = "leaf"; var next: Leaf? }
let toLeaf: KeyPath<Node, Leaf> = \.leaf
let sized = toLeaf.appending(path: \.size)
let node = Node()
node[keyPath: sized] = 7
print(node.leaf.size, type(of: sized))
let partial: PartialKeyPath<Node> = \Node.leaf
for path in [\Leaf.size, \Leaf.name, \Node.id] as [AnyKeyPath] {
    guard let whole: PartialKeyPath<Node> = partial.appending(path: path) else { print("no", type(of: path)); continue }
    print(type(of: whole), node[keyPath: whole])
}
if let named = partial.appending(path: \Leaf.name) { print(type(of: named), node[keyPath: named]) }
if let changing = partial.appending(path: \Leaf.size) { node[keyPath: changing] += 1; print(node.leaf.size, type(of: changing)) }
print(partial.appending(path: \String.count) == nil, (partial as AnyKeyPath).appending(path: \Leaf.size) == \Node.leaf.size)
let chained = (\Node.leaf).appending(path: \.next).appending(path: \.?.name)
print(node[keyPath: chained] as Any, chained == \Node.leaf.next?.name)
var modes: [RunLoop.Mode?] = []
DispatchQueue.main.async { modes.append(RunLoop.main.currentMode) }
RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
print(modes == [.default], RunLoop.main.currentMode == nil)
