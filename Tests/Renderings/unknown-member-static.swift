struct Settings {
    static let volume = 7
    func show() { print(volume) }
}
