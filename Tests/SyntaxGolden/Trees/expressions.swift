a + b * c - d
x = y = z
ok ? 1 : other ? 2 : 3
a ?? b ?? c
value as? Int ?? 0
x is String && !flag
total += price * 2
-5 + -x.magnitude
try load() + 1
let n = try? load(from: "a") ?? 0
list.map { $0 * 2 }.filter { x in x > 1 }
list.reduce(0, +)
list.sorted(by: >)
a?.b.c?.d()
a!.b?[0]
f(1, name: 2, &x) { $0 } done: { }
g { a, b in a + b }
h(i)
    .j
    .k()
(1, b: 2)
(3)
()
[1, 2]
[:]
["a": 1, "b": 2]
[Int]()
[String: [Int]]()
[Int?]()
Observable<Int>.create { observer in observer.onNext(1) }
Foo<Bar<Int>>(1)
a < b
f(a < b, c > d)
f(A < B, C > (d))
E . a
Int.self
type(of: x).init()
f(_:by:)
x.g(a:)
\.name
\User.name?.first
\[Int].count
\.self
(Int, String) -> Void
[(Int) throws -> Void]()
_ = x
pair.0.1
array[1, default: 2]
1...3
..<5
[1...]
#line
#function
