func total(_ prices: [Double]) -> Double {
    let sum = prices.reduce(0, +)
    sum * 1.2
}
