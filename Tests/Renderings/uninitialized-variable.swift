func label(for score: Int) -> String {
    let text: String
    if score > 50 {
        text = "pass"
    }
    return text
}
