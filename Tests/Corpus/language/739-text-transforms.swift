// Expected: compiled with swiftc 6.3. Texts without their accents.
import Foundation

for text in ["Zürich", "Crème Brûlée", "plain", "", "ÅÄÖ", "e\u{301}"] {
    print(text.applyingTransform(.stripDiacritics, reverse: false) ?? "nil")
    print(text.applyingTransform(.stripCombiningMarks, reverse: false) ?? "nil")
}
let slug = "Été à la plage".applyingTransform(.stripDiacritics, reverse: false)!
    .lowercased().components(separatedBy: .whitespaces).joined(separator: "-")
print(slug)
print(StringTransform.stripDiacritics == StringTransform.stripDiacritics)
