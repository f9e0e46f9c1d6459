struct Tariff {
    let rate: Double
    func price(_ units: Int) -> Double { rate * Double(units) }
}
print(Tariff(rate: 2).price(3))
let prices = [1, 2].map { Tariff.price($0) }
print(prices)
