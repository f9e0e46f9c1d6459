@propertyWrapper
struct Clamped {
    var wrappedValue = 0
}
