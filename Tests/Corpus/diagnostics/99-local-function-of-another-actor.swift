// A function inside of a function without an actor calls the main actor
@MainActor func draw() {}
func prepare() {
    func step() {
        draw()
    }
    step()
}
