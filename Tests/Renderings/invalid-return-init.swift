struct Temperature {
    let celsius: Double

    init(celsius: Double) {
        self.celsius = celsius
        return self
    }
}
