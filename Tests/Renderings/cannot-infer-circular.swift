struct Settings {
    static let width = Settings.height
    static let height = Settings.width
}
print(Settings.width)
