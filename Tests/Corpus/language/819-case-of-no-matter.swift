// Expected: compiled with swiftc 6.3. Texts compared and found where case is of no matter, beyond ASCII.
import Foundation
print("straße".caseInsensitiveCompare("STRASSE") == .orderedSame, "ß".compare("SS", options: .caseInsensitive).rawValue)
print("straße".range(of: "SS", options: .caseInsensitive) != nil, "straße".localizedCaseInsensitiveContains("SS"))
print("Straße" == "STRASSE", "Straße".lowercased() == "STRASSE".lowercased())
print("ﬁne".caseInsensitiveCompare("FINE").rawValue, "İ".caseInsensitiveCompare("i").rawValue, "É".caseInsensitiveCompare("é").rawValue)
let street = "Große Straße"
if let found = street.range(of: "GROSSE", options: .caseInsensitive) { print(street[found], street[found.upperBound...]) }
print(street.range(of: "s", options: .caseInsensitive).map { street[$0.lowerBound...] } ?? "-")
print(street.replacingOccurrences(of: "SS", with: "s", options: .caseInsensitive))
print("ΣΊΣΥΦΟΣ".caseInsensitiveCompare("σίσυφος") == .orderedSame, "Crème BRÛLÉE".range(of: "brule", options: [.caseInsensitive, .diacriticInsensitive]) != nil)
print(["b", "A", "ä", "Z"].sorted { $0.caseInsensitiveCompare($1) == .orderedAscending })
print("Hello World".range(of: "world", options: [.caseInsensitive, .backwards]) != nil, "abc".range(of: "AB", options: [.anchored, .caseInsensitive]) != nil)
