// An async initialiser called in a synchronous function
struct Config {
    let name: String
    init() async { name = "x" }
}
func make() -> Config {
    return Config()
}
print(make().name)
