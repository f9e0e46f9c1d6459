// Expected: compiled with swiftc 6.3. Lines and paragraphs of a text, and its letters in other scripts.
import Foundation

print("Привет".applyingTransform(.toLatin, reverse: false) ?? "nil")
print("hello".applyingTransform(.latinToCyrillic, reverse: false) ?? "nil")
print("日本".applyingTransform(.toLatin, reverse: false) ?? "nil")
print("é".applyingTransform(.toXMLHex, reverse: false) ?? "nil")
print("ｆｕｌｌ".applyingTransform(.fullwidthToHalfwidth, reverse: false) ?? "nil")
print("カタ".applyingTransform(.hiraganaToKatakana, reverse: true) ?? "nil")
print("こんにちは".applyingTransform(.hiraganaToKatakana, reverse: false) ?? "nil")
print("Ünï Crème".applyingTransform(StringTransform("Any-Latin; Latin-ASCII; Lower()"), reverse: false) ?? "nil")
print("Crème Brûlée".applyingTransform(.stripDiacritics, reverse: false) ?? "nil")
print("abc".applyingTransform(StringTransform("Bogus-Thing"), reverse: false) ?? "nil")

let text = "one\ntwo\r\n\nthree\u{2029}four é\u{301}"
let found = text.range(of: "tw")!
print(text[text.lineRange(for: found)].debugDescription, text.paragraphRange(for: found) == text.lineRange(for: found))
print(text.lineRange(for: text.startIndex...) == text.startIndex..<text.endIndex)
print((text as NSString).lineRange(for: NSRange(location: 5, length: 1)))
func all(_ options: NSString.EnumerationOptions, in range: Range<String.Index>) {
    text.enumerateSubstrings(in: range, options: options) { piece, range, enclosing, _ in
        print(piece.debugDescription, text[range].debugDescription, text[enclosing].debugDescription)
    }
    print("--")
}
let whole = text.startIndex..<text.endIndex
all(.byLines, in: whole)
all(.byParagraphs, in: whole)
all([.byLines, .reverse], in: whole)
all([.byLines, .substringNotRequired], in: whole)
all(.byComposedCharacterSequences, in: whole)
var lines: [String] = []
text.enumerateSubstrings(in: text.startIndex..., options: .byLines) { line, _, _, stop in
    guard let line else { return }
    lines.append(line)
    stop = lines.count == 2
}
print(lines)
text.enumerateLines { line, stop in
    print(line)
    if line == "two" { stop = true }
}
print("abc".hash == "abc".hash, "abc".hash == NSString(string: "abc").hash)
