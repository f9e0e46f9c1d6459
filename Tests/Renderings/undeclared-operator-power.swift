func ** (base: Double, exponent: Int) -> Double {
    (0..<exponent).reduce(1) { result, _ in result * base }
}
