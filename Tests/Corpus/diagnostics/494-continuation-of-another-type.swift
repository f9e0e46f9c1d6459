func f() async throws -> Int {
    try await withCheckedThrowingContinuation { continuation in
        continuation.resume(returning: "five")
    }
}
