import Foundation
var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(identifier: "America/New_York")!
func day(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0) -> Date { calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour))! }
let zone = calendar.timeZone
for date in [day(2024, 1, 15), day(2024, 7, 4)] { print(zone.isDaylightSavingTime(for: date), zone.daylightSavingTimeOffset(for: date), zone.secondsFromGMT(for: date), zone.abbreviation(for: date)!) }
print(zone.nextDaylightSavingTimeTransition(after: day(2024, 1, 1))!, TimeZone(secondsFromGMT: 3600)!.isDaylightSavingTime(for: day(2024, 7, 4)))
for parts in [DateComponents(year: 2024, month: 2, day: 29), DateComponents(year: 2023, month: 2, day: 29), DateComponents(year: 2024, month: 13), DateComponents(month: 4, day: 31, hour: 1), DateComponents(year: 2024, month: 5, day: 6, hour: 25)] { print(parts.isValidDate(in: calendar), terminator: " ") }
print(DateComponents(year: 2024, month: 2, day: 30).isValidDate, DateComponents(calendar: calendar, year: 2024, month: 2, day: 28).isValidDate)
print(calendar.date(day(2024, 3, 1, 9), matchesComponents: DateComponents(month: 3, hour: 9)), calendar.date(day(2024, 3, 1), matchesComponents: DateComponents(weekday: 7)))
var fridays: [String] = []
calendar.enumerateDates(startingAfter: day(2024, 1, 1), matching: DateComponents(day: 13, weekday: 6), matchingPolicy: .nextTime) { date, exact, stop in
    guard let date else { return }
    let parts = calendar.dateComponents([.year, .month], from: date)
    fridays.append("\(parts.year!)/\(parts.month!) \(exact)")
    if fridays.count == 4 { stop = true }
}
print(fridays)
for d in 7...10 {
    let date = day(2024, 6, d, 12)
    let around = calendar.dateIntervalOfWeekend(containing: date), next = calendar.nextWeekend(startingAfter: date)!, last = calendar.nextWeekend(startingAfter: date, direction: .backward)!
    print(d, around.map { "\($0.start) \($0.duration / 3600)" } ?? "a working day", next.start, last.start)
}
