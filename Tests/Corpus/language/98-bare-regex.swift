// Regexes between bare slashes, as Swift 6 reads them
let word = /[a-z]+(\d*)/
if let match = "see abc42".firstMatch(of: /abc(\d+)/) { print(match.0, match.1) }
print("a1 b22".matches(of: word).map { String($0.1) })
print("a/b/c".split(separator: /\//), "x, y;z".split(separator: /[,;]\s*/))
let half = 10 / 2 / 5
let (a, b) = (8, 4)
print(half, a/b, a / b, [4, 2].reduce(16, /), "a-b".replacing(/-/, with: "+"))
switch "2024-05" {
case let text where text.wholeMatch(of: /(?<year>\d{4})-(?<month>\d\d)/)?.year == "2024": print("this year")
default: print("other")
}
