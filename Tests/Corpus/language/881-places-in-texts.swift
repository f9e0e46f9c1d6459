// Places in a text: how they print, and whether a view has a part that begins there.
let text = "a\u{e9}👍🏽b"
for index in text.indices { print(index, terminator: " ") }
print(text.endIndex)
for index in text.utf16.indices { print(index, terminator: " ") }
print()
debugPrint(text.startIndex, [text.startIndex])
print(text.firstIndex(of: "b") as Any, text.startIndex..<text.endIndex, "\(text.endIndex)")
if let index = text.firstIndex(of: "b") {
    print(index.samePosition(in: text.utf8).map { text.utf8.distance(from: text.utf8.startIndex, to: $0) } ?? -1)
    print(index.samePosition(in: text.unicodeScalars) != nil, index.samePosition(in: text) != nil)
}
let accent = "e\u{301}x"
let middle = accent.utf16.index(after: accent.utf16.startIndex)
print(String.Index(middle, within: accent) == nil, String.Index(accent.startIndex, within: accent.utf8) != nil)
print(middle.samePosition(in: accent.unicodeScalars) != nil, middle.samePosition(in: accent) != nil)
let parts = "a,b".unicodeScalars.split(separator: ",").map(Substring.init)
print(parts, "a,b".unicodeScalars.split(separator: ",").map { String($0) })
let from: CountablePartialRangeFrom<Int> = 5...
let open: CountableRange<Int> = 0..<3
let closed: CountableClosedRange<Int> = 0...3
print(from.contains(7), open.count, closed.count)
func all(_ numbers: [Int], _ test: (Int) -> Bool) -> Bool {
    withoutActuallyEscaping(test) { test in numbers.lazy.filter { !test($0) }.isEmpty }
}
print(all([2, 4]) { $0 % 2 == 0 }, all([2, 3]) { $0 % 2 == 0 })
