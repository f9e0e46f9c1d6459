extension BidirectionalCollection { var secondToLast: Element? { dropLast().last }; func trimmed(_ p: (Element) -> Bool) -> SubSequence { var s = self[...]; while let f = s.first, p(f) { s = s.dropFirst() }; while let l = s.last, p(l) { s = s.dropLast() }; return s } }
extension RandomAccessCollection { func middle() -> Element? { isEmpty ? nil : self[index(startIndex, offsetBy: count / 2)] }; func halves() -> (SubSequence, SubSequence) { let m = index(startIndex, offsetBy: count / 2); return (self[..<m], self[m...]) } ; func lastTwo() -> [Element] { Array(suffix(2).reversed()) } }
print("xyz".secondToLast!, [1, 2, 3].secondToLast!, "  ab ".trimmed { $0 == " " }, [0, 1, 0].trimmed { $0 == 0 })
print([1, 2, 3].middle()!, (1...4).halves().0.map { $0 }, Array([1, 2, 3, 4, 5].halves().1), [1, 2, 3].lastTwo())
struct R: RandomAccessCollection { let n: Int; var startIndex: Int { 0 }; var endIndex: Int { n }; subscript(i: Int) -> Int { i * i } }
print(R(n: 5).secondToLast!, R(n: 6).trimmed { $0 < 4 }.map { $0 }, R(n: 5).middle()!, R(n: 4).halves().1.last!)
