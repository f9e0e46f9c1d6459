// A parameter behind a wrapper is as constant as any other.
@propertyWrapper
struct Clamped {
    var wrappedValue: Int
    init(wrappedValue: Int) { self.wrappedValue = min(wrappedValue, 10) }
}
func louder(@Clamped volume: Int) {
    volume += 1
    print(volume)
}
louder(volume: 3)
