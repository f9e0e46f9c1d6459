// Typed throws in asynchronous code
enum ParseError: Error { case empty, odd(Int) }
func parse(_ text: String) async throws(ParseError) -> Int {
    guard let n = Int(text) else { throw .empty }
    if n % 2 == 1 { throw .odd(n) }
    return n
}
for text in ["4", "", "7"] {
    do throws(ParseError) {
        print(try await parse(text))
    } catch {
        switch error {
        case .empty: print("empty")
        case .odd(let n): print("odd", n)
        }
    }
}
struct Evens: AsyncSequence, AsyncIteratorProtocol {
    var texts: [String]
    mutating func next() async throws -> Int? {
        texts.isEmpty ? nil : try await parse(texts.removeFirst())
    }
    func makeAsyncIterator() -> Evens { self }
}
do { for try await n in Evens(texts: ["2", "4", "5", "6"]) { print(n) } } catch ParseError.odd(let n) { print("odd", n) }
let both = try await (parse("2"), parse("8"))
print(both.0 + both.1)
