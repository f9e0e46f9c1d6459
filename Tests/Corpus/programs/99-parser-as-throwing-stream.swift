// AsyncThrowingStream: parser of lines with errors, unfolding, buffering
enum ParseError: Error, CustomStringConvertible {
    case bad(line: Int)
    var description: String { if case .bad(let line) = self { return "bad line \(line)" }; return "" }
}
func parse(_ text: String) -> AsyncThrowingStream<(key: String, value: Int), Error> {
    AsyncThrowingStream { continuation in
        for (number, line) in text.split(separator: "\n").enumerated() {
            let parts = line.split(separator: "=")
            guard parts.count == 2, let value = Int(parts[1]) else {
                continuation.finish(throwing: ParseError.bad(line: number + 1))
                return
            }
            continuation.yield((String(parts[0]), value))
        }
        continuation.finish()
    }
}
do {
    for try await (key, value) in parse("a=1\nb=2\noops\nc=3") { print(key, value) }
} catch { print(error) }
print(try await parse("x=10\ny=20").map(\.value).reduce(0, +))
var countdown = 3
let unfolding = AsyncThrowingStream<Int, Error> {
    countdown -= 1
    if countdown < 0 { throw ParseError.bad(line: 0) }
    return countdown
}
do { for try await n in unfolding { print("left", n) } } catch { print("stopped:", error) }
let (stream, continuation) = AsyncStream.makeStream(of: Int.self, bufferingPolicy: .bufferingOldest(2))
for n in 1...4 {
    switch continuation.yield(n) {
    case .enqueued(let remaining): print("room for", remaining)
    case .dropped(let element): print("dropped", element)
    case .terminated: print("over")
    @unknown default: break
    }
}
continuation.finish()
if case .terminated = continuation.yield(9) { print("terminated") }
print(await stream.reduce(into: [Int]()) { $0.append($1) })
