// A collection whose parts are of a type of its own makes them itself, whoever asks.
struct Words: Collection {
    let parts: [String]
    var startIndex: Int { 0 }
    var endIndex: Int { parts.count }
    func index(after i: Int) -> Int { i + 1 }
    subscript(i: Int) -> String { parts[i] }
    subscript(range: Range<Int>) -> Words {
        print("own", range)
        return Words(parts: Array(parts[range]))
    }
}
let words = Words(parts: ["a", "b", "c", "d"])
print(words[1..<2].parts, words[2...].parts, words[...1].parts)
print(type(of: words.prefix(2)), words.prefix(2).parts)
print(words.dropFirst().parts, words.dropLast(2).parts, words.suffix(1).parts)
print(words.prefix { $0 < "c" }.parts, words.drop { $0 < "c" }.parts)
print(words.split(separator: "b").map(\.parts))
print(words.prefix(upTo: 1).parts, words.suffix(from: 3).parts)

struct Ring: BidirectionalCollection {
    var items: [Int]
    var startIndex: Int { items.startIndex }
    var endIndex: Int { items.endIndex }
    func index(after i: Int) -> Int { i + 1 }
    func index(before i: Int) -> Int { i - 1 }
    subscript(i: Int) -> Int { items[i] }
    subscript(range: Range<Int>) -> ArraySlice<Int> { items[range] }
}
let ring = Ring(items: [4, 5, 6])
print(ring.dropFirst(), type(of: ring.dropFirst()), ring.suffix(2).reversed().first ?? 0)

struct Plain: Collection {
    var items = [1, 2, 3]
    var startIndex: Int { 0 }
    var endIndex: Int { items.count }
    func index(after i: Int) -> Int { i + 1 }
    subscript(i: Int) -> Int { items[i] }
}
print(Array(Plain()[1...]), type(of: Plain().dropFirst()))
