// from swiftc
let text = #"""
Name,Age,City
"Smith, J",42,Paris
Lee,7,"New ""York"""
"""#
func csv(_ s: String) -> [[String]] {
    var rows: [[String]] = [[]], field = "", quoted = false
    var it = s.makeIterator(), pending: Character?
    while let c = pending ?? it.next() {
        pending = nil
        switch (c, quoted) {
        case ("\"", true): if let n = it.next() { if n == "\"" { field.append(n) } else { quoted = false; pending = n } } else { quoted = false }
        case ("\"", false): quoted = true
        case (",", false): rows[rows.count - 1].append(field); field = ""
        case ("\n", false): rows[rows.endIndex - 1].append(field); field = ""; rows.append([])
        default: field.append(c)
        }
    }
    rows[rows.count - 1].append(field)
    return rows
}
for row in csv(text) { print(row.map { "<\($0)>" }.joined(separator: " ")) }
func caesar(_ s: String, _ k: Int) -> String { String(s.map { c in guard let a = c.asciiValue, c.isLetter else { return c }; let base: UInt8 = c.isUppercase ? 65 : 97; return Character(UnicodeScalar((a - base + UInt8((k + 26) % 26)) % 26 + base)) }) }
print(caesar("Hello, World!", 3), caesar(caesar("abc", 5), -5))
let palindrome = { (s: String) -> Bool in let l = s.lowercased().filter(\.isLetter); return l == String(l.reversed()) }
print(palindrome("A man, a plan, a canal: Panama"), "racecar".indices.count, Array("abc").permutations().map { String($0) })
extension Array { func permutations() -> [[Element]] { count < 2 ? [self] : indices.flatMap { i -> [[Element]] in var r = self; let x = r.remove(at: i); return r.permutations().map { [x] + $0 } } } }
let s = "Swift 5.9!"; print(s.first!, s.last!, s[s.index(s.startIndex, offsetBy: 2)], s.prefix(3), s.dropLast(2), s.filter(\.isNumber), s.map { $0.isWhitespace ? "_" : String($0) }.joined(), s.firstIndex(of: "5")!.utf16Offset(in: s))
print(s.split { !$0.isLetter }, s.reduce(0) { $0 + ($1.wholeNumberValue ?? 0) }, s.unicodeScalars.map(\.value).prefix(3), s.contains("5.9"), s.enumerated().filter { $0.offset % 3 == 0 }.map(\.element))
