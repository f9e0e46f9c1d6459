// Searching text with regular expressions, scanners and ranges, and numbers as people write them.
import Foundation

let log = "2024-05-01 ann@site.com paid 12.50; 2023-11-30 bob@mail.org paid 7; é 1999- end"
let whole = NSRange(log.startIndex..., in: log)
let dates = try NSRegularExpression(pattern: #"(?<year>\d{4})-(\d\d)?"#)
print(dates.pattern, dates.numberOfCaptureGroups, dates.options.isEmpty)
for match in dates.matches(in: log, range: whole) {
    let year = (log as NSString).substring(with: match.range(withName: "year"))
    if let month = Range(match.range(at: 2), in: log) {
        print(year, log[month], match.range)
    } else {
        print(year, "no month", match.range(at: 2).location == NSNotFound, match.numberOfRanges)
    }
}
let mail = try NSRegularExpression(pattern: "([a-z]+)@([A-Z]+)\\.(com|org)", options: [.caseInsensitive])
print(mail.numberOfMatches(in: log, range: whole), mail.firstMatch(in: log, range: whole)!.range(at: 1))
print(mail.stringByReplacingMatches(in: log, range: whole, withTemplate: "<$2:$1>"))
print(mail.rangeOfFirstMatch(in: "none", range: NSRange(location: 0, length: 4)).location == NSNotFound)
print(NSRegularExpression.escapedPattern(for: "1+1=(2)"))
do {
    _ = try NSRegularExpression(pattern: "(open")
} catch {
    print(error.localizedDescription, (error as NSError).code)
}
print(NSRange(log.range(of: "paid")!, in: log), Range(NSRange(location: 2, length: 3)) as Any)
print(Range(NSRange(location: 500, length: 1), in: log) as Any, ("a😀b" as NSString).substring(from: 3))

let scanner = Scanner(string: "12 apples at 3.5; -7 left")
print(scanner.scanInt() ?? 0, scanner.scanCharacters(from: .letters) ?? "", scanner.scanUpToString("3") ?? "")
print(scanner.scanDouble() ?? 0, scanner.scanInt() as Any, scanner.scanString(";") ?? "", scanner.scanInt() ?? 0)
print(scanner.isAtEnd, scanner.scanCharacter() ?? "?", scanner.scanUpToCharacters(from: .newlines) ?? "", scanner.isAtEnd)

print("banana".firstRange(of: "an").map { "banana"[$0] } ?? "", "banana".ranges(of: "an").count, [1, 2, 3, 2, 3].ranges(of: [2, 3]))
print([1, 2].firstRange(of: [5]) as Any, "xxabc".trimmingPrefix("xx"), [1, 2, 3].trimmingPrefix([1]))
print(Data([1, 2, 3, 4]).range(of: Data([2, 3])) as Any, Data([1]).range(of: Data([9])) as Any)
print(1234567.formatted(), (-5).formatted(), 12.5.formatted(), 1234.56789.formatted(), 2.0.formatted(), 999.formatted())
print(["tea", "milk", "jam"].formatted(), ["tea", "milk"].formatted(), ["tea"].formatted())
