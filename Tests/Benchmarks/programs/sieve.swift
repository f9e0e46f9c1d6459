func sieve(_ limit: Int) -> Int {
    var composite = Array(repeating: false, count: limit + 1)
    var count = 0
    for i in 2...limit {
        if composite[i] { continue }
        count += 1
        var j = i * i
        while j <= limit {
            composite[j] = true
            j += i
        }
    }
    return count
}
print(sieve(1_000_000))
