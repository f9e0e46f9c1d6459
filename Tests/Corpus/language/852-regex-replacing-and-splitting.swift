// Expected: compiled with swiftc 6.3. Texts changed, taken apart and looked into with regexes.
print("a1b22c333".replacing(#/[a-z]/#, with: "-"), "a.b.c".replacing(#/\./#, with: "/", maxReplacements: 1))
print("tel 555-1234".replacing(#/\d/#, with: "#"), "x".replacing(#/x/#, with: "$0 \\1"), "abcabc".replacing(#/b/#, with: ""))
print("Ann Lee, Bob Ray".replacing(#/(?<first>\w+) (?<last>\w+)/#) { "\($0.last) \($0.first)" })
var text = "The year 1999 and 2024"
text.replace(#/\d{4}/#) { match in String(Int(match.output)! + 1) }
print(text)
text.replace(#/\s+/#, with: "_", maxReplacements: 2)
print(text)
text.trimPrefix(#/[A-Z]\w*?_/#)
print(text)
print("snake_case_name".replacing(#/_([a-z])/#) { $0.1.uppercased() })
print("camelCaseName".replacing(#/[A-Z]/#) { "_" + $0.output.lowercased() })

print("a, b;c".split(separator: #/[,;]\s*/#), ",a,,b,".split(separator: #/,/#))
print(",a,,b,".split(separator: #/,/#, omittingEmptySubsequences: false), "a,b,c,d".split(separator: #/,/#, maxSplits: 2))
print("aXbX".split(separator: #/X/#, maxSplits: 1, omittingEmptySubsequences: false), "abc".split(separator: #/x*/#))
print("one  two\tthree\nfour".split(separator: #/\s+/#).map(String.init))

print("a1b22".ranges(of: #/\d+/#).map { "a1b22"["a1b22".startIndex..<$0.lowerBound] })
if let range = text.firstRange(of: #/\d+/#) { print(text[range], text.distance(from: text.startIndex, to: range.lowerBound)) }
print("abc".contains(#/b/#), "abc".contains(#/^b/#), "abc".starts(with: #/[a-c]+/#), "abc".starts(with: #/b/#))
print("  \tindented".trimmingPrefix(#/\s+/#), "key: value".trimmingPrefix(#/\w+:\s*/#), "x".trimmingPrefix(#/y/#))
print("abc".matches(of: #/x*/#).count, "abc".replacing(#/x*/#, with: "-"), "aab".replacing(#/a*/#, with: "-"))
print("ab".wholeMatch(of: #/a|ab/#)!.0, "abc".prefixMatch(of: #/a|ab/#)!.0, "aaa".matches(of: #/a??/#).count)

var rest = "key: value, other: thing"[...]
rest.trimPrefix(#/\w+:\s*/#)
print(rest)
rest.replace(#/[aeiou]/#, with: "*")
print(rest, rest.replacing(#/\W+/#, with: " "), rest.firstMatch(of: #/^v/#) != nil, rest.dropFirst().contains(#/^\*/#))
struct Missing: Error {}
func firstNumber(in text: some StringProtocol) throws -> Int {
    guard let match = String(text).firstMatch(of: #/-?\d+/#), let number = Int(match.output) else { throw Missing() }
    return number
}
print(try firstNumber(in: "t = -12 °C"), (try? firstNumber(in: "none")) as Any)
