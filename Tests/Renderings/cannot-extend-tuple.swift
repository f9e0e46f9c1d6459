typealias Point = (x: Double, y: Double)

extension Point {
    func length() -> Double { (x * x + y * y).squareRoot() }
}
