// Numbers and dates in styles that are put together from parts.
import Foundation

let us = Locale(identifier: "en_US")
let price = 1234.5678

print(price.formatted(.number.locale(us)))
print(price.formatted(.number.precision(.fractionLength(2)).locale(us)))
print(price.formatted(.number.precision(.fractionLength(0...1)).locale(us)))
print(price.formatted(.number.precision(.significantDigits(3)).locale(us)))
print(price.formatted(.number.grouping(.never).locale(us)))
print(price.formatted(.number.rounded(rule: .up).precision(.fractionLength(1)).locale(us)))
print(price.formatted(.currency(code: "USD").locale(us)))
print(price.formatted(.currency(code: "USD").precision(.fractionLength(0)).locale(us)))
print((-price).formatted(.currency(code: "EUR").sign(strategy: .accounting).locale(us)))
print(price.formatted(.currency(code: "JPY").presentation(.isoCode).locale(us)))
print(0.256.formatted(.percent.locale(us)))
print(0.256.formatted(.percent.precision(.fractionLength(0)).locale(us)))
print(price.formatted(.number.notation(.compactName).locale(us)))
print(price.formatted(.number.notation(.scientific).locale(us)))
print(price.formatted(.number.locale(Locale(identifier: "de_DE"))))

// Each of a number's types has styles of its own.
print(1_234_567.formatted(.number.locale(us)), 42.formatted(.percent.locale(us)))
print(7.formatted(.number.precision(.integerLength(3)).locale(us)), 7.formatted(.number.sign(strategy: .always()).locale(us)))
let small: UInt8 = 200
let half: Float = 0.5
print(small.formatted(.currency(code: "GBP").locale(us)), half.formatted(.number.precision(.fractionLength(3)).locale(us)))
print(Decimal(string: "19.995")!.formatted(.currency(code: "USD").locale(us)))

// A style is a value.
let style = FloatingPointFormatStyle<Double>(locale: us).precision(.fractionLength(1))
print([0.25, 1.75, 1000].map(style.format), [0.25, 1.75].map { $0.formatted(style) })
let money = FloatingPointFormatStyle<Double>.Currency(code: "USD", locale: us)
print("total: \(money.format(3.1)), \(2.5.formatted(money.presentation(.fullName)))")
let whole = IntegerFormatStyle<Int>(locale: us)
print(whole.format(65536), whole == IntegerFormatStyle<Int>(locale: us))

// Dates.
var moment = Date.FormatStyle(date: .long, time: .shortened, locale: us)
moment.timeZone = TimeZone(identifier: "America/New_York")!
let date = Date(timeIntervalSince1970: 1_700_000_000)
func plain(_ text: String) -> String { String(text.map { $0.isWhitespace ? " " : $0 }) }
print(plain(moment.format(date)))
print(plain(date.formatted(moment)))
print(date.formatted(.dateTime.year().month().day().locale(us)))
print(date.formatted(.dateTime.weekday(.wide).month(.wide).day().locale(us)))
print(date.formatted(.dateTime.day(.twoDigits).month(.twoDigits).year(.twoDigits).locale(us)))
print(plain(date.formatted(.dateTime.hour().minute().locale(us))))
print(date.formatted(.iso8601), date.ISO8601Format())
let day = date.formatted(date: .numeric, time: .omitted)
print(day.contains("2023"))
