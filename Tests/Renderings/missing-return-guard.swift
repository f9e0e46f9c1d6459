func half(of text: String) -> Int {
    guard let number = Int(text) else {
        print("not a number")
    }
    return number / 2
}
