// Wrappers on the parameters of closures.
@propertyWrapper struct Clamp { var wrappedValue: Int; let limit: Int
  init(wrappedValue: Int, limit: Int = 10) { self.wrappedValue = min(wrappedValue, limit); self.limit = limit }
  init(projectedValue: Clamp) { self = projectedValue }
  var projectedValue: Clamp { self } }
func f(@Clamp value: Int) { print(value, $value.limit) }
f(value: 30)
let g: (Int) -> Void = { (@Clamp x: Int) in print("closure", x, $x.limit) }
g(50)
let fs = [1, 20].map { (@Clamp v: Int) in v * 2 }
print(fs)
var total = 0
let add = { (@Clamp n: Int, m: Int) in total += n * m }
add(20, 2)
print(total)
let three: (Int) -> String = { (@Clamp x: Int) in
    return "\(x) of \($x.limit)"
}
print(three(1), [5, 50].filter { (@Clamp x: Int) in x < 10 })
func run(_ f: (Int) throws -> Void) rethrows { try f(11) }
run { (@Clamp(limit: 3) x: Int) in print(x) }
