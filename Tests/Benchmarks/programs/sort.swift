func make(_ n: Int) -> [Int] {
    var seed = 42
    var values: [Int] = []
    for _ in 0..<n {
        seed = (seed * 1103515245 + 12345) % 2147483648
        values.append(seed)
    }
    return values
}
let sorted = make(100_000).sorted { a, b in a % 1000 == b % 1000 ? a < b : a % 1000 < b % 1000 }
print(sorted[0], sorted[99_999])
