// Rill: a projected value given to a parameter with a wrapper.
@propertyWrapper struct W {
    var wrappedValue: Int
    var projectedValue: String { "p\(wrappedValue)" }
    init(wrappedValue: Int) { self.wrappedValue = wrappedValue }
    init(projectedValue: String) { wrappedValue = projectedValue.count }
}
func show(@W value: Int) { print(value, $value) }
show(value: 2)
show($value: "abcd")
