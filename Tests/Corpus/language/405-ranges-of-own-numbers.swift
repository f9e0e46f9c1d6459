// Ranges whose bounds are a program's own type are collections like others.
struct Day: Strideable, Hashable, CustomStringConvertible {
    var number: Int
    init(_ number: Int) { self.number = number }
    func distance(to other: Day) -> Int { other.number - number }
    func advanced(by count: Int) -> Day { Day(number + count) }
    var description: String { "day \(number)" }
}

let week = Day(1)..<Day(8)
let weekend = Day(6)...Day(7)
print(week.map(\.number), weekend.map(\.number), week.count, weekend.count)
for day in Day(2)...Day(4) where day != Day(3) { print(day) }
for day in Day(9)..<Day(9) { print("never", day) }
print(week.first!, week.last!, weekend.first!, weekend.last!, week.contains(Day(7)), weekend ~= Day(8))
print(week.reversed().map(\.number), weekend.reversed().first!, Array(weekend), week.prefix(2).map { $0 }, week.dropFirst(5).map { $0 })
print(week[Day(3)], week[Day(3)..<Day(5)], week.index(after: Day(2)), week.distance(from: Day(2), to: Day(6)))
print(Range(weekend), ClosedRange(week), (Day(4)..<Day(4)).isEmpty, (Day(4)..<Day(4)).first as Any, week.isEmpty)
print(week.firstIndex(of: Day(5))!, weekend.enumerated().map { "\($0.offset): \($0.element)" }, zip(week, weekend).map { $0.number * $1.number })
print(week.lazy.map(\.number).filter { $0 % 2 == 0 }.map { $0 }, weekend.min()!, Set(week).count, week.randomElement() != nil)
print(stride(from: Day(0), to: Day(10), by: 4).map(\.number), weekend.indices.map { weekend[$0].number }, week.overlaps(weekend))
print(week.clamped(to: Day(3)..<Day(20)), week == Day(1)..<Day(8), weekend.firstIndex { $0.number == 7 }.map { weekend[$0] }!)

enum Level: Int, Comparable, Strideable {
    case low, mid, high
    func distance(to other: Level) -> Int { other.rawValue - rawValue }
    func advanced(by count: Int) -> Level { Level(rawValue: min(2, max(0, rawValue + count)))! }
}
print(Array(Level.low...Level.high), (Level.low..<Level.high).map { "\($0)" }, (Level.mid...Level.high).count)
