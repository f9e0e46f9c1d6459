// A nonisolated method reads the state of its actor
actor Counter {
    var value = 0
    nonisolated func describe() -> String {
        "value \(value)"
    }
}
print(Counter().describe())
