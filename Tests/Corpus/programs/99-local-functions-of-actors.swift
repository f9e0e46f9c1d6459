// Functions inside of functions run on the actor of the outer one
func here(isolation: isolated (any Actor)? = #isolation) -> String {
    isolation.map { "\(type(of: $0))" } ?? "nowhere"
}
actor Counter {
    var count = 1
    func twice() -> String {
        func step() -> String {
            count += 1
            return here()
        }
        return step() + step() + "\(count)"
    }
}
@MainActor func onMain() -> String {
    func inner() -> String { here() }
    return inner()
}
func outside() -> String {
    func inner() -> String { here() }
    return inner()
}
print(await Counter().twice(), onMain(), outside())
