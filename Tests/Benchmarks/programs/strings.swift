func build(_ n: Int) -> Int {
    var text = ""
    for i in 0..<n {
        text += "item \(i % 100), "
    }
    return text.utf8.count
}
print(build(300_000))
