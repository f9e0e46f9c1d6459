// A continuation resumed with a value of another type
func load() async -> String {
    await withCheckedContinuation { (continuation: CheckedContinuation<String, Never>) in
        continuation.resume(returning: 1)
    }
}
print(await load())
