func play() {
    show()
    let score = 4
    func show() { print(score) }
    show()
}
play()
