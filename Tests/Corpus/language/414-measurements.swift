// Amounts with their units.
import Foundation

let way = Measurement(value: 5, unit: UnitLength.kilometers)
var walk = Measurement(value: 500, unit: UnitLength.meters)
print(way, way + walk, way - walk, walk + walk)
print(way * 2, 2 * way, way / 4)
print(way == walk, way > walk, way == Measurement(value: 5000, unit: .meters), max(way, walk))
walk.convert(to: .feet)
print(String(format: "%.2f", walk.value), walk.unit.symbol)
print(Set([way, Measurement(value: 5000, unit: UnitLength.meters)]).count)

let boiling = Measurement(value: 100, unit: UnitTemperature.celsius)
print(String(format: "%.1f", boiling.converted(to: .fahrenheit).value), boiling.converted(to: .kelvin))
let times: [Measurement<UnitDuration>] = [.init(value: 90, unit: .minutes), .init(value: 1, unit: .hours)]
print(times.sorted(), times.map { $0.converted(to: .seconds).value }.reduce(0, +))
print(Measurement(value: 2, unit: UnitMass.pounds).converted(to: .grams).value.rounded())
print(Measurement(value: 1, unit: UnitInformationStorage.gibibytes).converted(to: .megabytes))
print(Measurement(value: 180, unit: UnitAngle.degrees).converted(to: .gradians).value.rounded())
print(UnitSpeed.knots.symbol, UnitEnergy.kilocalories.symbol, UnitVolume.cups.symbol, UnitPressure.bars.symbol)

// Units of a program's own.
let apple = Unit(symbol: "apples")
print(Measurement(value: 1, unit: apple) + Measurement(value: 2, unit: apple), apple == Unit(symbol: "apples"))
let step = UnitLength(symbol: "steps", converter: UnitConverterLinear(coefficient: 0.75))
print(Measurement(value: 1000, unit: step).converted(to: .meters), way.unit.converter.baseUnitValue(fromValue: 2))
func speed<U: Dimension>(_ amount: Measurement<U>, _ factor: Double) -> Measurement<U> { amount * factor }
print(speed(way, 3), type(of: way))
