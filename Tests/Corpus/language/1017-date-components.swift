// from swiftc
import Foundation
var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(identifier: "UTC")!
let start = calendar.date(from: DateComponents(year: 2024, month: 1, day: 31, hour: 9))!
let f = DateFormatter()
f.calendar = calendar; f.timeZone = calendar.timeZone; f.locale = Locale(identifier: "en_US_POSIX")
f.dateFormat = "EEE, d MMM yyyy HH:mm"
for months in 0..<4 { print(f.string(from: calendar.date(byAdding: .month, value: months, to: start)!)) }
let end = calendar.date(from: DateComponents(year: 2025, month: 3, day: 1))!
let diff = calendar.dateComponents([.year, .month, .day, .hour], from: start, to: end)
print(diff.year!, diff.month!, diff.day!, diff.hour!)
print(calendar.range(of: .day, in: .month, for: calendar.date(from: DateComponents(year: 2024, month: 2))!)!.count)
print(calendar.component(.weekday, from: start), calendar.isDateInWeekend(start), calendar.ordinality(of: .day, in: .year, for: end)!)
print(calendar.startOfDay(for: start) < start, calendar.compare(start, to: end, toGranularity: .year) == .orderedAscending)
let interval = DateInterval(start: start, duration: 3600)
print(interval.contains(start.addingTimeInterval(1800)), interval.duration)
f.dateFormat = "yyyy-MM-dd'T'HH:mm:ssZ"
print(f.string(from: end), f.date(from: "2020-05-06T07:08:09+0200")!.timeIntervalSince1970)
