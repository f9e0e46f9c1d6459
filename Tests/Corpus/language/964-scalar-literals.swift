// One scalar in quotes may be a scalar, also where another overload takes an associated type.
protocol Box { associatedtype Element }
extension Box { func add(_ e: Element) -> String { "protocol" } }
struct Scalars: Box {
    typealias Element = Unicode.Scalar
    func add(_ e: Unicode.Scalar) -> String { "own" }
}
struct Mark: ExpressibleByUnicodeScalarLiteral {
    let value: UInt32
    init(unicodeScalarLiteral scalar: Unicode.Scalar) { value = scalar.value }
}
struct Sign: ExpressibleByExtendedGraphemeClusterLiteral {
    let text: String
    init(extendedGraphemeClusterLiteral character: Character) { text = "<\(character)>" }
}
struct Marks: Box {
    typealias Element = Mark
    func add(_ e: Mark) -> String { "own \(e.value)" }
}
print(Scalars().add("c"), Marks().add("c"), ("é" as Sign).text, ("x" as Mark).value)
var view = "abc".unicodeScalars
view.insert("x", at: view.startIndex)
view.append("z")
view += "yy".unicodeScalars
view.insert(contentsOf: "é".unicodeScalars, at: view.index(after: view.startIndex))
print(String(view), view.count)
let joined: Character = "\u{1F1E8}\u{200D}\u{1F1F3}"
let flags: Character = "\u{1F1E8}\u{1F1F3}\u{1F1E8}"
print(String(joined).unicodeScalars.count, String(flags).unicodeScalars.count)
