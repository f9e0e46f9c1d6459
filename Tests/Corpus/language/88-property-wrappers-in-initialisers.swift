@propertyWrapper struct Logged { private var v: Int; init(wrappedValue: Int) { print("init", wrappedValue); v = wrappedValue }
 var wrappedValue: Int { get { v } set { print("set", newValue); v = newValue } } }
struct A { @Logged var x: Int; @Logged var y: Int = 1
  init(_ n: Int) { x = n; y = n; x = n + 1 }
  init(flag: Bool) { if flag { self.x = 1 } else { self.x = 2 }; x += 5 } }
print(A(4).x, A(flag: false).x)
final class B { @Logged var z: Int; let n: Int
 init(n: Int) { self.n = n; z = n * 2 } ; func bump() { z += 1 } }
let b = B(n: 3); b.bump(); print(b.z)
func f(@Logged v: Int) { print(v) }
f(v: 3)
