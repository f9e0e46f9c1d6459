// AsyncThrowingStream: errors, termination, unfolding, makeStream
enum Weather: Error { case storm }
let stream = AsyncThrowingStream<Int, Error> { continuation in
    continuation.onTermination = { termination in
        switch termination {
        case .finished(let error): print("finished", error.map { "\($0)" } ?? "nil")
        case .cancelled: print("cancelled")
        @unknown default: break
        }
    }
    continuation.yield(1)
    continuation.yield(2)
    continuation.finish(throwing: Weather.storm)
    continuation.yield(3)
}
do { for try await n in stream { print(n) } } catch { print("error", error) }
var left = 3
let unfolded = AsyncThrowingStream<Int, Error> {
    left -= 1
    if left == 0 { throw Weather.storm }
    return left
}
do { for try await n in unfolded { print("unfolded", n) } } catch { print("ended by", error) }
let (made, continuation) = AsyncThrowingStream.makeStream(of: String.self)
continuation.yield(with: .success("a"))
continuation.yield(with: .failure(Weather.storm))
do { for try await text in made { print(text) } } catch { print("made", error) }
let clean = AsyncThrowingStream<Int, Error> { $0.yield(5); $0.finish() }
print(try await clean.reduce(0, +))
