// from swiftc
import Foundation

var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(secondsFromGMT: 0)!
let day = Date(timeIntervalSince1970: 1_709_164_800)
let parts = calendar.dateComponents([.year, .month, .day], from: day)
// The calendar says that the month is no leap month; the literal says nothing of it.
print(parts, parts == DateComponents(year: 2024, month: 2, day: 29), parts == DateComponents(year: 2024, month: 2))
print(parts == DateComponents(calendar: calendar, year: 2024, month: 2, day: 29))
