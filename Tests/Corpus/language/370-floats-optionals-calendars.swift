import Foundation

// Conversions between the widths of floating-point numbers, from variables and in generic code.
let ratio = 2.5, small: Float = 1.1, wide: CGFloat = 3.25
print(Float(ratio), CGFloat(ratio), Double(small), Float(wide), CGFloat(small) > 1, [ratio].map(Float.init))
func convert<A: BinaryFloatingPoint, B: BinaryFloatingPoint>(_ a: A, to: B.Type) -> B { B(a) }
func average<T: BinaryFloatingPoint>(_ xs: [T]) -> T { xs.isEmpty ? 0 : xs.reduce(0, +) / T(xs.count) }
print(convert(0.1, to: Float.self), convert(Float(0.5), to: Double.self), convert(wide, to: Float.self))
print(average([1.0, 2.0, 4.0]), average([Float(1), 2]), average([CGFloat]()))

struct Point {
    var x: CGFloat = 0, y: CGFloat = 0
    static func between(_ a: Point, _ b: Point, _ t: Double) -> Point {
        Point(x: a.x + (b.x - a.x) * CGFloat(t), y: a.y + (b.y - a.y) * CGFloat(t))
    }
}
print(Point.between(Point(), Point(x: 3, y: 4), 0.5))

// Requirements of one shape, told apart by what they ask of their parameter.
protocol Describer {
    func describe<T: Collection>(_ t: T) -> String
    func describe<T: Numeric>(_ t: T) -> String
    func describe<T>(_ t: T) -> String
}
struct Plain: Describer {
    func describe<T>(_ t: T) -> String { "thing" }
    func describe<T: Numeric>(_ t: T) -> String { "number" }
    func describe<T: Collection>(_ t: T) -> String { "collection of \(t.count)" }
}
func ask<D: Describer>(_ d: D) -> [String] { [d.describe([1]), d.describe(2), d.describe(2.5), d.describe(true)] }
print(ask(Plain()), (Plain() as any Describer).describe("abc"))

// An optional of a class is an optional, whatever is in it.
class Animal {}
final class Cat: Animal {}
let pet: Animal? = Cat(), none: Animal? = nil
print(type(of: pet), type(of: none), type(of: pet!), type(of: [pet]))

// What a number formatter puts around and between digits.
let euros = NumberFormatter()
euros.locale = Locale(identifier: "de_DE")
euros.numberStyle = .currency
print(euros.currencySymbol!, euros.currencyCode!, euros.decimalSeparator!, euros.groupingSeparator!)
let signs = NumberFormatter()
signs.locale = Locale(identifier: "en_US")
print([signs.positivePrefix!, signs.negativePrefix!, signs.negativeSuffix!])
signs.positivePrefix = "+"
print(signs.positivePrefix!, signs.string(from: 7)!)

// Calendars look for days.
var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(identifier: "UTC")!
calendar.locale = Locale(identifier: "en_US")
let start = calendar.date(from: DateComponents(year: 2024, month: 2, day: 28, hour: 23, minute: 30))!
print(calendar.nextDate(after: start, matching: DateComponents(hour: 6), matchingPolicy: .nextTime)!)
print(calendar.nextDate(after: start, matching: DateComponents(weekday: 2), matchingPolicy: .nextTime, direction: .backward)!)
print(calendar.ordinality(of: .day, in: .year, for: start)!, calendar.dateInterval(of: .month, for: start)!.duration / 86_400)
print(calendar.veryShortWeekdaySymbols, calendar.standaloneMonthSymbols[1], calendar.shortQuarterSymbols)
