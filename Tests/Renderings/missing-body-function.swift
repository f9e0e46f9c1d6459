struct Greeter {
    func greet(name: String)
}
