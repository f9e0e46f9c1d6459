protocol Loader { func load() -> Int }
struct Slow: Loader { func load() async -> Int { 3 } }
