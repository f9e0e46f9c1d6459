// from swiftc
import Foundation
let d = Date(timeIntervalSince1970: 1_700_000_000)
let us = Locale(identifier: "en_US"), utc = TimeZone(identifier: "UTC")!
var st = Date.FormatStyle(date: .abbreviated, time: .shortened, locale: us, timeZone: utc); print(d.formatted(st).replacingOccurrences(of: "\u{202F}", with: " "))
print(d.formatted(Date.ISO8601FormatStyle(timeZone: utc)), d.formatted(Date.ISO8601FormatStyle(timeZone: utc).year().month().day()), ISO8601DateFormatter().string(from: d))
let f = DateFormatter(); f.locale = us; f.timeZone = utc
for s in [("yyyy/MM/dd", 1), ("h:mm a", 2), ("EEEE", 3), ("MMM d, yyyy 'at' HH:mm:ss.SSS", 4), ("w D e", 5), ("yy QQQ", 6)] { f.dateFormat = s.0; print(f.string(from: d)) }
f.dateStyle = .long; f.timeStyle = .none; print(f.string(from: d)); f.dateStyle = .full; print(f.string(from: d)); f.setLocalizedDateFormatFromTemplate("MMMMd"); print(f.string(from: d))
var cal = Calendar(identifier: .gregorian); cal.timeZone = utc; cal.locale = us; print(cal.nextDate(after: d, matching: DateComponents(hour: 9, weekday: 2), matchingPolicy: .nextTime)!.timeIntervalSince1970, cal.dateInterval(of: .month, for: d)!.duration / 86400, cal.weekdaySymbols[0], cal.firstWeekday)
print(d.distance(to: d + 60), d < d + 1, [d + 5, d].min()! == d, d...(d + 10) ~= d + 3, Date(timeIntervalSinceReferenceDate: 0).timeIntervalSince1970, cal.isDate(d, inSameDayAs: d + 3600), cal.date(bySettingHour: 0, minute: 30, second: 0, of: d)!.timeIntervalSince1970)
print(Duration.seconds(90).formatted(.time(pattern: .minuteSecond)), Duration.milliseconds(1500), Duration.seconds(1) + .milliseconds(5) > .seconds(1))
