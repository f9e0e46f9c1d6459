@propertyWrapper
struct Clamped {
    var value = 0
}
