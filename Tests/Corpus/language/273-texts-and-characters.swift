// string indices, unicode, characters
let s = "Héllo, wörld 👨‍👩‍👧‍👦 🇫🇷 e\u{301}!"
print(s.count, s.utf8.count, s.utf16.count, s.unicodeScalars.count, s.first!, s.last!, s.reversed().prefix(3).map(String.init), s.uppercased(), s.lowercased(), "é" == "e\u{301}", "ß".uppercased(), "İ".lowercased().count)
let i = s.index(s.startIndex, offsetBy: 4); print(s[i], s[..<i], s[i...], s[s.startIndex...i], s.distance(from: s.startIndex, to: i), s[s.index(before: s.endIndex)], s[s.index(after: s.startIndex)])
if let r = s.range(of: "wörld") { print(s[r], s[..<r.lowerBound], s.distance(from: s.startIndex, to: r.upperBound)) }
import Foundation
var t = "hello"; t.insert("X", at: t.index(t.startIndex, offsetBy: 2)); t.insert(contentsOf: "YZ", at: t.endIndex); print(t); t.remove(at: t.startIndex); t.removeSubrange(t.index(t.endIndex, offsetBy: -2)..<t.endIndex); print(t); t.replaceSubrange(t.startIndex..<t.index(t.startIndex, offsetBy: 2), with: "##"); print(t); t.removeFirst(); t.removeLast(2); t.append("!"); t.append(contentsOf: ["a", "b"]); t += "c"; print(t, t.popLast()!, t.removeFirst(), t); t.removeAll { $0 == "!" }; print(t, t.isEmpty, t.hasPrefix("l"), t.hasSuffix("b")); t.removeAll(); print(t.isEmpty, t.first as Any, t.popLast() as Any)
for c in "aZ5 \n½٣é+€_字👍" { print(c.isLetter, c.isNumber, c.isWholeNumber, c.isUppercase, c.isLowercase, c.isWhitespace, c.isNewline, c.isPunctuation, c.isSymbol, c.isMathSymbol, c.isCurrencySymbol, c.isASCII, c.isHexDigit, c.wholeNumberValue as Any, c.hexDigitValue as Any, c.asciiValue as Any, c.unicodeScalars.first!.value, separator: " ") }
print(s.firstIndex(of: "l").map { s[$0...].prefix(3) } as Any, s.lastIndex(of: "l").map { s.distance(from: s.startIndex, to: $0) } as Any, s.contains("ö" as Character), s.contains("wör"), s.split(separator: " ").count, s.prefix(while: { $0 != "," }), s.drop { $0 != " " }.prefix(3), s.suffix(2), s.dropLast(3).last!, s.filter { $0.isASCII && $0.isLetter }, s.allSatisfy { $0 != "z" }, s.map { $0 == " " ? "_" : $0 }.prefix(5).map(String.init).joined())
print(Array("abc".utf8), String(decoding: [72, 105] as [UInt8], as: UTF8.self), String(bytes: [0xe2, 0x82, 0xac], encoding: .utf8)!, "€".utf8.map { String($0, radix: 16) }, "a".unicodeScalars.first!.value, Character(UnicodeScalar(97)), Character(Unicode.Scalar(0x1F600)!), String(UnicodeScalar(UInt8(66))), "\u{1F1FA}\u{1F1F8}".count, "abc".utf8.reversed().map { $0 }, ("a"..."e").contains("c"), ("a" as Unicode.Scalar).isASCII, "Z".unicodeScalars.first!.properties.isUppercase)
print("abc".indices.map { "abc"[$0] }, Array("héé").enumerated().map { "\($0)\($1)" }, "abc" + String(repeating: "ab", count: 2) + String(["x", "y"] as [Character]), "\(1)\("in\("ner")")", "a" < "B", "a".compare("B"), "10" < "9", ["b", "a", "C", "é", "z", "Á"].sorted(), "abc".elementsEqual("abc"), "abc".lexicographicallyPrecedes("abd"), "hello".max()!, "hello".min()!, Set("hello").count, Dictionary("hello".map { ($0, 1) }, uniquingKeysWith: +)["l"]!)
let multi = """
  Line "one" \
  continued
    indented\ttab
  \(s.count)
  """ + #" raw \n \#(1 + 1) "quoted" "# + ##"a "# b"##; print(multi)
print("""
a
  b

c\u{41}
""", #"""
raw \(x) \#n end
"""#)
print("abc"["abc".startIndex], "12345".compactMap(\.wholeNumberValue).reduce(0, +), "a-b_c".split { "-_".contains($0) }, "key=val=x".split(separator: "=", maxSplits: 1), "%41".removingPercentEncoding!, "a b&c".addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed)!, "x".padding(toLength: 4, withPad: "-.", startingAt: 0), "longtext".padding(toLength: 4, withPad: " ", startingAt: 0), "a,b;c".components(separatedBy: CharacterSet(charactersIn: ",;")), "abcabc".replacingOccurrences(of: "b", with: ""), "Hello".localizedUppercase, "ABC".lowercased(), "the cat".range(of: "cat")!.isEmpty, "aXbX".components(separatedBy: "X"), "x\ty".unicodeScalars.map(\.value), "hello world".localizedCapitalized, "Ünï".folding(options: .diacriticInsensitive, locale: nil), "abc".commonPrefix(with: "abd"), "1,234".filter("0123456789".contains))
print(Int("0042")!, Int("+5")!, Int("-7")!, Int(" 5") as Any, Int("5.0") as Any, Double("1e3")!, Double(".5")!, Double("abc") as Any, Double("inf")!, Double("0x1p3")!, Float("1.1")!, Bool("true")!, Bool("yes") as Any, UInt8("256") as Any, Int("z", radix: 36)!, String(255, radix: 16), String(255, radix: 16, uppercase: true), String(-10, radix: 2), "abc".hashValue == "abc".hashValue, Character("a") < Character("b"), "a".unicodeScalars.count, Substring("abc").count, "ab".withContiguousStorage)
extension String { var withContiguousStorage: Int { count } }
let sub = "hello world".dropFirst(6); print(sub, sub.startIndex.utf16Offset(in: "hello world"), String(sub).count, sub.base, sub == "world", sub.uppercased() + "!", sub.hasPrefix("wo"), type(of: sub)); var m = "x"; for c: Character in ["a", "b"] { m.append(c) }; m.write("w"); print(m, m.unicodeScalars.map { $0 }, m.endIndex.utf16Offset(in: m), m.index(m.startIndex, offsetBy: 99, limitedBy: m.endIndex) as Any)
