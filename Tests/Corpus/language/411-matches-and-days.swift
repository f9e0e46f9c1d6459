// Matches one after the other, and the day of the year.
import Foundation

let words = try NSRegularExpression(pattern: "([a-z]+)(\\d)?")
let text = "abc def1 ghi"
let whole = NSRange(text.startIndex..., in: text)
words.enumerateMatches(in: text, range: whole) { match, _, _ in
    guard let match, let range = Range(match.range, in: text) else { return }
    print(text[range], match.range(at: 2).location == NSNotFound)
}
words.enumerateMatches(in: text, options: [], range: whole) { match, flags, stop in
    print(match!.range, flags.contains(.hitEnd))
    if match!.range.location == 4 { stop.pointee = true }
}
words.enumerateMatches(in: text, options: .reportCompletion, range: whole) { match, flags, _ in
    print(match?.range.length as Any, flags.contains(.completed))
}
print(words.stringByReplacingMatches(in: text, range: NSRange(location: 3, length: 6), withTemplate: "<$1>"))
print(words.firstMatch(in: text, options: .anchored, range: whole)?.range as Any)
print(text.replacingOccurrences(of: "[aeiou]", with: "*", options: .regularExpression))

var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(identifier: "GMT")!
let date = Date(timeIntervalSince1970: 40 * 86_400)
print(calendar.component(.dayOfYear, from: date), calendar.range(of: .dayOfYear, in: .year, for: date)!)
print(calendar.dateComponents([.dayOfYear, .day], from: date))
print(calendar.date(byAdding: .dayOfYear, value: 3, to: date)!)
var leap = DateComponents()
leap.year = 2024
leap.dayOfYear = 60
print(leap, calendar.date(from: leap)!)
