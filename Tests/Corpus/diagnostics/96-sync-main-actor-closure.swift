// A closure of the main actor called from a synchronous function
func run(_ body: @MainActor () -> Void) {
    body()
}
run { print("hi") }
