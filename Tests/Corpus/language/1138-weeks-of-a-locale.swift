// The weeks and day periods of a calendar follow its locale, unless the program sets the first day.
import Foundation

for name in ["en_GB", "en_US", "de_DE", "ja_JP", "ar_EG"] {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC")!
    let before = (calendar.firstWeekday, calendar.minimumDaysInFirstWeek)
    calendar.locale = Locale(identifier: name)
    print(name, before, calendar.firstWeekday, calendar.minimumDaysInFirstWeek, calendar.amSymbol, calendar.pmSymbol)
    calendar.firstWeekday = 3
    calendar.locale = Locale(identifier: "en_US")
    print(calendar.firstWeekday)
}
print(Calendar(identifier: .iso8601).firstWeekday, Calendar(identifier: .iso8601).amSymbol)
for seconds in [1_711_796_400.0, 1_704_067_200, 1_735_603_200] {
    let date = Date(timeIntervalSince1970: seconds)
    for name in ["en_GB", "en_US"] {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        calendar.locale = Locale(identifier: name)
        print(
            calendar.range(of: .weekOfMonth, in: .month, for: date)!, calendar.component(.weekOfMonth, from: date),
            calendar.component(.weekOfYear, from: date), calendar.component(.yearForWeekOfYear, from: date))
    }
}
