// @main with an async main

@main
struct Tool {
    static func load() async throws -> [Int] {
        try await Task.sleep(for: .milliseconds(1))
        return [1, 2]
    }
    static func main() async throws {
        print("start")
        print(try await load())
    }
}
