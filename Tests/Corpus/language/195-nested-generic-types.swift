struct Outer { struct T<E> { let e: E } }
print(Outer.T(e: 3))
class B {
  struct T<E> { let e: E }
  func g() -> T<Int> { let t = T(e: 3); return t }
  func h() -> T<Int> { B.T(e: 3) }
  static func k() -> T<Int> { T(e: 4) }
}
print(B().g(), B().h(), B.k())
struct G<A> {
  struct Pair<B> { let a: A, b: B; init(_ a: A, _ b: B) { self.a = a; self.b = b } }
  struct Box { var a: A }
  let a: A
  func with<B>(_ b: B) -> Pair<B> { Pair(a, b) }
  func make() -> [Any] { [Pair(a, 1), Box(a: a), Self.Pair(a, "x")] }
  func deep() -> Pair<Pair<Int>> { let f = { Pair(a, Pair(a, 2)) }; return f() }
}
class Base<T> { enum Way { case in_, out(T) }; class Node<K> { var k: K; var next: Node?; init(_ k: K) { self.k = k } } }
class Derived: Base<String> {
  func go() { let n = Node(3); n.next = Node(4); print(n.next!.k, type(of: n), Way.out("s"), Way.in_) }
}
print(G(a: true).with("b"), G(a: 1).make(), G(a: 0.5).deep())
Derived().go()
