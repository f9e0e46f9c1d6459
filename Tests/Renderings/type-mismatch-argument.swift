func repeated(_ text: String, times: Int) -> String {
    String(repeating: text, count: times)
}

print(repeated("ab", times: "3"))
