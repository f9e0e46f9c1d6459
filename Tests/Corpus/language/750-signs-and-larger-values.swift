// Expected: compiled with swiftc 6.3. What is not a number has a sign, and texts know the larger of two values.
let n = Double.nan
print(-n, -Double.nan, n, -(-n), [-n], abs(-n), "\(-n)", Float.nan, -Float.nan)
extension String {
    func padded(to width: Int) -> String { self + String(repeating: ".", count: max(0, width - count)) }
    func limited(to width: Int) -> Substring { prefix(min(width, count)) }
}
print("ab".padded(to: 4), "abcdef".padded(to: 4), "abcdef".limited(to: 3), "x".max(2, 3))
