// An async method for a synchronous requirement
protocol Loader {
    func load() -> Int
}
struct Slow: Loader {
    func load() async -> Int { 1 }
}
print(Slow())
