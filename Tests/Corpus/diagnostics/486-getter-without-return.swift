struct Grade {
    var points: Int
    var letter: String {
        if points > 90 { return "A" }
        if points > 80 { return "B" }
    }
}
print(Grade(points: 85).letter)
