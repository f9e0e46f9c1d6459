enum MyError: Error { case bad }
enum Ev<T> { case next(T), error(Error), done
  var element: T? { if case .next(let x) = self { return x }; return nil }
  var error: Error? { if case .error(let x) = self { return x }; return nil } }
func show<T: CustomStringConvertible>(_ label: String, _ event: Ev<T>) { print(label, event.element ?? event.error ?? event) }
func show2<T: CustomStringConvertible>(_ label: String, _ event: Ev<T>) { print(label, (event.element ?? event.error) ?? event) }
func show3<T: CustomStringConvertible>(_ label: String, _ event: Ev<T>) { print(label, event.element ?? event.error ?? "completed") }
func show4<T: CustomStringConvertible>(_ label: String, _ event: Ev<T>) { print(label, event.element ?? event) }
for e in [Ev<Int>.next(1), .error(MyError.bad), .done] { show("a", e); show2("b", e); show3("c", e); show4("d", e) }
let a: Int? = nil, b: String? = nil, c: Double? = 2, d: Double? = nil
print(a ?? b ?? c as Any)
print(a ?? b ?? 3.5, a ?? c ?? "s")
let e: Any = a ?? b ?? false
print(e)
