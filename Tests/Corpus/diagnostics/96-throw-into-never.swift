// An error for a continuation that never fails
struct E: Error {}
func load() async -> Int {
    await withCheckedContinuation { (continuation: CheckedContinuation<Int, Never>) in
        continuation.resume(throwing: E())
    }
}
print(await load())
