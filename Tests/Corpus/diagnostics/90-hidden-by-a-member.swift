struct Scores {
    var all: [Int] = []
    func min() -> Int { all.sorted()[0] }
    func limited(to n: Int) -> Int {
        let least = min()
        return min(least, n)
    }
}
print(Scores(all: [3, 1]).limited(to: 0))
