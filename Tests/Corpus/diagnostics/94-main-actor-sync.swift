// A function of the main actor called from a synchronous function of no actor

@MainActor func show() { print("shown") }
func run() {
    show()
}
run()
