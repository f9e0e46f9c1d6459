// A parser of lines that arrive in pieces, as async sequence adaptor
struct Lines<Base: AsyncSequence>: AsyncSequence where Base.Element == String {
    typealias Element = String
    let base: Base
    func makeAsyncIterator() -> Iterator { Iterator(base: base.makeAsyncIterator()) }
    struct Iterator: AsyncIteratorProtocol {
        var base: Base.AsyncIterator
        private var buffer = ""
        private var isDone = false
        init(base: Base.AsyncIterator) { self.base = base }
        mutating func next() async throws -> String? {
            while true {
                if let end = buffer.firstIndex(of: "\n") {
                    let line = String(buffer[..<end])
                    buffer.removeSubrange(...end)
                    return line
                }
                if isDone {
                    guard !buffer.isEmpty else { return nil }
                    defer { buffer = "" }
                    return buffer
                }
                if let piece = try await base.next() { buffer += piece } else { isDone = true }
            }
        }
    }
}
extension AsyncSequence where Element == String {
    var lines: Lines<Self> { Lines(base: self) }
}
func pieces(_ parts: String...) -> AsyncStream<String> {
    AsyncStream { continuation in
        parts.forEach { continuation.yield($0) }
        continuation.finish()
    }
}
for try await line in pieces("GET /in", "dex HTTP/1.1\nHo", "st: example.org\n", "\nbody").lines { print("[\(line)]") }
var headers: [String: String] = [:]
for try await line in pieces("a: 1\nb:", " 2\nc: 3").lines {
    let parts = line.split(separator: ":").map { $0.drop { $0 == " " } }
    headers[String(parts[0])] = String(parts[1])
}
print(headers.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
print(try await pieces().lines.reduce(0) { n, _ in n + 1 })
