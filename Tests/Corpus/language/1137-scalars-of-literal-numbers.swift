// An initialiser that may fail gives way to one for another type of the literal, if the parameter needs a value.

print((97...99).map { Character(UnicodeScalar($0)) })
let letters: [Character] = (65...67).map { Character(UnicodeScalar($0)) }
print(String(letters), [97, 98].map { String(UnicodeScalar($0)) })

struct Small {
    let text: String
    init(_ x: UInt8) { text = "byte \(x)" }
    init?(_ x: Int) { return nil }
}
func show(_ small: Small) { print(small.text) }
func show(_ text: String) { print(text) }
[1, 2].forEach { show(Small($0)) }
print([3].map { Small($0) }.count, [4].compactMap { Small($0) }.count)
