// Expected: compiled with swiftc 6.3. Styles for amounts of bytes, for distances of time, for steps; what a locale says of time.
import Foundation
let us = Locale(identifier: "en_US")
print(Int64(0).formatted(.byteCount(style: .file)), Int64(0).formatted(.byteCount(style: .file, spellsOutZero: false)))
print(Int64(1234567).formatted(.byteCount(style: .file, includesActualByteCount: true)))
print(Int64(1234567).formatted(.byteCount(style: .binary, allowedUnits: .kb)))
print(Int64(1234567).formatted(.byteCount(style: .decimal, allowedUnits: .mb)))
for s in [ByteCountFormatStyle.Style.file, .memory, .decimal, .binary] { for n in [0, 1, 999, 1000, 1023, 1024, 1536, 1_000_000, 1_500_000_000, 5_000_000_000_000, -2048] as [Int64] { print(n.formatted(.byteCount(style: s)), terminator: "; ") }; print() }
print(ByteCountFormatStyle().format(5000))
print(Int64(5000000).formatted(.byteCount(style: .file).locale(Locale(identifier: "de_DE"))))
print(Int64(5000000).formatted(ByteCountFormatStyle(style: .memory, allowedUnits: .all, spellsOutZero: true, includesActualByteCount: true, locale: Locale(identifier: "fr_FR"))))
var st = ByteCountFormatStyle(); st.style = .binary; st.includesActualByteCount = true
print(st.format(4096), st == ByteCountFormatStyle(), st.allowedUnits == .all, st.spellsOutZero)
print(4096.formatted(.byteCount(style: .memory)))
let big: Int64 = 1 << 40
print(big.formatted(.byteCount(style: .memory)))
let count = 4096, small: UInt16 = 900
print(count.formatted(.byteCount(style: .memory)), small.formatted(.byteCount(style: .file)))
let anchor = Date(timeIntervalSince1970: 0)
let f = Date.AnchoredRelativeFormatStyle(anchor: anchor.addingTimeInterval(-7200), presentation: .named, unitsStyle: .wide, locale: Locale(identifier: "en_US"), calendar: .current, capitalizationContext: .unknown)
print(f.format(anchor))
let s = Date.RelativeFormatStyle(presentation: .numeric, unitsStyle: .abbreviated)
print(Date(timeIntervalSinceNow: 86401).formatted(.relative(presentation: .named).locale(Locale(identifier: "de_DE"))))
print(Date(timeIntervalSinceNow: 86401).formatted(Date.RelativeFormatStyle(presentation: .named, unitsStyle: .wide, locale: Locale(identifier: "fr_FR"), capitalizationContext: .beginningOfSentence)))

for t in [0.0, 1, 59, 60, 3599, 3600, 86399, 86400, 2 * 86400, 7 * 86400, 30 * 86400, 400 * 86400, 0.4] as [Double] {
    for from in [t, -t] {
        func shown(_ p: Date.RelativeFormatStyle.Presentation, _ u: Date.RelativeFormatStyle.UnitsStyle = .wide) -> String {
            Date.AnchoredRelativeFormatStyle(anchor: anchor.addingTimeInterval(from), presentation: p, unitsStyle: u, locale: us).format(anchor)
        }
        print(from, shown(.named), shown(.numeric), shown(.named, .abbreviated), shown(.numeric, .narrow), shown(.numeric, .spellOut), separator: " | ")
    }
}
for distance in [-86400.0 * 3, -7200, 7201, 86400] as [Double] {
    let d = Date(timeIntervalSinceNow: distance)
    print(d.formatted(.relative(presentation: .named)), d.formatted(.relative(presentation: .numeric, unitsStyle: .abbreviated).locale(us)))
}
var style = Date.RelativeFormatStyle(presentation: .numeric, unitsStyle: .abbreviated)
style.presentation = .named
style.locale = us
print(style.format(Date(timeIntervalSinceNow: -86400)), style.unitsStyle == .abbreviated, style.presentation == .named)
print(3.14159.formatted(.number.rounded(rule: .up, increment: 0.25)))
print(3.14159.formatted(.number.rounded(increment: 0.5)))
print(17.formatted(.number.rounded(increment: 5)))
print(3.14159.formatted(.number.rounded(rule: .down, increment: 0.05)), 3.1.formatted(.number.rounded(increment: 0.1).precision(.fractionLength(2))))
print(3.14159.formatted(.currency(code: "EUR").locale(us).rounded(increment: 0.05)))
print(0.314159.formatted(.percent.rounded(increment: 0.5)))

for n in [0.1, 0.125, 0.7, 2.34, -1.26, 1234.56] { print(n.formatted(.number.rounded(increment: 0.05)), n.formatted(.number.rounded(rule: .towardZero, increment: 0.1)), n.formatted(.number.rounded(rule: .up, increment: 0.25).grouping(.never)), n.formatted(.currency(code: "USD").locale(us).rounded(rule: .down, increment: 0.05)), n.formatted(.number.rounded(increment: 2))) }
let step = 0.5, whole = 10
print(7.3.formatted(.number.rounded(increment: step)), 47.formatted(.number.rounded(rule: .up, increment: whole)), Float(2.3).formatted(.number.rounded(increment: 0.5)))
for n in ["en_US", "de_DE", "en_GB", "ja_JP", "fr_FR", "ar_EG", "he_IL", "th_TH", "fa_IR", "ko_KR", "en_US@calendar=hebrew", "zh_CN", "es_MX", "en_AU", "hi_IN", "de_DE@hours=h12"] { let l = Locale(identifier: n); print(n, l.calendar.identifier, l.hourCycle, l.calendar.firstWeekday, l.firstDayOfWeek, l.calendar.locale?.identifier ?? "-", l.measurementSystem) }
print(Locale.HourCycle(rawValue: "h24") == .oneToTwentyFour, Locale.HourCycle.zeroToEleven, us.hourCycle.rawValue, us.hourCycle == .oneToTwelve)
print(Locale.Weekday.tuesday.rawValue, us.firstDayOfWeek == .sunday, us.measurementSystem == .us)
for name in [Calendar.Identifier.buddhist, .hebrew, .persian, .japanese, .islamic, .gregorian] {
    var calendar = Calendar(identifier: name)
    calendar.timeZone = TimeZone(identifier: "GMT")!
    let parts = calendar.dateComponents([.year, .month, .day], from: Date(timeIntervalSince1970: 1_767_225_600))
    print(name, parts.year!, parts.month!, parts.day!)
}
