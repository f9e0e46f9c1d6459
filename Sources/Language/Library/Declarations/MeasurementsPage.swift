import Runtime

/// Amounts with their units. The numbers are those of Foundation.
let measurementsPage = LibraryPage(
    name: "Measurements", module: "Foundation",
    text: #"""
        /// What an amount is counted in.
        class Unit: NSObject {
            let symbol: String
            required init(symbol: String) { self.symbol = symbol }
            override func isEqual(_ object: Any?) -> Bool {
                guard let other = object as? Unit else { return false }
                return type(of: other) == type(of: self) && other.symbol == symbol
            }
            override func hash(into hasher: inout Hasher) { hasher.combine(symbol) }
        }
        /// From a unit to the base of its dimension and back.
        class UnitConverter: NSObject {
            func baseUnitValue(fromValue value: Double) -> Double { value }
            func value(fromBaseUnitValue baseUnitValue: Double) -> Double { baseUnitValue }
        }
        /// Multiplies, then adds.
        class UnitConverterLinear: UnitConverter {
            let coefficient: Double
            let constant: Double
            init(coefficient: Double, constant: Double = 0) {
                self.coefficient = coefficient
                self.constant = constant
            }
            override func baseUnitValue(fromValue value: Double) -> Double { value * coefficient + constant }
            override func value(fromBaseUnitValue baseUnitValue: Double) -> Double { (baseUnitValue - constant) / coefficient }
        }
        /// A unit that can be converted to others of its kind.
        class Dimension: Unit {
            let converter: UnitConverter
            init(symbol: String, converter: UnitConverter) {
                self.converter = converter
                super.init(symbol: symbol)
            }
            required init(symbol: String) {
                converter = UnitConverterLinear(coefficient: 1)
                super.init(symbol: symbol)
            }
            convenience init(_symbol: String, _ coefficient: Double, _ constant: Double = 0) {
                self.init(symbol: _symbol, converter: UnitConverterLinear(coefficient: coefficient, constant: constant))
            }
            class func baseUnit() -> Self { fatalError("a dimension of a program says its baseUnit() itself") }
            override func isEqual(_ object: Any?) -> Bool {
                guard super.isEqual(object), let other = object as? Dimension else { return false }
                return _inBase(1) == other._inBase(1) && _inBase(0) == other._inBase(0)
            }
            func _inBase(_ value: Double) -> Double { converter.baseUnitValue(fromValue: value) }
        }
        /// An amount of something.
        struct Measurement<UnitType: Unit>: Hashable, Comparable, CustomStringConvertible, CustomDebugStringConvertible {
            let unit: UnitType
            var value: Double
            init(value: Double, unit: UnitType) {
                self.value = value
                self.unit = unit
            }
            var description: String { "\(value) \(unit.symbol)" }
            var debugDescription: String { description }
            /// What stands for the amount where units are compared.
            var _base: Double { (unit as? Dimension).map { $0._inBase(value) } ?? value }
            static func _areOfOneKind(_ lhs: Measurement, _ rhs: Measurement) -> Bool {
                lhs.unit.isEqual(rhs.unit) || lhs.unit is Dimension && rhs.unit is Dimension
            }
            func hash(into hasher: inout Hasher) { hasher.combine(_base) }
            static func == (lhs: Measurement, rhs: Measurement) -> Bool {
                _areOfOneKind(lhs, rhs) && (lhs.unit.isEqual(rhs.unit) ? lhs.value == rhs.value : lhs._base == rhs._base)
            }
            static func < (lhs: Measurement, rhs: Measurement) -> Bool {
                if lhs.unit.isEqual(rhs.unit) { return lhs.value < rhs.value }
                precondition(_areOfOneKind(lhs, rhs), "attempt to compare measurements with non-equal dimensions")
                return lhs._base < rhs._base
            }
            static func * (lhs: Measurement, rhs: Double) -> Measurement { Measurement(value: lhs.value * rhs, unit: lhs.unit) }
            static func * (lhs: Double, rhs: Measurement) -> Measurement { Measurement(value: lhs * rhs.value, unit: rhs.unit) }
            static func / (lhs: Measurement, rhs: Double) -> Measurement { Measurement(value: lhs.value / rhs, unit: lhs.unit) }
            static func / (lhs: Double, rhs: Measurement) -> Measurement { Measurement(value: lhs / rhs.value, unit: rhs.unit) }
        }
        extension Measurement where UnitType: Dimension {
            func converted(to otherUnit: UnitType) -> Measurement {
                if unit.isEqual(otherUnit) { return Measurement(value: value, unit: otherUnit) }
                return Measurement(value: otherUnit.converter.value(fromBaseUnitValue: unit._inBase(value)), unit: otherUnit)
            }
            mutating func convert(to otherUnit: UnitType) { self = converted(to: otherUnit) }
            static func + (lhs: Measurement, rhs: Measurement) -> Measurement {
                if lhs.unit.isEqual(rhs.unit) { return Measurement(value: lhs.value + rhs.value, unit: lhs.unit) }
                return Measurement(value: lhs._base + rhs._base, unit: type(of: lhs.unit).baseUnit())
            }
            static func - (lhs: Measurement, rhs: Measurement) -> Measurement {
                if lhs.unit.isEqual(rhs.unit) { return Measurement(value: lhs.value - rhs.value, unit: lhs.unit) }
                return Measurement(value: lhs._base - rhs._base, unit: type(of: lhs.unit).baseUnit())
            }
        }
        extension Measurement where UnitType: Unit {
            static func + (lhs: Measurement, rhs: Measurement) -> Measurement {
                precondition(lhs.unit.isEqual(rhs.unit), "attempt to add measurements with non-equal units")
                return Measurement(value: lhs.value + rhs.value, unit: lhs.unit)
            }
            static func - (lhs: Measurement, rhs: Measurement) -> Measurement {
                precondition(lhs.unit.isEqual(rhs.unit), "attempt to subtract measurements with non-equal units")
                return Measurement(value: lhs.value - rhs.value, unit: lhs.unit)
            }
        }
        /// Lengths.
        class UnitLength: Dimension {
            override class func baseUnit() -> Self { meters as! Self }
            static let megameters = UnitLength(_symbol: "Mm", 1e6)
            static let kilometers = UnitLength(_symbol: "km", 1000)
            static let hectometers = UnitLength(_symbol: "hm", 100)
            static let decameters = UnitLength(_symbol: "dam", 10)
            static let meters = UnitLength(_symbol: "m", 1)
            static let decimeters = UnitLength(_symbol: "dm", 0.1)
            static let centimeters = UnitLength(_symbol: "cm", 0.01)
            static let millimeters = UnitLength(_symbol: "mm", 0.001)
            static let micrometers = UnitLength(_symbol: "µm", 1e-06)
            static let nanometers = UnitLength(_symbol: "nm", 1e-09)
            static let picometers = UnitLength(_symbol: "pm", 1e-12)
            static let inches = UnitLength(_symbol: "in", 0.0254)
            static let feet = UnitLength(_symbol: "ft", 0.3048)
            static let yards = UnitLength(_symbol: "yd", 0.9144)
            static let miles = UnitLength(_symbol: "mi", 1609.34)
            static let scandinavianMiles = UnitLength(_symbol: "smi", 10000)
            static let lightyears = UnitLength(_symbol: "ly", 9.461e+15)
            static let nauticalMiles = UnitLength(_symbol: "NM", 1852)
            static let fathoms = UnitLength(_symbol: "ftm", 1.8288)
            static let furlongs = UnitLength(_symbol: "fur", 201.168)
            static let astronomicalUnits = UnitLength(_symbol: "ua", 1496e8)
            static let parsecs = UnitLength(_symbol: "pc", 3.086e+16)
        }
        /// Masses.
        class UnitMass: Dimension {
            override class func baseUnit() -> Self { kilograms as! Self }
            static let kilograms = UnitMass(_symbol: "kg", 1)
            static let grams = UnitMass(_symbol: "g", 0.001)
            static let decigrams = UnitMass(_symbol: "dg", 0.0001)
            static let centigrams = UnitMass(_symbol: "cg", 1e-05)
            static let milligrams = UnitMass(_symbol: "mg", 1e-06)
            static let micrograms = UnitMass(_symbol: "µg", 1e-09)
            static let nanograms = UnitMass(_symbol: "ng", 1e-12)
            static let picograms = UnitMass(_symbol: "pg", 1e-15)
            static let ounces = UnitMass(_symbol: "oz", 0.0283495)
            static let pounds = UnitMass(_symbol: "lb", 0.453592)
            static let stones = UnitMass(_symbol: "st", 0.157473)
            static let metricTons = UnitMass(_symbol: "t", 1000)
            static let shortTons = UnitMass(_symbol: "ton", 907.185)
            static let carats = UnitMass(_symbol: "ct", 0.0002)
            static let ouncesTroy = UnitMass(_symbol: "oz t", 0.03110348)
            static let slugs = UnitMass(_symbol: "slug", 14.5939)
        }
        /// Times.
        class UnitDuration: Dimension {
            override class func baseUnit() -> Self { seconds as! Self }
            static let hours = UnitDuration(_symbol: "h", 3600)
            static let minutes = UnitDuration(_symbol: "m", 60)
            static let seconds = UnitDuration(_symbol: "s", 1)
            static let milliseconds = UnitDuration(_symbol: "ms", 0.001)
            static let microseconds = UnitDuration(_symbol: "µs", 1e-06)
            static let nanoseconds = UnitDuration(_symbol: "ns", 1e-09)
            static let picoseconds = UnitDuration(_symbol: "ps", 1e-12)
        }
        /// Temperatures.
        class UnitTemperature: Dimension {
            override class func baseUnit() -> Self { kelvin as! Self }
            static let kelvin = UnitTemperature(_symbol: "K", 1)
            static let celsius = UnitTemperature(_symbol: "°C", 1, 273.15)
            static let fahrenheit = UnitTemperature(_symbol: "°F", 0.55555555555556, 255.37222222222428)
        }
        /// Speeds.
        class UnitSpeed: Dimension {
            override class func baseUnit() -> Self { metersPerSecond as! Self }
            static let metersPerSecond = UnitSpeed(_symbol: "m/s", 1)
            static let kilometersPerHour = UnitSpeed(_symbol: "km/h", 0.277778)
            static let milesPerHour = UnitSpeed(_symbol: "mph", 0.44704)
            static let knots = UnitSpeed(_symbol: "kn", 0.514444)
        }
        /// Areas.
        class UnitArea: Dimension {
            override class func baseUnit() -> Self { squareMeters as! Self }
            static let squareMegameters = UnitArea(_symbol: "Mm²", 1e12)
            static let squareKilometers = UnitArea(_symbol: "km²", 1e6)
            static let squareMeters = UnitArea(_symbol: "m²", 1)
            static let squareCentimeters = UnitArea(_symbol: "cm²", 0.0001)
            static let squareMillimeters = UnitArea(_symbol: "mm²", 1e-06)
            static let squareMicrometers = UnitArea(_symbol: "µm²", 1e-12)
            static let squareNanometers = UnitArea(_symbol: "nm²", 1e-18)
            static let squareInches = UnitArea(_symbol: "in²", 0.00064516)
            static let squareFeet = UnitArea(_symbol: "ft²", 0.092903)
            static let squareYards = UnitArea(_symbol: "yd²", 0.836127)
            static let squareMiles = UnitArea(_symbol: "mi²", 259e4)
            static let acres = UnitArea(_symbol: "ac", 4046.86)
            static let ares = UnitArea(_symbol: "a", 100)
            static let hectares = UnitArea(_symbol: "ha", 10000)
        }
        /// Volumes.
        class UnitVolume: Dimension {
            override class func baseUnit() -> Self { liters as! Self }
            static let megaliters = UnitVolume(_symbol: "ML", 1e6)
            static let kiloliters = UnitVolume(_symbol: "kL", 1000)
            static let liters = UnitVolume(_symbol: "L", 1)
            static let deciliters = UnitVolume(_symbol: "dl", 0.1)
            static let centiliters = UnitVolume(_symbol: "cL", 0.01)
            static let milliliters = UnitVolume(_symbol: "mL", 0.001)
            static let cubicKilometers = UnitVolume(_symbol: "km³", 1e12)
            static let cubicMeters = UnitVolume(_symbol: "m³", 1000)
            static let cubicDecimeters = UnitVolume(_symbol: "dm³", 1)
            static let cubicCentimeters = UnitVolume(_symbol: "cm³", 0.001)
            static let cubicMillimeters = UnitVolume(_symbol: "mm³", 1e-06)
            static let cubicInches = UnitVolume(_symbol: "in³", 0.0163871)
            static let cubicFeet = UnitVolume(_symbol: "ft³", 28.3168)
            static let cubicYards = UnitVolume(_symbol: "yd³", 764.555)
            static let cubicMiles = UnitVolume(_symbol: "mi³", 4168e9)
            static let acreFeet = UnitVolume(_symbol: "af", 1233e3)
            static let bushels = UnitVolume(_symbol: "bsh", 35.2391)
            static let teaspoons = UnitVolume(_symbol: "tsp", 0.00492892)
            static let tablespoons = UnitVolume(_symbol: "tbsp", 0.0147868)
            static let fluidOunces = UnitVolume(_symbol: "fl oz", 0.0295735)
            static let cups = UnitVolume(_symbol: "cup", 0.24)
            static let pints = UnitVolume(_symbol: "pt", 0.473176)
            static let quarts = UnitVolume(_symbol: "qt", 0.946353)
            static let gallons = UnitVolume(_symbol: "gal", 3.78541)
            static let imperialTeaspoons = UnitVolume(_symbol: "tsp Imperial", 0.00591939)
            static let imperialTablespoons = UnitVolume(_symbol: "tbsp Imperial", 0.0177582)
            static let imperialFluidOunces = UnitVolume(_symbol: "fl oz Imperial", 0.0284131)
            static let imperialPints = UnitVolume(_symbol: "pt Imperial", 0.568261)
            static let imperialQuarts = UnitVolume(_symbol: "qt Imperial", 1.13652)
            static let imperialGallons = UnitVolume(_symbol: "gal Imperial", 4.54609)
            static let metricCups = UnitVolume(_symbol: "metric cup Imperial", 0.25)
        }
        /// Angles.
        class UnitAngle: Dimension {
            override class func baseUnit() -> Self { degrees as! Self }
            static let degrees = UnitAngle(_symbol: "°", 1)
            static let arcMinutes = UnitAngle(_symbol: "ʹ", 0.016666666666666666)
            static let arcSeconds = UnitAngle(_symbol: "ʹʹ", 0.0002777777777777778)
            static let radians = UnitAngle(_symbol: "rad", 57.29577951308232)
            static let gradians = UnitAngle(_symbol: "grad", 0.9)
            static let revolutions = UnitAngle(_symbol: "rev", 360)
        }
        /// Energies.
        class UnitEnergy: Dimension {
            override class func baseUnit() -> Self { joules as! Self }
            static let kilojoules = UnitEnergy(_symbol: "kJ", 1000)
            static let joules = UnitEnergy(_symbol: "J", 1)
            static let kilocalories = UnitEnergy(_symbol: "kCal", 4184)
            static let calories = UnitEnergy(_symbol: "cal", 4.184)
            static let kilowattHours = UnitEnergy(_symbol: "kWh", 36e5)
        }
        /// Powers.
        class UnitPower: Dimension {
            override class func baseUnit() -> Self { watts as! Self }
            static let terawatts = UnitPower(_symbol: "TW", 1e12)
            static let gigawatts = UnitPower(_symbol: "GW", 1e9)
            static let megawatts = UnitPower(_symbol: "MW", 1e6)
            static let kilowatts = UnitPower(_symbol: "kW", 1000)
            static let watts = UnitPower(_symbol: "W", 1)
            static let milliwatts = UnitPower(_symbol: "mW", 0.001)
            static let microwatts = UnitPower(_symbol: "µW", 1e-06)
            static let nanowatts = UnitPower(_symbol: "nW", 1e-09)
            static let picowatts = UnitPower(_symbol: "pW", 1e-12)
            static let femtowatts = UnitPower(_symbol: "fW", 1e-15)
            static let horsepower = UnitPower(_symbol: "hp", 745.7)
        }
        /// Pressures.
        class UnitPressure: Dimension {
            override class func baseUnit() -> Self { newtonsPerMetersSquared as! Self }
            static let newtonsPerMetersSquared = UnitPressure(_symbol: "N/m²", 1)
            static let gigapascals = UnitPressure(_symbol: "GPa", 1e9)
            static let megapascals = UnitPressure(_symbol: "MPa", 1e6)
            static let kilopascals = UnitPressure(_symbol: "kPa", 1000)
            static let hectopascals = UnitPressure(_symbol: "hPa", 100)
            static let inchesOfMercury = UnitPressure(_symbol: "inHg", 3386.39)
            static let bars = UnitPressure(_symbol: "bar", 100000)
            static let millibars = UnitPressure(_symbol: "mbar", 100)
            static let millimetersOfMercury = UnitPressure(_symbol: "mmHg", 133.322)
            static let poundsForcePerSquareInch = UnitPressure(_symbol: "psi", 6894.76)
        }
        /// Frequencies.
        class UnitFrequency: Dimension {
            override class func baseUnit() -> Self { hertz as! Self }
            static let terahertz = UnitFrequency(_symbol: "THz", 1e12)
            static let gigahertz = UnitFrequency(_symbol: "GHz", 1e9)
            static let megahertz = UnitFrequency(_symbol: "MHz", 1e6)
            static let kilohertz = UnitFrequency(_symbol: "kHz", 1000)
            static let hertz = UnitFrequency(_symbol: "Hz", 1)
            static let millihertz = UnitFrequency(_symbol: "mHz", 0.001)
            static let microhertz = UnitFrequency(_symbol: "µHz", 1e-06)
            static let nanohertz = UnitFrequency(_symbol: "nHz", 1e-09)
        }
        /// Amounts of information.
        class UnitInformationStorage: Dimension {
            override class func baseUnit() -> Self { bits as! Self }
            static let bytes = UnitInformationStorage(_symbol: "B", 8)
            static let bits = UnitInformationStorage(_symbol: "bit", 1)
            static let nibbles = UnitInformationStorage(_symbol: "nibble", 4)
            static let yottabytes = UnitInformationStorage(_symbol: "YB", 8e+24)
            static let zettabytes = UnitInformationStorage(_symbol: "ZB", 8e+21)
            static let exabytes = UnitInformationStorage(_symbol: "EB", 8e+18)
            static let petabytes = UnitInformationStorage(_symbol: "PB", 8e15)
            static let terabytes = UnitInformationStorage(_symbol: "TB", 8e12)
            static let gigabytes = UnitInformationStorage(_symbol: "GB", 8e9)
            static let megabytes = UnitInformationStorage(_symbol: "MB", 8e6)
            static let kilobytes = UnitInformationStorage(_symbol: "kB", 8000)
            static let yobibytes = UnitInformationStorage(_symbol: "YiB", 9.671406556917033e+24)
            static let zebibytes = UnitInformationStorage(_symbol: "ZiB", 9.44473296573929e+21)
            static let exbibytes = UnitInformationStorage(_symbol: "EiB", 9.223372036854776e+18)
            static let pebibytes = UnitInformationStorage(_symbol: "PiB", 9007199254740992e0)
            static let tebibytes = UnitInformationStorage(_symbol: "TiB", 8796093022208e0)
            static let gibibytes = UnitInformationStorage(_symbol: "GiB", 8589934592e0)
            static let mebibytes = UnitInformationStorage(_symbol: "MiB", 8388608e0)
            static let kibibytes = UnitInformationStorage(_symbol: "KiB", 8192)
            static let kilobits = UnitInformationStorage(_symbol: "kb", 1000)
            static let megabits = UnitInformationStorage(_symbol: "Mb", 1e6)
            static let gigabits = UnitInformationStorage(_symbol: "Gb", 1e9)
            static let terabits = UnitInformationStorage(_symbol: "Tb", 1e12)
        }
        /// Accelerations.
        class UnitAcceleration: Dimension {
            override class func baseUnit() -> Self { metersPerSecondSquared as! Self }
            static let metersPerSecondSquared = UnitAcceleration(_symbol: "m/s²", 1)
            static let gravity = UnitAcceleration(_symbol: "g", 9.81)
        }
        /// Electric currents.
        class UnitElectricCurrent: Dimension {
            override class func baseUnit() -> Self { amperes as! Self }
            static let megaamperes = UnitElectricCurrent(_symbol: "MA", 1e6)
            static let kiloamperes = UnitElectricCurrent(_symbol: "kA", 1000)
            static let amperes = UnitElectricCurrent(_symbol: "A", 1)
            static let milliamperes = UnitElectricCurrent(_symbol: "mA", 0.001)
            static let microamperes = UnitElectricCurrent(_symbol: "µA", 1e-06)
        }
        /// Voltages.
        class UnitElectricPotentialDifference: Dimension {
            override class func baseUnit() -> Self { volts as! Self }
            static let megavolts = UnitElectricPotentialDifference(_symbol: "MV", 1e6)
            static let kilovolts = UnitElectricPotentialDifference(_symbol: "kV", 1000)
            static let volts = UnitElectricPotentialDifference(_symbol: "V", 1)
            static let millivolts = UnitElectricPotentialDifference(_symbol: "mV", 0.001)
            static let microvolts = UnitElectricPotentialDifference(_symbol: "µV", 1e-06)
        }
        /// Concentrations.
        class UnitConcentrationMass: Dimension {
            override class func baseUnit() -> Self { gramsPerLiter as! Self }
            static let gramsPerLiter = UnitConcentrationMass(_symbol: "g/L", 1)
            static let milligramsPerDeciliter = UnitConcentrationMass(_symbol: "mg/dL", 0.01)
        }
        """#)
