func tally(_ n: Int) -> Int {
    var counts: [Int: Int] = [:]
    for i in 0..<n {
        counts[(i * 7919) % 1009, default: 0] += 1
    }
    var best = 0
    for (_, count) in counts where count > best { best = count }
    return best
}
print(tally(500_000))
