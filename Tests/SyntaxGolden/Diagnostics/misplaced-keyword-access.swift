func f() {
    private let x = 1
}
