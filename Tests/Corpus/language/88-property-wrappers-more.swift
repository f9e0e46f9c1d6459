@propertyWrapper struct Box<Value> { var wrappedValue: Value; var projectedValue: Box<Value> { self } ; func hello() -> String { "box of \(wrappedValue)" } }
struct S { @Box var a = 3; @Box var b: String; @Box var c: [Int] = []; @Box<Double> var d = 2 }
var s = S(b: "x")
s.c.append(4); s.c[0] += 1; s.a += 2
print(s.a, s.b, s.c, s.d, s.$b.hello(), s.$c.wrappedValue)
print(S(a: 9, b: "y", c: [1], d: 1.5))
@propertyWrapper final class Shared<V> { private(set) var count = 0; var wrappedValue: V { get { count += 1; return stored } set { stored = newValue } }
  private var stored: V; init(wrappedValue: V) { stored = wrappedValue } ; var projectedValue: Shared<V> { self } }
struct T { @Shared var v = "q" }
let t = T(); t.v = "changed"
print(t.v, t.v, t.$v.count)
@propertyWrapper struct Default<T> { let key: String; let value: T; static var store: [String: Any] { get { Keep.store } set { Keep.store = newValue } }
  init(key: String, _ value: T) { self.key = key; self.value = value }
  var wrappedValue: T { get { Keep.store[key] as? T ?? value } nonmutating set { Keep.store[key] = newValue } } }
enum Keep { static var store: [String: Any] = [:] }
enum Settings { @Default(key: "volume", 5) static var volume: Int; @Default(key: "name", "none") static var name }
print(Settings.volume, Settings.name)
Settings.volume = 8; Settings.name = "joe"
print(Settings.volume, Settings.name, Keep.store.count)
@propertyWrapper struct Lazily<V> { private var make: () -> V; private var made: V?
  init(wrappedValue: @autoclosure @escaping () -> V) { make = wrappedValue }
  var wrappedValue: V { mutating get { if let made { return made }; let v = make(); made = v; return v } set { made = newValue } } }
func expensive() -> Int { print("computing"); return 42 }
struct L { @Lazily var x = expensive() }
var l = L(); print("made"); print(l.x, l.x)
func locals() { @Box var n = 5; n += 1; print(n, $n.hello()); @Lazily var z: Int = expensive(); print(z) }
locals()
@propertyWrapper struct Plus { var wrappedValue: Int; init(wrappedValue: Int) { self.wrappedValue = wrappedValue + 1 } }
@propertyWrapper struct Tagged<V> { var wrappedValue: V; var projectedValue: String { "tag \(wrappedValue)" } }
struct C { @Tagged @Plus var k = 1 }
var c = C(); print(c.k, c.$k); c.k = 7; print(c.k, c.$k)
@propertyWrapper struct Opt<V> { var wrappedValue: V?; init() { wrappedValue = nil } ; init(wrappedValue: V?) { self.wrappedValue = wrappedValue } }
struct O { @Opt var v: Int?; @Opt var w: String? = "w" }
var o = O(); print(o.v as Any, o.w as Any); o.v = 3; print(o.v!)
struct Point: Equatable { @EqBox var x: Int; @EqBox var y: Int }
@propertyWrapper struct EqBox: Equatable { var wrappedValue: Int }
print(Point(x: 1, y: 2) == Point(x: 1, y: 2), Point(x: 1, y: 2) == Point(x: 2, y: 2))
