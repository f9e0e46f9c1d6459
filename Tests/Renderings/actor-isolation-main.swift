@MainActor func show() { print("shown") }
func run() {
    show()
}
run()
