// An async function cannot fulfil a synchronous requirement

protocol Loader {
    func load() -> Int
}
struct Remote: Loader {
    func load() async -> Int { 1 }
}
print(Remote())
