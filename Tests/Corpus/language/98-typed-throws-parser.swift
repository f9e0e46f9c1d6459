// Typed errors through asynchronous functions
enum ParseError: Error, Equatable { case empty, notANumber(String) }
func parse(_ text: String) async throws(ParseError) -> Int {
    if text.isEmpty { throw .empty }
    guard let number = Int(text) else { throw .notANumber(text) }
    return number
}
struct Parser<Failure: Error> {
    let run: (String) async throws(Failure) -> Int
    func all(_ texts: [String]) async throws(Failure) -> [Int] {
        var found: [Int] = []
        for text in texts { found.append(try await run(text)) }
        return found
    }
}
do {
    let numbers = try await Parser(run: parse).all(["1", "2", "x"])
    print(numbers)
} catch {
    switch error {
    case .empty: print("empty")
    case .notANumber(let text): print("not a number:", text)
    }
}
let safe = Parser<Never>(run: { $0.count })
print(await safe.all(["a", "bcd"]))
func attempt<T, E: Error>(_ work: () async throws(E) -> T) async -> Result<T, E> {
    do { return .success(try await work()) } catch { return .failure(error) }
}
let result = await attempt { () async throws(ParseError) -> Int in try await parse("") }
print(result == .failure(.empty))
