// Wrapped optionals begin as nil; memberwise initialisers wrap once; projected values that only the wrapper sets.
@propertyWrapper struct W<V> { var wrappedValue: V; init(wrappedValue: V) { self.wrappedValue = wrappedValue; print("wrapped", wrappedValue) } }
@propertyWrapper struct Both { var wrappedValue: Int?; init(wrappedValue: Int?) { self.wrappedValue = wrappedValue; print("both value") }; init() { wrappedValue = 7; print("both nothing") } }
@propertyWrapper struct Arg<V> { var wrappedValue: V; let key: String; init(wrappedValue: V, _ key: String) { self.wrappedValue = wrappedValue; self.key = key; print("arg", key) } }
@propertyWrapper struct Plain<V> { var wrappedValue: V }
class VM { @W var text: String?; @W var a: Int? = nil }
struct S { @W var text: String?; var n = 1 }
print(VM().text as Any, S().text as Any, S(text: "x").text as Any)
struct B { @Both var x: Int? }
print(B().x as Any)
struct P { @Plain var v: [Int]?; @W @Plain var w: Double? }
var p = P(); p.v = [1]; print(p.v!, p.w as Any)
func f() { @W var local: String?; print(local as Any); local = "set"; print(local!) }
f()
enum Settings { @W static var theme: String? }
print(Settings.theme ?? "none")
class C { @W var late: Int?; let id: Int; init(id: Int) { self.id = id }; init(late: Int) { id = 0; self.late = late } }
print(C(id: 1).late as Any, C(late: 2).late!)
struct Memberwise { @W var t: Int = 3; var n = 1 }
_ = Memberwise(t: 5); print("--"); _ = Memberwise(n: 2); print("--"); _ = Memberwise()
@propertyWrapper struct Counted<T: Equatable> {
  private(set) var projectedValue = 0
  var wrappedValue: T { didSet { if oldValue != wrappedValue { projectedValue += 1 } } }
  init(wrappedValue: T) { self.wrappedValue = wrappedValue } }
class Form { @Counted var text = ""; @Counted var agreed: Bool? }
let form = Form(); form.text = "a"; form.text = "a"; form.agreed = true; form.agreed = nil
print(form.$text, form.$agreed, form.agreed as Any)
