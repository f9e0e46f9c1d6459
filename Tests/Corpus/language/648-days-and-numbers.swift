import Foundation
var cal = Calendar(identifier: .gregorian)
cal.timeZone = TimeZone(identifier: "UTC")!
cal.locale = Locale(identifier: "en_US_POSIX")
let d = cal.date(from: DateComponents(year: 2024, month: 2, day: 28, hour: 22, minute: 5))!
let f = DateFormatter()
f.calendar = cal
f.timeZone = cal.timeZone
f.locale = Locale(identifier: "en_US_POSIX")
f.dateFormat = "yyyy-MM-dd HH:mm"
print(f.string(from: d), d.timeIntervalSince1970)
for n in [1, 2, 3] { print(f.string(from: cal.date(byAdding: .day, value: n, to: d)!)) }
print(f.string(from: cal.date(byAdding: DateComponents(month: 1, hour: 3), to: d)!))
f.dateFormat = "EEEE, d MMM yyyy 'at' h:mm a"
print(f.string(from: d))
f.dateFormat = "EEE MM/dd/yy"
print(f.string(from: d))
let c = cal.dateComponents([.year, .month, .day, .weekday, .hour], from: d)
print(c.year!, c.month!, c.day!, c.weekday!, c.hour!)
let b = cal.date(from: DateComponents(year: 2025, month: 1, day: 1))!
let diff = cal.dateComponents([.day, .hour], from: d, to: b)
print(diff.day!, diff.hour!)
print(
    cal.isDate(d, inSameDayAs: d.addingTimeInterval(3600)), cal.isDate(d, inSameDayAs: d.addingTimeInterval(7200)),
    cal.isDateInWeekend(d))
print(cal.startOfDay(for: d) < d, d.distance(to: b), max(d, b) == b, b.timeIntervalSince(d) / 3600)
print(
    cal.range(of: .day, in: .month, for: d)!.count, cal.component(.weekOfYear, from: d),
    cal.ordinality(of: .day, in: .year, for: b)!)
f.dateFormat = "dd.MM.yyyy"
print(f.date(from: "03.07.2021")!.timeIntervalSince1970, f.date(from: "x") as Any)
let iso = ISO8601DateFormatter()
print(iso.string(from: d), iso.date(from: "2020-01-02T03:04:05Z")!.timeIntervalSince1970)
print(d, b, Date(timeIntervalSince1970: 0), Date(timeIntervalSinceReferenceDate: 0))
print([b, d].sorted() == [d, b], d...b ~= d.addingTimeInterval(10), DateInterval(start: d, end: b).duration)
let fmt = NumberFormatter()
fmt.numberStyle = .decimal
fmt.locale = Locale(identifier: "en_US")
print(fmt.string(from: 1234567.891)!)
fmt.numberStyle = .percent
print(fmt.string(from: 0.256)!)
fmt.numberStyle = .currency
print(fmt.string(from: 9.5)!)
print(
    String(format: "%.2f|%5d|%-5@|%05d|%x|%@", 3.14159, 42, "ab" as NSString, 7, 255, "z"),
    String(format: "%3.1f%%", 12.34))
print(Measurement(value: 2, unit: UnitLength.kilometers).converted(to: .meters).value)
print(
    TimeInterval(90), Double("3.5")!, Int("0x1F".dropFirst(2), radix: 16)!, pow(2.0, 10.0), sqrt(2.0), floor(-1.5),
    round(2.5), abs(-3), hypot(3.0, 4.0))
