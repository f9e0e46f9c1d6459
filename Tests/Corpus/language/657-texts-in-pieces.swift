// Strings
let s = "Hello, Wörld! 👨‍👩‍👧 🇩🇪"
print(s.count, s.unicodeScalars.count, s.utf8.count, s.utf16.count, s.uppercased(), s.lowercased())
let i = s.index(s.startIndex, offsetBy: 7)
print(s[i], s[..<i], s[i...].prefix(5), s.firstIndex(of: "W") == i, s.distance(from: s.startIndex, to: i))
var t = "abc"
t.append("d")
t += "ef"
t.insert("X", at: t.startIndex)
t.insert(contentsOf: "YZ", at: t.index(before: t.endIndex))
print(t)
t.remove(at: t.startIndex)
t.removeLast(2)
t.removeSubrange(t.startIndex..<t.index(t.startIndex, offsetBy: 2))
print(t)
t.replaceSubrange(t.startIndex...t.startIndex, with: "__")
print(t)
print(
    "a-b_c".split(whereSeparator: { "-_".contains($0) }), "  x ".split(separator: " "),
    "line1\nline2\r\nline3".split(whereSeparator: \.isNewline).count,
    "a,b;c".split { $0 == "," || $0 == ";" }.map(String.init))
print(
    "swift".hasPrefix("sw"), "swift".hasSuffix("ft"), "swift".contains("if"), "swift".first!, "swift".last!,
    String("swift".dropFirst()), "swift" < "swiss", "" < "a", "a" == "\u{61}", "é" == "e\u{301}")
print(
    """
    Indented "quotes" \(1 + 1)
      deeper \
    joined
    """, #"raw \n \#(2 * 3)"#, "tab\tq\"\\", "\u{1F600}", separator: "|")
for (n, c) in "héy".enumerated() {
    print(n, c, c.isLetter, c.isASCII, c.unicodeScalars.first!.value, terminator: "; ")
}
print()
print(Character("a").isVowelish, "z".asciiSum, String(describing: "x"), String(reflecting: "x\n"), "x".debugDescription)
extension Character { var isVowelish: Bool { "aeiou".contains(self) } }
extension String {
    var asciiSum: Int { utf8.reduce(0) { $0 + Int($1) } }
    subscript(n: Int) -> Character { self[index(startIndex, offsetBy: n)] }
    subscript(r: Range<Int>) -> Substring {
        self[index(startIndex, offsetBy: r.lowerBound)..<index(startIndex, offsetBy: r.upperBound)]
    }
}
print(
    "hello"[1], "hello"[1..<3], Int("42")! + 1, Int("4x") as Any, Double("3.14")!, Double("abc") as Any, Bool("true")!,
    Int("ff", radix: 16)!, String(255, radix: 2), String(-255, radix: 16, uppercase: true))
let words = ["banana", "Apple", "cherry"]
print(
    words.sorted(), words.sorted { $0.lowercased() < $1.lowercased() }, words.joined(separator: ", "),
    words.map { $0.first! }.map(String.init).joined(), words.map(\.count))
print(
    String(repeating: "=", count: 10), String(["a", "b"] as [Character]), String("abc".reversed()), Array("abc"),
    "abc".map { "\($0)\($0)" }.joined(),
    "aabbc".reduce(into: [:]) { $0[$1, default: 0] += 1 }.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
func rle(_ s: String) -> String {
    var out = "", it = s.makeIterator()
    guard var cur = it.next() else { return "" }
    var n = 1
    while let c = it.next() {
        if c == cur {
            n += 1
        } else {
            out += "\(n)\(cur)"
            cur = c
            n = 1
        }
    }
    return out + "\(n)\(cur)"
}
print(rle("aaabccd"), rle(""), "abc".zip2("xyz"))
extension String { func zip2(_ o: String) -> String { zip(self, o).map { String([$0, $1]) }.joined(separator: "-") } }
let sub = "prefix-body-suffix".dropFirst(7).prefix { $0 != "-" }
print(sub, type(of: sub), String(sub) == "body", sub.uppercased(), sub.base)
print("a" + "b" * 3)
func * (l: String, r: Int) -> String { String(repeating: l, count: r) }
print(
    "%@".count, "x".unicodeScalars.map { $0 }, "ab".utf8.map { $0 }, Array("ab".utf16),
    "A".unicodeScalars.first!.properties.isAlphabetic, ("a"..."e").contains("c"), Character("5").wholeNumberValue!,
    Character("½").numericValueText)
extension Character { var numericValueText: String { isNumber ? "number" : "no" } }
print(
    "one two  three".components2(),
    "CamelCaseString".reduce("") { $1.isUppercase && !$0.isEmpty ? $0 + "_" + $1.lowercased() : $0 + $1.lowercased() })
extension String { func components2() -> [String] { split(separator: " ", maxSplits: 1).map(String.init) } }
print(
    "z".isEmpty, "".isEmpty, "abc".allSatisfy { $0.isLowercase }, "abc".contains { $0 > "b" },
    "abcabc".lastIndex(of: "b")!.utf16Offset(in: "abcabc"), "Ab1 ".filter { $0.isLetter || $0.isNumber },
    "abc".elementsEqual("abc"), "x\0y".count)
