func show<T>(_ value: T) {
    struct Line { var text: String }
    print(Line(text: "\(value)").text)
}
