// Continuations around a delegate, resumed at most once
final class Scanner2 {
    var onFound: ((String) -> Void)?
    var onError: ((Error) -> Void)?
    func scan(_ text: String) {
        for word in text.split(separator: " ") {
            if word == "!" { onError?(ScanError.broken); return }
            onFound?(String(word))
        }
    }
}
enum ScanError: Error { case broken, empty }
func firstWord(_ text: String) async throws -> String {
    let scanner = Scanner2()
    return try await withCheckedThrowingContinuation { continuation in
        var pending: CheckedContinuation<String, Error>? = continuation
        scanner.onFound = { word in pending?.resume(returning: word); pending = nil }
        scanner.onError = { error in pending?.resume(throwing: error); pending = nil }
        scanner.scan(text)
        pending?.resume(throwing: ScanError.empty)
        pending = nil
    }
}
print(try await firstWord("hello world"))
for text in ["! no", ""] {
    do { print(try await firstWord(text)) } catch { print("failed:", error) }
}
let both: (Int, String) = await withCheckedContinuation { $0.resume(returning: (1, "one")) }
print(both)
await withUnsafeContinuation { (continuation: UnsafeContinuation<Void, Never>) in
    Task { print("inside"); continuation.resume() }
}
print("after")
let result: Result<Int, ScanError> = .failure(.broken)
do { print(try await withCheckedThrowingContinuation { $0.resume(with: result) } as Int) } catch { print(error) }
