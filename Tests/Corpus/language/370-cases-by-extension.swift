// Conformances that come later, or through another protocol.
enum Suit: String { case clubs, hearts }
extension Suit: CaseIterable {}

protocol Choice: CaseIterable, RawRepresentable where RawValue == String {
    static var title: String { get }
}
extension Choice {
    static var menu: String { title + ": " + allCases.map(\.rawValue).joined(separator: "/") }
}
enum Size: String, Choice {
    case small, large
    static let title = "Size"
}
enum Colour: String { case red, green }
extension Colour: Choice { static var title: String { "Colour" } }

func count<T: CaseIterable>(_ type: T.Type) -> Int { type.allCases.count }

print(Suit.allCases, Suit.allCases.first!, count(Suit.self))
print(Size.menu, Colour.menu, count(Colour.self))

enum Light { case on, off }
extension Light: CaseIterable, CustomStringConvertible {
    var description: String { self == .on ? "shining" : "dark" }
}
for light in Light.allCases { print(light) }
print(Dictionary(uniqueKeysWithValues: Size.allCases.enumerated().map { ($1.rawValue, $0) })["large"]!)
