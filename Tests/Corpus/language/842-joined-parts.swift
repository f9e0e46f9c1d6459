// Expected: compiled with swiftc 6.3. parts and lists joined where their place says what the whole is.
func permutations<Element>(_ items: [Element]) -> [[Element]] {
    guard let first = items.first else { return [[]] }
    return permutations(Array(items.dropFirst())).flatMap { rest in
        (0...rest.count).map { i in rest[..<i] + [first] + rest[i...] }
    }
}
print(permutations([1, 2, 3]))
print(permutations(Array("ab")).map { String($0) })

extension Array {
    func inserting(_ element: Element, at index: Int) -> [Element] { self[..<index] + [element] + self[index...] }
    func inserted(everywhere element: Element) -> [[Element]] {
        (0...count).map { self[..<$0] + [element] + self[$0...] }
    }
    func without(_ index: Int) -> [Element] { self[..<index] + self[(index + 1)...].map { $0 } }
    var rotations: [[Element]] { indices.map { i in self[i...] + Array(self[..<i]) } }
}
print([1, 2].inserting(9, at: 1), ["a"].inserted(everywhere: "b"), [1, 2, 3].without(1), [1, 2, 3].rotations)

let numbers = [1, 2, 3], others = [9]
let joined: [Int] = numbers[..<1] + others + numbers[1...]
let parts: ArraySlice<Int> = numbers[1...] + others + numbers
let four: [Int] = numbers[..<1] + [7] + others + numbers[2...]
let text: [Character] = "ab".prefix(1) + ["-"] + "cd".suffix(1)
print(joined, parts, four, text)
print(type(of: numbers[..<1] + others), type(of: others + numbers[..<1]))

let pairs: [[Int]] = [0, 1].flatMap { n in [0, 1].map { i in numbers[..<i] + [n] } }
let strings: [String] = [1, 2].flatMap { n in [n, n * 2].map { String($0) } }
let wide: [Double] = [1, 2].flatMap { _ in (0...1).map { _ in 0.5 } }
print(pairs, strings, wide)
func all(_ words: [String]) -> [[String]] {
    words.indices.flatMap { i in words.indices.map { j in words[..<i] + words[j...] + ["!"] } }
}
print(all(["x", "y"]).count)
