struct Meters: Double {
    var value: Double
}
