// A property wrapper that an extension declares may be used in the type above.

struct Settings {
    @Doubled var size = 3
    func area() -> Int { size * size }
}
extension Settings {
    @propertyWrapper
    struct Doubled {
        private var value: Int
        init(wrappedValue: Int) { value = wrappedValue * 2 }
        var wrappedValue: Int {
            get { value }
            set { value = newValue * 2 }
        }
    }
}
var settings = Settings()
settings.size = 5
print(settings.size, settings.area(), Settings().size)
