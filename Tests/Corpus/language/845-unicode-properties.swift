// Expected: compiled with swiftc 6.3. what Unicode knows of code points.
for scalar in "aÄ5½Ⅷ四 €-_(«\u{301}é😀".unicodeScalars {
    let known = scalar.properties
    print(scalar.value, known.generalCategory, known.numericType as Any, known.numericValue as Any)
    print(known.isAlphabetic, known.isUppercase, known.isCased, known.isMath, known.isDash, known.isEmoji, known.isHexDigit)
    print(known.lowercaseMapping, known.uppercaseMapping, known.titlecaseMapping, known.name ?? "none")
}
extension Unicode.Scalar {
    var isPunctuation: Bool {
        switch properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .otherPunctuation: return true
        default: return false
        }
    }
}
print("Hi, (you) - there!".unicodeScalars.filter(\.isPunctuation).map(String.init))
let groups = Dictionary(grouping: "a1 B2?".unicodeScalars, by: { "\($0.properties.generalCategory)" })
for (name, scalars) in groups.sorted(by: { $0.key < $1.key }) { print(name, scalars) }
let category: Unicode.GeneralCategory = "ß".unicodeScalars.first!.properties.generalCategory
print(category == .lowercaseLetter, category, Unicode.NumericType.decimal)
