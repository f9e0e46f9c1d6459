import Foundation
// text processing: a word wrap, justify, table renderer
struct Column { let title: String; let width: Int; var align: Alignment = .left
  enum Alignment { case left, right, center } }
extension String {
  func padded(to width: Int, align: Column.Alignment = .left, with ch: Character = " ") -> String {
    let gap = width - count
    guard gap > 0 else { return String(prefix(width)) }
    switch align {
    case .left: return self + String(repeating: ch, count: gap)
    case .right: return String(repeating: ch, count: gap) + self
    case .center:
      let l = gap / 2
      return String(repeating: ch, count: l) + self + String(repeating: ch, count: gap - l)
    }
  }
  func wrapped(_ width: Int) -> [String] {
    var lines: [String] = [], line = ""
    for word in split(separator: " ") {
      if !line.isEmpty && line.count + word.count + 1 > width { lines.append(line); line = "" }
      line += (line.isEmpty ? "" : " ") + word
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }
  var titleCased: String {
    components(separatedBy: " ").map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }.joined(separator: " ")
  }
  var isPalindrome: Bool { let l = lowercased().filter(\.isLetter); return l == String(l.reversed()) }
  func occurrences(of needle: Character) -> Int { reduce(into: 0) { $0 += $1 == needle ? 1 : 0 } }
}
let text = "the quick brown fox jumps over the lazy dog and keeps running through the forest until nightfall"
for (n, l) in text.wrapped(24).enumerated() { print(String(format: "%02d|%@|", n, l.padded(to: 24))) }
for l in text.wrapped(30) { print("|" + l.padded(to: 30, align: .center, with: "·") + "|") }
print(text.titleCased)
print("A man, a plan, a canal: Panama".isPalindrome, "hello".isPalindrome)
print(text.occurrences(of: "e"))
let cols = [Column(title: "Name", width: 10), Column(title: "Qty", width: 5, align: .right), Column(title: "Price", width: 9, align: .right)]
let rows: [[String]] = [["Apple", "3", String(format: "%.2f", 1.5)], ["Watermelon XL", "12", String(format: "%.2f", 1234.567)], ["Fig", "0", String(format: "%.2f", 0.0)]]
print(cols.map { $0.title.padded(to: $0.width, align: $0.align) }.joined(separator: " | "))
print(cols.map { String(repeating: "-", count: $0.width) }.joined(separator: "-+-"))
for r in rows { print(zip(cols, r).map { c, v in v.padded(to: c.width, align: c.align) }.joined(separator: " | ")) }
print(String(format: "%5d|%-5d|%05d|%+d|%x|%X|%o|%#x", 42, 42, 42, 42, 255, 255, 8, 255))
print(String(format: "%8.3f|%-8.2f|%e|%g|%G|%10.4e", 3.14159, 2.5, 12345.678, 0.0001, 1e20, 12.5))
print(String(format: "%@ and %@ and %%", "one", "two"))
print(String(format: "%c%c", 72, 105), String(format: "%5@|%-5@|", "ab", "cd"))
print(String(format: "%ld %lld %u %hhd", 1, 2, 3, 4), String(format: "%3$@ %1$@ %2$@", "a", "b", "c"))
print(String(format: "%*d", 6, 42), String(format: "%.*f", 2, 3.14159))
let freq = Dictionary(grouping: text.split(separator: " "), by: \.count).mapValues(\.count)
for (k, v) in freq.sorted(by: { $0.key < $1.key }) { print(k, v, String(repeating: "#", count: v)) }
let words = text.split(separator: " ").map(String.init)
let counts = words.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
print(counts.filter { $0.value > 1 }.sorted { ($0.value, $0.key) > ($1.value, $1.key) })
print(words.max { $0.count < $1.count }!, words.min(by: { ($0.count, $0) < ($1.count, $1) })!)
print("a,b,,c,".split(separator: ",", omittingEmptySubsequences: false), "a,b,,c,".split(separator: ",", maxSplits: 1))
print("  trim me \n".trimmingCharacters(in: .whitespacesAndNewlines) + "|")
print("one two  three".components(separatedBy: .whitespaces))
print("camelCaseStringHere".reduce("") { $1.isUppercase ? $0 + "_" + $1.lowercased() : $0 + String($1) })
print("snake_case_here".split(separator: "_").enumerated().map { $0.offset == 0 ? String($0.element) : $0.element.capitalized }.joined())
print("ROT13: " + String("Hello, World".map { c -> Character in
  guard let a = c.asciiValue, c.isLetter else { return c }
  let base: UInt8 = c.isUppercase ? 65 : 97
  return Character(UnicodeScalar((a - base + 13) % 26 + base)) }))
print("abc".unicodeScalars.map { String($0.value, radix: 2) }, "é".utf8.map { $0 }, "é".utf16.count)
print("line1\nline2\r\nline3".split(whereSeparator: \.isNewline), "x=1;y=2".split(separator: ";").map { $0.split(separator: "=") })
print("Hello".replacingOccurrences(of: "l", with: "LL"), "hello world".capitalized, "abc" < "abd", "Zebra" < "apple")
print("abc".compare("abd") == .orderedAscending, "ABC".caseInsensitiveCompare("abc") == .orderedSame, "a10".compare("a9", options: .numeric) == .orderedDescending)
