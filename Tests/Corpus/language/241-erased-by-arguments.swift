protocol Boxed<E> { associatedtype E; mutating func push(_ e: E); mutating func pop() -> E?; var all: [E] { get } }
struct Box<X>: Boxed { var x: [X]; mutating func push(_ e: X) { x.append(e) }; mutating func pop() -> X? { x.popLast() }; var all: [X] { x } }
struct AnyStack<E> { var box: any Boxed<E>; mutating func push(_ e: E) { box.push(e) }; var all: [E] { box.all } ; mutating func pop() -> E? { box.pop() } }
var b: any Boxed<Int> = Box(x: [1]); b.push(2); print(b.all); print(b.pop()!)
var s = AnyStack(box: b); s.push(3); print(s.all); print(s.pop()!)
